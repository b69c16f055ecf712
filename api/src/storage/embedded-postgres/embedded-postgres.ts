import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { addressOf } from "./address.js";
import { findBinaries } from "./binaries.js";
import { prepareCluster } from "./cluster.js";
import { operatingUser } from "./operating-user.js";
import { hasPostmaster, isAlive, postmasterOf, readNumber } from "./postmaster-file.js";
import { probe } from "./probe.js";
import { run } from "./run.js";

/** A PostgreSQL server of our own, shared by every process on the same data directory. */
export interface EmbeddedPostgres {
	/** How to connect; stays the same when the server starts again. */
	readonly connection: pg.ClientConfig;
	/** Starts the server again where it is gone; does nothing where it answers. */
	ensureRunning(): Promise<void>;
	/** Stops the server where this process started it, or where its starter is gone. */
	stop(): Promise<void>;
}

/** How long a start may take; recovery after a crash is part of it. */
const startTimeout = 60_000;

/**
 * Connects to the server of `dataDirectory`, and makes or starts it first where needed. Other
 * processes may do the same at the same time: one of them starts it, all connect. The server
 * outlives a starter that is killed, and the next to come joins it.
 *
 * @throws {Error} where the server does not start, with the end of its log
 */
export async function openEmbeddedPostgres(
	dataDirectory: string,
	log: Logger,
): Promise<EmbeddedPostgres> {
	const user = operatingUser();
	const binaries = await findBinaries(user);
	const cluster = await prepareCluster(dataDirectory, binaries, user);
	const address = await addressOf(cluster, user);
	const starterFile = join(cluster.directory, "nev-starter");
	const logFile = join(cluster.directory, "server.log");

	function launch(): ChildProcess {
		const output = openSync(logFile, "a");
		const server = spawn(
			binaries.postgres,
			[
				...["-D", cluster.directory],
				...address.parameters,
				...["-c", "fsync=on", "-c", "synchronous_commit=on", "-c", "full_page_writes=on"],
			],
			{ ...user.identity, cwd: "/", detached: true, stdio: ["ignore", output, output] },
		);
		closeSync(output);
		server.on("error", (error) => log.error({ err: error }, "PostgreSQL could not be launched"));
		server.unref();
		return server;
	}

	async function ensureRunning(): Promise<void> {
		const deadline = Date.now() + startTimeout;
		let server: ChildProcess | undefined;
		while (!(await probe(address.client, cluster.directory))) {
			if (Date.now() > deadline) {
				throw new Error(`The embedded PostgreSQL did not start.\n${endOf(logFile)}`);
			}
			const isComing = isRunning(server) || hasPostmaster(cluster.directory);
			if (!isComing) server = launch();
			await pause(50);
		}
		const isStarter = server !== undefined && server.pid === postmasterOf(cluster.directory);
		if (isStarter) writeFileSync(starterFile, String(process.pid));
	}

	function isOurs(): boolean {
		const starter = readNumber(starterFile);
		return starter === undefined || starter === process.pid || !isAlive(starter);
	}

	await ensureRunning();
	await assertDurable(address.client);
	return {
		connection: address.client,
		ensureRunning,
		async stop() {
			if (!isOurs() || !hasPostmaster(cluster.directory)) return;
			await run(
				binaries.pg_ctl,
				["stop", `--pgdata=${cluster.directory}`, "--mode=fast", "--wait"],
				user,
			).catch((error) => log.warn({ err: error }, "PostgreSQL was not stopped"));
		},
	};
}

function isRunning(server: ChildProcess | undefined): boolean {
	return server?.pid !== undefined && server.exitCode === null && server.signalCode === null;
}

/** A lead that was acknowledged must survive a power cut, so the settings that ensure it are checked. */
async function assertDurable(connection: pg.ClientConfig): Promise<void> {
	const client = new pg.Client(connection);
	await client.connect();
	try {
		const { rows } = await client.query<{ name: string; setting: string }>(
			"select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
		);
		const off = rows.filter(({ setting }) => setting !== "on").map(({ name }) => name);
		if (rows.length !== 3 || off.length > 0) {
			throw new Error(`The embedded PostgreSQL runs with ${off.join(" and ")} off.`);
		}
	} finally {
		await client.end();
	}
}

function endOf(file: string): string {
	try {
		return `The end of ${file}:\n${readFileSync(file, "utf8").slice(-2000)}`;
	} catch {
		return "It wrote no log.";
	}
}
