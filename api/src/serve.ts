import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Settings } from "./settings/settings.js";
import { StartError } from "./start-error.js";

/** How long answers under way may take when the process is asked to stop, in milliseconds. */
const grace = 5000;

/**
 * Serves an app until the process is asked to stop, then finishes the answers under way and closes
 * what is behind it. Where it cannot listen, it closes that at once.
 *
 * @returns the address it listens on: `http://localhost:3000`
 * @throws {StartError} where the port is taken
 */
export async function serve(
	app: Pick<Hono, "fetch">,
	{ port, host }: Pick<Settings, "port" | "host">,
	close: () => Promise<void>,
	log: Logger,
): Promise<string> {
	const server = createServer(getRequestListener(app.fetch));
	try {
		await once(server.listen(port, host), "listening");
	} catch (error) {
		await close();
		throw cannotListen(error, port);
	}

	let isStopping = false;
	async function stop(signal: string): Promise<void> {
		if (isStopping) return;
		isStopping = true;
		log.info({ signal }, "stopping");
		await finishAnswers(server);
		await close();
		process.exit(0);
	}
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => void stop(signal));
	}
	return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A kept connection has no answer under way once its answer is sent, and is closed then. */
async function finishAnswers(server: Server): Promise<void> {
	const closed = once(server, "close");
	server.close();
	const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
	const giveUp = setTimeout(() => server.closeAllConnections(), grace);
	await closed;
	clearInterval(closeIdle);
	clearTimeout(giveUp);
}

function cannotListen(error: unknown, port: number): unknown {
	if (!(error instanceof Error && "code" in error)) return error;
	if (error.code === "EADDRINUSE") {
		return new StartError(
			`Another program uses port ${port}. Stop it, or set PORT to another number.`,
		);
	}
	if (error.code === "EACCES") {
		return new StartError(
			`This user may not listen on port ${port}. Set PORT to a number from 1024 on.`,
		);
	}
	return error;
}
