import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { createHttpServer } from "./http/create-http-server.js";
import type { Settings } from "./settings/settings.js";
import { StartError } from "./start-error.js";

/** How long open requests may take after the process is asked to stop. */
const shutdownTimeoutMs = 5000;

/**
 * Serves requests until the process gets a termination signal, then finishes open requests and calls
 * `close`. If the server cannot listen, `close` is called at once.
 *
 * @returns its address: `http://localhost:3000`
 * @throws {StartError} if the port is in use
 */
export async function serve(
	listener: RequestListener,
	{ port, host, maxConnections }: Pick<Settings, "port" | "host" | "maxConnections">,
	close: () => Promise<void>,
	log: Logger,
): Promise<string> {
	const server = createHttpServer(listener, maxConnections);
	try {
		await once(server.listen(port, host), "listening");
	} catch (error) {
		await close();
		throw toStartError(error, port);
	}

	let isStopping = false;
	async function stop(signal: string): Promise<void> {
		if (isStopping) return;
		isStopping = true;
		log.info({ signal }, "stopping");
		await shutDown(server);
		await close();
		process.exit(0);
	}
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => void stop(signal));
	}
	return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Closes keep-alive connections as they become idle, and the others after a timeout. */
async function shutDown(server: Server): Promise<void> {
	const closed = once(server, "close");
	server.close();
	const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
	const closeAll = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
	await closed;
	clearInterval(closeIdle);
	clearTimeout(closeAll);
}

function toStartError(error: unknown, port: number): unknown {
	if (!(error instanceof Error && "code" in error)) return error;
	if (error.code === "EADDRINUSE") {
		return new StartError(
			`Another program is using port ${port}. Stop it, or set PORT to another number.`,
		);
	}
	if (error.code === "EACCES") {
		return new StartError(`This user may not listen on port ${port}. Set PORT to 1024 or higher.`);
	}
	return error;
}
