import { isatty } from "node:tty";

const standardStreams = [0, 1, 2];

/**
 * The signals that ask a server to stop. SIGHUP says that its terminal was closed. A server without a
 * terminal, as under nohup, ignores it: Node.js would end the process at every SIGHUP, since it resets
 * the signals that its parent ignores.
 */
export function terminationSignals(): NodeJS.Signals[] {
	if (standardStreams.some((stream) => isatty(stream))) return ["SIGINT", "SIGTERM", "SIGHUP"];
	process.on("SIGHUP", () => {});
	return ["SIGINT", "SIGTERM"];
}
