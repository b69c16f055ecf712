import type { AddressInfo } from "node:net";
import { serve as listen } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Settings } from "./settings/settings.js";

/**
 * Serves an app until the process is asked to stop, then finishes the answers under way and closes
 * what is behind it.
 *
 * @returns the address it listens on: `http://localhost:3000`
 * @throws {Error} where the port is taken
 */
export async function serve(
	app: Pick<Hono, "fetch">,
	{ port, host }: Pick<Settings, "port" | "host">,
	close: () => Promise<void>,
	log: Logger,
): Promise<string> {
	const server = await new Promise<ReturnType<typeof listen>>((resolve, reject) => {
		const starting = listen({ fetch: app.fetch, port, hostname: host }, () => resolve(starting));
		starting.once("error", reject);
	});

	let isStopping = false;
	async function stop(signal: string): Promise<void> {
		if (isStopping) return;
		isStopping = true;
		log.info({ signal }, "stopping");
		server.close();
		if ("closeIdleConnections" in server) server.closeIdleConnections();
		await close();
		process.exit(0);
	}
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => void stop(signal));
	}
	return `http://localhost:${(server.address() as AddressInfo).port}`;
}
