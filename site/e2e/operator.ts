import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { testEnvironment } from "./environment.js";

const program = fileURLToPath(new URL("../../packages/operations/bin/nev.mjs", import.meta.url));
const siteFolder = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs the operator's CLI, as `pnpm nev` does, and returns its output.
 *
 * @param dataFolder of a server under test, relative to the site's folder
 */
export async function runNev(dataFolder: string, ...parameters: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)(process.execPath, [program, ...parameters], {
		cwd: siteFolder,
		env: { ...process.env, ...testEnvironment({ DATA_DIR: dataFolder }) },
	});
	return stdout;
}
