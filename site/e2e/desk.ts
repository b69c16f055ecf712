import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { endWithParent, testEnvironment } from "./environment.js";

const program = fileURLToPath(new URL("../../packages/operations/bin/nev.mjs", import.meta.url));
const siteFolder = fileURLToPath(new URL("..", import.meta.url));

/** A desk that runs in a process of its own. */
export interface Desk {
	/** The address that it printed, which signs in once. */
	readonly address: string;
	close(): Promise<void>;
}

/**
 * Starts `nev desk`, as an operator does.
 *
 * @param dataFolder of a server under test, relative to the site's folder
 * @param settings others of that server
 */
export async function startDesk(
	dataFolder: string,
	settings: Record<string, string> = {},
): Promise<Desk> {
	const parameters = ["--import", endWithParent, program, "desk", "--port", "0", "--no-open"];
	const child = spawn(process.execPath, parameters, {
		cwd: siteFolder,
		env: { ...process.env, ...testEnvironment({ DATA_DIR: dataFolder, ...settings }) },
		stdio: ["pipe", "pipe", "inherit"],
	});
	return { address: await printedAddress(child), close: () => stop(child) };
}

async function printedAddress({ stdout }: ChildProcess): Promise<string> {
	if (!stdout) throw new Error("The desk has no output.");
	for await (const line of createInterface(stdout)) {
		const [address] = /http:\S+/.exec(line) ?? [];
		if (address) return address;
	}
	throw new Error("The desk printed no address.");
}

async function stop(child: ChildProcess): Promise<void> {
	const exited = once(child, "exit");
	child.kill("SIGTERM");
	await exited;
}
