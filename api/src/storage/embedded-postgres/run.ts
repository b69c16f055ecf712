import { spawn } from "node:child_process";
import type { OperatingUser } from "./operating-user.js";

/**
 * Runs a program of PostgreSQL's as its user and waits for its end.
 *
 * @throws {Error} with what it printed, where it fails
 */
export function run(
	program: string,
	parameters: string[],
	{ identity }: OperatingUser,
): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, parameters, { ...identity, cwd: "/" });
		let printed = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding("utf8").on("data", (text: string) => {
				printed += text;
			});
		}
		child.on("error", reject);
		child.on("close", (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${program} ended with ${code}:\n${printed.trim()}`));
		});
	});
}
