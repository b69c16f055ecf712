import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type pg from "pg";

/** What stands between a program and its database. */
export interface SilentProxy {
	/** The database's address through the proxy. */
	readonly url: string;
	/** Lets nothing through any more, and says nothing: a network that is gone. */
	fallSilent(): void;
	/** New connections get through again; earlier ones stay silent. */
	recover(): void;
	/** Breaks every connection. */
	breakOff(): void;
	close(): void;
}

/** Forwards to a server that listens on a socket in the file system. */
export async function startSilentProxy(
	{ user, password, host, port = 5432 }: pg.ClientConfig,
	database: string,
): Promise<SilentProxy> {
	const sockets = new Set<Socket>();
	let isSilent = false;
	const proxy = createServer((near) => {
		const far = connect(`${host}/.s.PGSQL.${port}`);
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", () => {}).on("close", () => sockets.delete(socket));
		}
		near.pipe(far).pipe(near);
		if (isSilent) silence(near);
	});
	proxy.listen(0, "127.0.0.1");
	await once(proxy, "listening");

	function silence(socket: Socket): void {
		socket.unpipe();
		socket.pause();
	}
	function breakOff(): void {
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
		breakOff,
		close() {
			breakOff();
			proxy.close();
		},
	};
}
