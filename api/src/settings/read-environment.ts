import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { fileOf, SettingsError, secretSettings } from "./settings.js";

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
	if (content.includes("\0")) {
		throw new SettingsError(`${resolve(file)} is not in UTF-8. Save it in UTF-8.`);
	}
	// Editors on Windows begin it with a byte order mark.
	const inFile = parseEnv(content.replace(/^\uFEFF/, ""));
	// A secret may be named in one of two ways.
	for (const name of secretSettings) {
		if (process.env[name] || process.env[fileOf(name)]) {
			delete inFile[name];
			delete inFile[fileOf(name)];
		}
	}
	return { ...inFile, ...process.env };
}
