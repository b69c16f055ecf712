import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { SettingsError } from "./settings.js";

/**
 * The environment variables of this process, and those of a file, `.env` in the folder that it was
 * started in. The process's own win.
 *
 * @throws {SettingsError} if there is a file and it cannot be read
 */
export function readEnvironment(file = ".env"): NodeJS.ProcessEnv {
	let content: string;
	try {
		content = readFileSync(file, "utf8");
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") return process.env;
		throw new SettingsError(
			`${resolve(file)} cannot be read: ${message}. Make it a file that this user may read, or remove it.`,
		);
	}
	// Editors on Windows begin it with a byte order mark.
	return { ...parseEnv(content.replace(/^\uFEFF/, "")), ...process.env };
}
