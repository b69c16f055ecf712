import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { testEnvironment } from "./environment.js";

const program = fileURLToPath(new URL("../../api/bin/nev.mjs", import.meta.url));
const site = fileURLToPath(new URL("..", import.meta.url));

/** Runs the operator's cli, as `pnpm nev` does, on the data of a server of the tests. */
export async function runNev(dataFolder: string, ...parameters: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)(process.execPath, [program, ...parameters], {
		cwd: site,
		env: { ...process.env, ...testEnvironment({ DATA_DIR: dataFolder }) },
	});
	return stdout;
}
