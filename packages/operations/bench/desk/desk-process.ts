import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { nev } from "../../../../scripts/bench/product.js";
import { keyOf, signIn } from "../../test/desk-client.js";

/** A desk that runs in a process of its own, with an operator who is signed in. */
export interface DeskProcess {
	/** Sends a request as the desk's page does. A body that is no text is sent as JSON. */
	ask(path: string, method?: string, body?: unknown): Promise<Response>;
	/** The memory that the process holds, in megabytes. */
	memory(): Promise<number>;
	/** The most memory that it holds while something is done, in megabytes. */
	peakOf(work: Promise<unknown>): Promise<number>;
	close(): Promise<void>;
}

/** Starts the built desk. */
export async function startDesk(environment: NodeJS.ProcessEnv): Promise<DeskProcess> {
	const child = spawn(process.execPath, [nev, "desk", "--port", "0", "--no-open"], {
		env: environment,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const exited = once(child, "exit");
	const address = await printedAddress(child);
	const { origin } = new URL(address);
	const { cookie, token } = await signIn(origin, keyOf(address));
	const memory = async () => {
		const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(child.pid)]);
		return Number(stdout) / 1024;
	};
	return {
		memory,
		ask: (path, method = "GET", body) =>
			fetch(`${origin}/api${path}`, {
				method,
				headers: {
					cookie,
					origin,
					"x-desk-session": token,
					...(typeof body === "object" && { "content-type": "application/json" }),
				},
				...(body !== undefined && {
					body: typeof body === "string" ? body : JSON.stringify(body),
				}),
			}),
		async peakOf(work) {
			let isDone = false;
			const done = work.finally(() => {
				isDone = true;
			});
			let peak = await memory();
			while (!isDone) {
				peak = Math.max(peak, await memory());
				await Promise.race([done, sleep(100)]);
			}
			await done;
			return peak;
		},
		async close() {
			child.kill("SIGTERM");
			await exited;
		},
	};
}

async function printedAddress({ stdout }: ChildProcess): Promise<string> {
	if (!stdout) throw new Error("The desk has no output.");
	for await (const line of createInterface(stdout)) {
		const [address] = /http:\S+/.exec(line) ?? [];
		if (address) return address;
	}
	throw new Error("The desk has ended before it printed its address.");
}
