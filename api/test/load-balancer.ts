import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A reverse proxy that asks each server whether it is ready, as balancers do. */
export interface LoadBalancer {
	readonly address: string;
	/** The ports of the servers that get requests. */
	readonly ready: ReadonlySet<number>;
	close(): Promise<void>;
}

/** How often it asks, in milliseconds. */
const checkInterval = 50;

/**
 * Spreads requests over the servers that are ready. It sends none twice, so a server that drops a
 * request is seen.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
	const ready = new Set(ports);
	const agent = new Agent({ keepAlive: true });
	let turn = 0;

	const check = () =>
		Promise.all(
			ports.map(async (port) => {
				const response = await fetch(`http://127.0.0.1:${port}/api/ready`, {
					headers: { connection: "close" },
				}).catch(() => undefined);
				await response?.arrayBuffer().catch(() => {});
				if (response?.ok) ready.add(port);
				else ready.delete(port);
			}),
		);
	const timer = setInterval(check, checkInterval);

	const server = createServer((incoming, outgoing) => {
		turn += 1;
		const candidates = [...ready];
		const port = candidates[turn % candidates.length];
		const { method, url: path, headers } = incoming;
		const sent = request({ port, host: "127.0.0.1", method, path, headers, agent }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(outgoing);
		});
		sent.on("error", () => outgoing.destroy());
		incoming.pipe(sent);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");

	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		ready,
		async close() {
			clearInterval(timer);
			agent.destroy();
			server.close();
			server.closeAllConnections();
		},
	};
}
