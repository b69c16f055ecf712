import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A reverse proxy that asks each server whether it is ready, as balancers do. */
export interface LoadBalancer {
	readonly address: string;
	/** The ports of the servers that get requests. */
	readonly ready: ReadonlySet<number>;
	/** Whether a server may get another request, or has one to answer. */
	isUsing(port: number): boolean;
	close(): Promise<void>;
}

/** How often it asks, in milliseconds. */
const checkInterval = 50;

const host = "127.0.0.1";

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
				const response = await fetch(`http://${host}:${port}/api/ready`, {
					headers: { connection: "close" },
				}).catch(() => undefined);
				await response?.arrayBuffer().catch(() => {});
				if (response?.ok) ready.add(port);
				else ready.delete(port);
			}),
		);
	let isOpen = true;
	/** One after the other, because of two at once the earlier may be answered later. */
	async function keepChecking(): Promise<void> {
		while (isOpen) {
			await check();
			await sleep(checkInterval);
		}
	}
	const checking = keepChecking();

	const server = createServer((incoming, outgoing) => {
		turn += 1;
		const candidates = [...ready];
		const port = candidates[turn % candidates.length];
		const { method, url: path, headers } = incoming;
		const sent = request({ port, host, method, path, headers, agent }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(outgoing);
		});
		sent.on("error", () => outgoing.destroy());
		incoming.pipe(sent);
	}).listen(0, host);
	await once(server, "listening");

	return {
		address: `http://${host}:${(server.address() as AddressInfo).port}`,
		ready,
		isUsing: (port) => ready.has(port) || agent.getName({ host, port }) in agent.sockets,
		async close() {
			isOpen = false;
			await checking;
			agent.destroy();
			server.close();
			server.closeAllConnections();
		},
	};
}
