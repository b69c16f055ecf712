import { execFileSync } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { leadRequest } from "../lead-stream.js";
import type { Fault } from "./fault.js";

/** Connections at a time, each of which sends a byte now and then. */
const slowConnections = 1000;

/** As many as a server takes by default, if this machine lets a process open so many. */
const idleConnections = 10_000;

/** File descriptors that a process needs besides its connections. */
const otherFiles = 500;

export const clientFaults: readonly Fault[] = [
	{
		name: "Slow loris",
		async run({ port }, duration) {
			const sockets = openSockets(port, slowConnections);
			const head = "POST /api/vehicle-inquiry HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
			for (const socket of sockets) socket.write(head);
			for (const end = Date.now() + duration; Date.now() < end; await sleep(200)) {
				for (const socket of sockets) socket.write("a");
			}
			destroy(sockets);
		},
	},
	{
		name: "Idle connections",
		async run({ port }, duration) {
			const limit = Number(execFileSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" })) || 1024;
			const sockets = openSockets(port, Math.min(idleConnections, limit - otherFiles));
			await sleep(duration);
			destroy(sockets);
		},
	},
	{
		name: "Aborted requests",
		async run({ address }, duration) {
			for (let number = 0, end = Date.now() + duration; Date.now() < end; number += 1) {
				const lead = leadRequest(`Aborted ${number}`);
				const url = `${address}/api/vehicle-inquiry`;
				await fetch(url, { ...lead, signal: AbortSignal.timeout(number % 12) }).catch(() => {});
			}
		},
	},
	{
		name: "Truncated requests",
		async run({ port }, duration) {
			const { body } = leadRequest("Truncated");
			const head = `POST /api/vehicle-inquiry HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
			const request = head + body;
			for (let number = 0, end = Date.now() + duration; Date.now() < end; number += 1) {
				const [socket] = openSockets(port, 1);
				socket?.end(request.slice(0, number % request.length));
				await sleep(1);
				if (number % 2 === 0) socket?.destroy();
			}
		},
	},
];

function openSockets(port: number, count: number): Socket[] {
	return Array.from({ length: count }, () => connect(port, "127.0.0.1").on("error", () => {}));
}

function destroy(sockets: readonly Socket[]): void {
	for (const socket of sockets) socket.destroy();
}
