import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ClientConfig } from "pg";
import type { Logger } from "pino";
import { StartError } from "../../start-error.js";
import { addressOf } from "./address.js";
import { findBinaries } from "./binaries.js";
import { prepareCluster } from "./cluster.js";
import { assertDurable, durableParameters } from "./durability.js";
import { operatingUser } from "./operating-user.js";
import { hasPostmaster, isAlive, postmasterOf, readNumber } from "./postmaster-file.js";
import { probe } from "./probe.js";
import { run } from "./run.js";

/** A PostgreSQL server of our own, shared by every process on the same data directory. */
export interface EmbeddedPostgres {
	/** How to connect; stays the same when the server starts again. */
	readonly connection: ClientConfig;
	/** Starts the server again where it is gone; does nothing where it answers. */
	ensureRunning(): Promise<void>;
	/** Stops the server where this process started it, or where its starter is gone. */
	stop(): Promise<void>;
}

/** How long a start may take, in milliseconds; recovery after a crash is part of it. */
const startTimeout = 120_000;

/** How long to wait before the server is asked again, in milliseconds; doubled by each failed launch. */
const firstPause = 50;

/**
 * How often a server that ends by itself is launched anew, over about three seconds: processes of
 * one that was killed may hold its memory for a while.
 */
const mostLaunches = 6;

/**
 * Connects to the server of `dataDirectory`, and makes or starts it first where needed. Other
 * processes may do the same at the same time: one of them starts it, all connect. The server
 * outlives a starter that is killed, and the next to come joins it.
 *
 * @throws {StartError} where the server does not start, with the end of its log
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
	let launched: ChildProcess | undefined;
	log.info({ directory: cluster.directory }, "the embedded PostgreSQL keeps its data here");

	/** Only where no server of this folder runs: PostgreSQL would take a lock left behind for one. */
	function launch(): ChildProcess {
		if (address.lockFile) rmSync(address.lockFile, { force: true });
		const output = openSync(logFile, "a");
		const server = spawn(
			binaries.postgres,
			["-D", cluster.directory, ...address.parameters, ...durableParameters],
			{ ...user.identity, cwd: "/", detached: true, stdio: ["ignore", output, output] },
		);
		closeSync(output);
		server.on("error", (error) => log.error({ err: error }, "PostgreSQL could not be launched"));
		server.unref();
		return server;
	}

	function isStarter(): boolean {
		return launched?.pid !== undefined && launched.pid === postmasterOf(cluster.directory);
	}

	async function ensureRunning(): Promise<void> {
		const deadline = Date.now() + startTimeout;
		let wait = firstPause;
		for (let launches = 0; !(await probe(address.client, cluster.directory)); ) {
			if (!isRunning(launched) && !hasPostmaster(cluster.directory)) {
				if (launches === mostLaunches) throw startFailure(logFile);
				launched = launch();
				if (launches > 0) wait *= 2;
				launches += 1;
			}
			if (Date.now() > deadline) throw startFailure(logFile);
			await pause(wait);
		}
		if (isStarter()) writeFileSync(starterFile, String(process.pid));
	}

	function isOurs(): boolean {
		const starter = readNumber(starterFile);
		return starter === undefined || starter === process.pid || !isAlive(starter);
	}

	async function stop(): Promise<void> {
		if (!hasPostmaster(cluster.directory)) return;
		await run(
			binaries.pg_ctl,
			["stop", `--pgdata=${cluster.directory}`, "--mode=fast", "--wait"],
			user,
		).catch((error) => log.warn({ err: error }, "PostgreSQL was not stopped"));
	}

	try {
		await ensureRunning();
		await assertDurable(address.client);
	} catch (error) {
		if (isStarter()) await stop();
		throw error;
	}
	return {
		connection: address.client,
		ensureRunning,
		async stop() {
			if (isOurs()) await stop();
		},
	};
}

function isRunning(server: ChildProcess | undefined): boolean {
	return server?.pid !== undefined && server.exitCode === null && server.signalCode === null;
}

function startFailure(logFile: string): StartError {
	return new StartError(`The embedded PostgreSQL did not start. ${endOf(logFile)}`);
}

function endOf(file: string): string {
	try {
		return `The end of ${file}:\n${readFileSync(file, "utf8").slice(-2000).trimEnd()}`;
	} catch {
		return "It wrote no log.";
	}
}
