import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type pg from "pg";

/** A network between a program and its database that a test can break. */
export interface SilentProxy {
	/** The database's URL through the proxy. */
	readonly url: string;
	/** Drops all data without closing the connections. */
	fallSilent(): void;
	/** Forwards new connections again. Earlier ones stay silent. */
	recover(): void;
	/** Destroys all connections. */
	destroyConnections(): void;
	close(): void;
}

/** Starts a proxy to a server that listens on a Unix socket. */
export async function startSilentProxy(
	{ user, password, host, port = 5432 }: pg.ClientConfig,
	database: string | undefined,
): Promise<SilentProxy> {
	const sockets = new Set<Socket>();
	let isSilent = false;
	const proxy = createServer((client) => {
		const server = connect(`${host}/.s.PGSQL.${port}`);
		for (const socket of [client, server]) {
			sockets.add(socket);
			socket.on("error", () => {}).on("close", () => sockets.delete(socket));
		}
		client.pipe(server).pipe(client);
		if (isSilent) silence(client);
	});
	proxy.listen(0, "127.0.0.1");
	await once(proxy, "listening");

	function silence(socket: Socket): void {
		socket.unpipe();
		socket.pause();
	}
	function destroyConnections(): void {
		for (const socket of sockets) socket.destroy();
	}
	return {
		url: `postgres://${user}:${password}@127.0.0.1:${(proxy.address() as AddressInfo).port}/${database}`,
		fallSilent() {
			isSilent = true;
			for (const socket of sockets) silence(socket);
		},
		recover() {
			isSilent = false;
		},
		destroyConnections,
		close() {
			destroyConnections();
			proxy.close();
		},
	};
}
