import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { expect, inject, onTestFinished, vi } from "vitest";
import { hasPostmaster, postmasterPid } from "../src/storage/embedded-postgres/postmaster-file.js";
import { copyCluster } from "./start-shared-server.js";
import { createDataDirectory } from "./temp-directory.js";
import { query } from "./test-backend.js";

/**
 * The path of a new data directory, or of a subdirectory that does not exist yet. When the test ends,
 * its server is stopped and the directory is removed.
 */
export function tempDataDirectory(...subdirectories: string[]): string {
	const directory = createDataDirectory();
	const dataDirectory = join(directory, ...subdirectories);
	onTestFinished(async () => {
		await removeCluster(dataDirectory);
		rmSync(directory, { recursive: true, force: true });
	});
	return dataDirectory;
}

/** A data directory as after a first start: its cluster is there, with the sample data, and no server runs. */
export function usedDataDirectory(...subdirectories: string[]): string {
	const dataDirectory = tempDataDirectory(...subdirectories);
	mkdirSync(dataDirectory, { recursive: true });
	copyCluster(inject("embeddedTemplate"), dataDirectory);
	return dataDirectory;
}

/** The directory of the cluster, which may be behind a symbolic link. */
export function clusterDirectory(dataDirectory: string): string {
	return realpathSync(join(dataDirectory, "postgres"));
}

/** The process id of the server. */
export function serverPid(dataDirectory: string): number {
	const pid = postmasterPid(clusterDirectory(dataDirectory));
	if (pid === undefined) throw new Error(`No server runs in ${dataDirectory}`);
	return pid;
}

export function isServerRunning(dataDirectory: string): boolean {
	return hasPostmaster(clusterDirectory(dataDirectory));
}

/** Kills the server and all its processes, as when a container ends. */
export async function killServer(dataDirectory: string, connection: ClientConfig): Promise<void> {
	const rows = await query(connection, "select pid from pg_stat_activity");
	const pids = [serverPid(dataDirectory), ...rows.map(({ pid }) => Number(pid))];
	for (const pid of pids) {
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// The process that answered the query has exited.
		}
	}
}

async function removeCluster(dataDirectory: string): Promise<void> {
	let directory: string;
	try {
		directory = clusterDirectory(dataDirectory);
	} catch {
		return;
	}
	if (hasPostmaster(directory)) process.kill(serverPid(dataDirectory), "SIGQUIT");
	await vi.waitFor(() => expect(hasPostmaster(directory)).toBe(false), 60_000);
	rmSync(directory, { recursive: true, force: true });
}
