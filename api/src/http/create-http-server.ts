import { createServer, type RequestListener, type Server } from "node:http";
import type { Settings } from "../settings/settings.js";
import { shareConnections } from "./share-connections.js";

/** Limits on what one client can hold, in milliseconds. docs/operating.md documents them. */
export interface ConnectionLimits {
	/** From the first byte of a request to the end of its headers. */
	readonly headers: number;
	/** From the first byte of a request to the end of its body. */
	readonly request: number;
	/**
	 * How long nothing may be sent or received, in a request or between two. Longer than the 60 s of
	 * usual proxies, which otherwise send a request on a connection that is just being closed.
	 */
	readonly inactivity: number;
	/** How often the limits of headers and requests are checked. */
	readonly checkInterval: number;
}

/** The limits of everything that visitors reach. */
export const connectionLimits: ConnectionLimits = {
	headers: 15_000,
	request: 30_000,
	inactivity: 75_000,
	checkInterval: 2000,
};

/** Creates a server that no slow or silent client can hold for long, or fill with its connections. */
export function createHttpServer(
	listener: RequestListener,
	settings: Pick<Settings, "maxConnections" | "proxyHops">,
	limits: ConnectionLimits = connectionLimits,
): Server {
	const server = createServer(
		{
			headersTimeout: limits.headers,
			requestTimeout: limits.request,
			// Node.js would exchange one timer for another twice in every request.
			keepAliveTimeout: 0,
			connectionsCheckingInterval: limits.checkInterval,
		},
		listener,
	);
	server.timeout = limits.inactivity;
	shareConnections(server, settings);
	return server;
}
