import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientConfig } from "pg";
import type { Logger } from "pino";
import { StartError } from "../../start-error.js";
import { addressOf } from "./address.js";
import { findBinaries } from "./binaries.js";
import { prepareCluster } from "./cluster.js";
import { assertDurable, durableParameters } from "./durability.js";
import { operatingUser, runAs } from "./operating-user.js";
import { hasPostmaster, isAlive, postmasterPid, readPid } from "./postmaster-file.js";
import { probe } from "./probe.js";

/** A PostgreSQL server that all processes with the same data directory share. */
export interface EmbeddedPostgres {
	/** How to connect. It stays the same when the server restarts. */
	readonly connection: ClientConfig;
	/** Starts the server if it does not answer. */
	ensureRunning(): Promise<void>;
	/** Stops the server if this process started it, or if the process that did is gone. */
	stop(): Promise<void>;
}

/** How long a start may take, in milliseconds, including recovery after a crash. */
const startTimeout = 120_000;

/** The delay between two probes, in milliseconds. It doubles with each failed launch. */
const firstProbeDelay = 50;

/**
 * How often to launch a server that exits again, over about three seconds in all. The remaining
 * processes of a killed server may hold its shared memory for a while.
 */
const maxLaunches = 6;

/**
 * Connects to the server of `dataDirectory`, and creates or starts it first if needed. Any number of
 * processes may do so at the same time: one of them starts the server, all connect. The server
 * outlives a process that is killed, and the next process joins it.
 *
 * @throws {StartError} with the end of the server's log if it does not start
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
	log.info({ directory: cluster.directory }, "opening the embedded PostgreSQL");

	/** Call it only if no server of this directory runs, since it removes the socket's lock file. */
	function launch(): ChildProcess {
		if (address.lockFile) rmSync(address.lockFile, { force: true });
		const output = openSync(logFile, "a");
		const server = spawn(
			binaries.postgres,
			["-D", cluster.directory, ...address.serverParameters, ...durableParameters],
			{ ...user.identity, cwd: "/", detached: true, stdio: ["ignore", output, output] },
		);
		closeSync(output);
		server.on("error", (error) => log.error({ err: error }, "PostgreSQL could not be launched"));
		server.unref();
		return server;
	}

	function isStarter(): boolean {
		return launched?.pid !== undefined && launched.pid === postmasterPid(cluster.directory);
	}

	async function ensureRunning(): Promise<void> {
		const deadline = Date.now() + startTimeout;
		let delay = firstProbeDelay;
		for (let launches = 0; !(await probe(address.client, cluster.directory)); ) {
			if (!isRunning(launched) && !hasPostmaster(cluster.directory)) {
				if (launches === maxLaunches) throw startFailure(logFile);
				launched = launch();
				if (launches > 0) delay *= 2;
				launches += 1;
			}
			if (Date.now() > deadline) throw startFailure(logFile);
			await sleep(delay);
		}
		if (isStarter()) writeFileSync(starterFile, String(process.pid));
	}

	function mayStop(): boolean {
		const starter = readPid(starterFile);
		return starter === undefined || starter === process.pid || !isAlive(starter);
	}

	async function stop(): Promise<void> {
		if (!hasPostmaster(cluster.directory)) return;
		await runAs(user, binaries.pg_ctl, [
			"stop",
			`--pgdata=${cluster.directory}`,
			"--mode=fast",
			"--wait",
		]).catch((error) => log.warn({ err: error }, "PostgreSQL could not be stopped"));
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
			if (mayStop()) await stop();
		},
	};
}

function isRunning(server: ChildProcess | undefined): boolean {
	return server?.pid !== undefined && server.exitCode === null && server.signalCode === null;
}

function startFailure(logFile: string): StartError {
	return new StartError(`The embedded PostgreSQL did not start. ${lastLinesOf(logFile)}`);
}

function lastLinesOf(file: string): string {
	try {
		return `The end of ${file}:\n${readFileSync(file, "utf8").slice(-2000).trimEnd()}`;
	} catch {
		return "It wrote no log.";
	}
}
