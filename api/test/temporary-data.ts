import { realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { hasPostmaster, postmasterOf } from "../src/storage/embedded-postgres/postmaster-file.js";
import { makeFolder } from "./make-folder.js";

/** The path of a data folder, new in each test; at its end the server of it stops and all goes. */
export function temporaryData(...below: string[]): string {
	const folder = makeFolder();
	const data = join(folder, ...below);
	onTestFinished(async () => {
		await removeCluster(data);
		rmSync(folder, { recursive: true, force: true });
	});
	return data;
}

/** Where the cluster of a data folder really is, which may be behind a link. */
export function clusterOf(data: string): string {
	return realpathSync(join(data, "postgres"));
}

/** The process number of the server of a data folder. */
export function serverOf(data: string): number {
	const pid = postmasterOf(clusterOf(data));
	if (pid === undefined) throw new Error(`No server runs in ${data}`);
	return pid;
}

/** Whether a server of a data folder runs. */
export function isServed(data: string): boolean {
	return hasPostmaster(clusterOf(data));
}

async function removeCluster(data: string): Promise<void> {
	let directory: string;
	try {
		directory = clusterOf(data);
	} catch {
		return;
	}
	if (hasPostmaster(directory)) process.kill(serverOf(data), "SIGQUIT");
	await vi.waitFor(() => expect(hasPostmaster(directory)).toBe(false), 10_000);
	rmSync(directory, { recursive: true, force: true });
}
