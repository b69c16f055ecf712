import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Settings } from "../settings/settings.js";
import { addressOfClient, isPrivate } from "./client-address.js";

/** The part of all connections that one network may have. */
const share = 1 / 4;

/** How many a network may have in any case: those of some browsers. */
const minShare = 16;

/** How long a client may take to send its first request while others give way, in milliseconds. */
const grace = 1000;

interface Connection {
	readonly socket: Socket;
	readonly network: string;
	readonly openedAt: number;
	/** How many are in progress. A client may send one before the last is answered. */
	requests: number;
}

/**
 * Keeps one client from taking all connections. If a network has more than its share, its newest idle
 * connection is closed, and if all are taken, that of the network with the most. If none is idle, the new
 * one is closed. A proxy has no share: while proxies are trusted each peer is one, and otherwise
 * those of private networks may be.
 */
export function shareConnections(
	server: Server,
	{ maxConnections, proxyHops }: Pick<Settings, "maxConnections" | "proxyHops">,
): void {
	const maxOfNetwork = Math.max(minShare, Math.floor(maxConnections * share));
	const bySocket = new Map<Socket, Connection>();
	/** The connections of each network, the newest last. */
	const networks = new Map<string, Connection[]>();

	server.on("connection", (socket) => {
		const network = addressOfClient(socket.remoteAddress ?? "", undefined, 0);
		const connection = { socket, network, openedAt: performance.now(), requests: 0 };
		const own = networks.get(network) ?? [];
		networks.set(network, own);
		own.push(connection);
		bySocket.set(socket, connection);
		socket.on("close", () => remove(connection));

		const isOverShare = own.length > maxOfNetwork && proxyHops === 0 && !isPrivate(network);
		if (!isOverShare && bySocket.size <= maxConnections) return;
		const closed = newestIdle(isOverShare ? [own] : networks.values(), connection) ?? connection;
		// Before its end is noticed, more may come.
		remove(closed);
		closed.socket.destroy();
	});

	server.prependListener("request", ({ socket }, response) => {
		const connection = bySocket.get(socket);
		if (!connection) return;
		connection.requests += 1;
		response.on("close", () => {
			connection.requests -= 1;
		});
	});

	function remove(connection: Connection): void {
		if (!bySocket.delete(connection.socket)) return;
		const own = networks.get(connection.network) ?? [];
		own.splice(own.lastIndexOf(connection), 1);
		if (own.length === 0) networks.delete(connection.network);
	}
}

/**
 * The newest idle connection of the network that has most of those with an idle one, but for a new one. Of one that
 * was opened just now, the request may be under way.
 */
function newestIdle(
	networks: Iterable<readonly Connection[]>,
	added: Connection,
): Connection | undefined {
	let found: Connection | undefined;
	let most = 0;
	const isIdle = (one: Connection) => one.requests === 0 && one !== added;
	const isOld = ({ openedAt }: Connection) => added.openedAt - openedAt > grace;
	for (const connections of networks) {
		if (connections.length <= most) continue;
		const idle =
			connections.findLast((one) => isIdle(one) && isOld(one)) ?? connections.findLast(isIdle);
		if (idle) [found, most] = [idle, connections.length];
	}
	return found;
}
