import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./cluster.js";

/**
 * Makes the server write one log for each day of the week, in `log`, so that a week is kept. Until it
 * has read its configuration it writes to `server.log`.
 */
export const logParameters = [
	"logging_collector=on",
	"log_directory=log",
	"log_filename=postgresql-%a.log",
	"log_rotation_age=1d",
	"log_rotation_size=0",
	"log_truncate_on_rotation=on",
].flatMap((parameter) => ["-c", parameter]);

/** The log of the server's start. Each launch begins it anew. */
export function startLogOf({ directory }: Cluster): string {
	return join(directory, "server.log");
}

/** The end of the server's logs, for an error message. */
export function lastLogLines(cluster: Cluster): string {
	const files = [startLogOf(cluster), newestLog(join(cluster.directory, "log"))];
	const ends = files.flatMap((file) => {
		const end = file && readEnd(file);
		return end ? [`The end of ${file}:\n${end}`] : [];
	});
	return ends.join("\n") || "It wrote no log.";
}

function readEnd(file: string): string {
	try {
		return readFileSync(file, "utf8").slice(-2000).trimEnd();
	} catch {
		return "";
	}
}

function newestLog(directory: string): string | undefined {
	try {
		return readdirSync(directory)
			.map((name) => join(directory, name))
			.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
	} catch {
		return undefined;
	}
}
