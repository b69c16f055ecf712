import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "../free-port.mjs";
import { createTempFolder } from "../temp-folder.mjs";
import { waitForServer } from "../wait-for-server.mjs";

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The operator's program. */
export const nev = inRoot("packages/operations/bin/nev.mjs");

/** Adds invented dealers to the database of a data directory, also while a server runs. */
export async function seedDealers(dataDirectory: string, number: number): Promise<void> {
	await promisify(execFile)(process.execPath, [nev, "seed", "--dealers", String(number)], {
		env: { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: "" },
	});
}

/** The built product, running with sample data in a folder of its own. */
export interface Product {
	readonly origin: string;
	readonly pid: number | undefined;
	/** Ends the server and removes its data. */
	stop(): Promise<void>;
}

/**
 * Starts the built product, by default on a free port of this machine, and waits until it is ready.
 *
 * @throws {Error} if it ends before
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
	const directory = createTempFolder("nev-bench-");
	const port = settings.PORT ?? String(await freePort());
	const preloaded = ["--import", inRoot("scripts/end-with-parent.mjs")];
	const server = spawn(process.execPath, [...preloaded, inRoot("site/build/server/index.js")], {
		env: {
			...process.env,
			PORT: port,
			HOST: "127.0.0.1",
			DATA_DIR: directory,
			DATABASE_URL: "",
			PUBLIC_URL: "",
			...settings,
		},
		stdio: ["pipe", "ignore", "inherit"],
	});
	const exited = once(server, "exit");
	async function stop(): Promise<void> {
		server.kill("SIGTERM");
		await exited;
		rmSync(directory, { recursive: true, force: true });
	}
	const origin = `http://127.0.0.1:${port}`;
	try {
		await waitForServer(`${origin}/api/ready`, { child: server });
	} catch (error) {
		await stop();
		throw error;
	}
	return { origin, pid: server.pid, stop };
}
