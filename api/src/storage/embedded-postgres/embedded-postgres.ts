import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientConfig } from "pg";
import type { Logger } from "pino";
import { StartError } from "../../errors/operator-error.js";
import { addressOfServer } from "./address.js";
import { findBinaries } from "./binaries.js";
import { type Cluster, prepareCluster } from "./cluster.js";
import { assertDurable, durableParameters } from "./durability.js";
import { type FileLock, loadFileLocks } from "./file-lock.js";
import { childEnvironment, chownTo, operatingUser, runAs } from "./operating-user.js";
import {
	hasPostmaster,
	postmasterFile,
	postmasterPid,
	readPid,
	removeDamagedLockFile,
} from "./postmaster-file.js";
import { probe, probeTimeout } from "./probe.js";
import { lastLogLines, logParameters, startLogOf } from "./server-log.js";

/** A PostgreSQL server that all processes with the same data directory share. */
export interface EmbeddedPostgres {
	/** How to connect. It stays the same when the server restarts. */
	readonly connection: ClientConfig;
	/** Starts the server if none is running. */
	ensureRunning(): Promise<void>;
	/** Stops using the server. The last process that uses it stops it. */
	stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
	/** How long a start may take, in milliseconds, including recovery after a crash. */
	startTimeout?: number;
}

/** The delay between two probes, in milliseconds. It doubles with each failed launch. */
const firstProbeDelay = 50;

/** How often to launch a server that exits again, over about three seconds in all. */
const maxLaunches = 6;

/**
 * Connects to the server of `dataDirectory`, and creates or starts it first if needed. Any number of
 * processes may do so at the same time: one of them starts the server, all connect. The server
 * outlives a process that is killed, and the next process joins it.
 *
 * Two locks decide who starts and who stops it, because process ids say nothing in another container
 * and are reused. All processes of the server inherit the exclusive lock on `nev-server.lock`, so a
 * second server never starts beside one that is alive, even if it does not answer. Everyone who uses
 * the server shares the lock on `nev-users.lock`.
 *
 * @throws {StartError} with the end of the server's log if it does not start, or with the process id
 *   of a server that is running and does not answer
 */
export async function openEmbeddedPostgres(
	dataDirectory: string,
	log: Logger,
	{ startTimeout = 120_000 }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
	const user = operatingUser(dataDirectory);
	const tryLock = await loadFileLocks(user);
	const binaries = await findBinaries(user);
	const cluster = await prepareCluster(dataDirectory, binaries, user);
	const address = await addressOfServer(cluster, user);
	const serverLockFile = join(cluster.directory, "nev-server.lock");
	const usersLockFile = join(cluster.directory, "nev-users.lock");
	let launched: ChildProcess | undefined;
	let usage: FileLock | undefined;
	log.info({ directory: cluster.directory }, "opening the embedded PostgreSQL");

	/** Launches a server that inherits the lock. */
	function launch(lock: FileLock): ChildProcess {
		for (const file of [postmasterFile(cluster.directory), address.lockFile]) {
			if (file && removeDamagedLockFile(file)) {
				log.warn(
					{ file },
					"removed a lock file without a process id, as a power loss leaves it: no server uses this folder",
				);
			}
		}
		const startLog = startLogOf(cluster);
		const output = openSync(startLog, "w");
		chownTo(user, startLog);
		const server = spawn(
			binaries.postgres,
			[
				...["-D", cluster.directory],
				...address.serverParameters,
				...durableParameters,
				...logParameters,
			],
			{
				...user.identity,
				cwd: "/",
				detached: true,
				stdio: ["ignore", output, output, lock.fd],
				env: { ...childEnvironment(), ...staleServer() },
			},
		);
		closeSync(output);
		server.on("error", (error) => log.error({ err: error }, "PostgreSQL could not be launched"));
		server.unref();
		return server;
	}

	/**
	 * The id in the lock files of a killed server, which may belong to another program by now.
	 * PostgreSQL takes a lock file of its own grandparent for a stale one. It still refuses to start
	 * while processes of that server use its shared memory.
	 */
	function staleServer(): NodeJS.ProcessEnv {
		const pid = postmasterPid(cluster.directory) ?? (address.lockFile && readPid(address.lockFile));
		return pid ? { PG_GRANDPARENT_PID: String(pid) } : {};
	}

	async function ensureRunning(): Promise<void> {
		usage ??= await joinUsers();
		const deadline = performance.now() + startTimeout;
		let delay = firstProbeDelay;
		let isSilent = false;
		for (let launches = 0; ; ) {
			const timeout = Math.max(1, Math.min(probeTimeout, deadline - performance.now()));
			if (await probe(address.client, cluster.directory, timeout)) return;
			const lock = hasPostmaster(cluster.directory) ? undefined : tryLock(serverLockFile);
			if (lock) {
				if (launches === maxLaunches) throw startFailure(cluster);
				launched = launch(lock);
				lock.close();
				isSilent = false;
				if (launches > 0) delay *= 2;
				launches += 1;
			} else if (!isSilent && !isRunning(launched)) {
				isSilent = true;
				log.warn(describeServer(), "the embedded PostgreSQL does not answer yet; waiting for it");
			}
			if (performance.now() > deadline) throw isSilent ? silence() : startFailure(cluster);
			await sleep(delay);
		}
	}

	function describeServer() {
		return { directory: cluster.directory, process: postmasterPid(cluster.directory) };
	}

	function silence(): StartError {
		const { directory, process } = describeServer();
		return new StartError(
			`The embedded PostgreSQL of ${directory} (process ${process ?? "unknown"}, perhaps in another container) is running and does not answer. Resume or stop it, then start again. A second one would destroy the data.`,
		);
	}

	function leave(): void {
		usage?.close();
		usage = undefined;
	}

	/** Waits while another process stops the server. */
	async function joinUsers(): Promise<FileLock> {
		for (const deadline = performance.now() + startTimeout; ; await sleep(firstProbeDelay)) {
			const lock = tryLock(usersLockFile, { shared: true });
			if (lock) return lock;
			if (performance.now() > deadline) throw silence();
		}
	}

	async function stop(): Promise<void> {
		leave();
		const lock = tryLock(usersLockFile);
		if (!lock) return;
		try {
			if (hasPostmaster(cluster.directory)) await stopServer();
		} finally {
			lock.close();
		}
	}

	async function stopServer(): Promise<void> {
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
		if (launched) await stop();
		else leave();
		throw error;
	}
	return { connection: address.client, ensureRunning, stop };
}

function isRunning(server: ChildProcess | undefined): boolean {
	return server?.pid !== undefined && server.exitCode === null && server.signalCode === null;
}

function startFailure(cluster: Cluster): StartError {
	return new StartError(`The embedded PostgreSQL did not start. ${lastLogLines(cluster)}`);
}
