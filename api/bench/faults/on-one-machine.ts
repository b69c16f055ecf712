import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endConnections, foreignSettings } from "../../test/connections.js";
import { killPostgres, postgresPids, signal } from "../kill-postgres.js";
import { leadRequest } from "../lead-stream.js";
import type { Fault } from "./fault.js";
import type { MailFault } from "./faulty-mail-server.js";
import { serverRole } from "./stage.js";

/** When the health check tells at the latest that no lead is taken, in milliseconds. */
const healthDelay = 5000;

/** When mails are sent again at the latest after connections were ended, in milliseconds. */
const mailDelay = 10_000;

const databaseFaults: readonly Fault[] = [
	{
		name: "PostgreSQL is stopped",
		async run({ postgres }, duration) {
			await postgres.stop();
			await sleep(duration);
			await postgres.ensureRunning();
		},
	},
	{
		name: "PostgreSQL is paused",
		async run({ dataDirectory, postgres }, duration) {
			const pids = await postgresPids(dataDirectory, postgres);
			signal(pids, "SIGSTOP");
			await sleep(duration);
			signal(pids, "SIGCONT");
		},
	},
	{
		name: "PostgreSQL is killed",
		async run({ dataDirectory, postgres }, duration) {
			await killPostgres(dataDirectory, postgres);
			await sleep(duration);
			await postgres.ensureRunning();
		},
	},
	{
		name: "PostgreSQL is slow",
		async run({ sql }, duration) {
			await sql(
				"create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return new; end'",
			);
			await sql("create trigger slow before insert on leads for each row execute function wait()");
			await sleep(duration);
			await sql("drop function wait cascade");
		},
	},
	{
		name: "PostgreSQL has no connection for leads",
		async run({ address, sql }, duration) {
			// The connection that listens for changes is the one.
			await sql(`alter role ${serverRole} connection limit 1`);
			await endConnections(sql, serverRole);
			await sleep(Math.max(duration, healthDelay));
			const health = await (await fetch(`${address}/api/health`)).text();
			if (!health.includes('"database":"down"')) throw new Error(`The health check says ${health}`);
			await sql(`alter role ${serverRole} connection limit -1`);
		},
	},
	{
		name: "PostgreSQL has foreign settings",
		async run({ sql }, duration) {
			for (const setting of foreignSettings) await sql(`alter role ${serverRole} set ${setting}`);
			await endConnections(sql, serverRole);
			const [start] = await sql("select now()::text as at");
			await sleep(Math.max(duration, mailDelay));
			const sent = await sql(`select from mails where sent_at > '${start?.at}' limit 1`);
			if (sent.length === 0) throw new Error("No mail was sent");
			await sql(`alter role ${serverRole} reset all`);
			await endConnections(sql, serverRole);
		},
	},
	{
		name: "PostgreSQL's disk is full",
		diskSize: 160,
		async run({ dataDirectory, postgres, sql }, duration) {
			// The log of changes would use what is free in its files for minutes.
			await sql("checkpoint");
			const filler = join(dataDirectory, "filler");
			fillDisk(filler);
			await sleep(duration);
			rmSync(filler);
			await postgres.ensureRunning();
		},
	},
];

/** Writes zeros until nothing is free. */
function fillDisk(path: string): void {
	const file = openSync(path, "w");
	const zeros = Buffer.alloc(64 * 1024);
	try {
		for (;;) writeSync(file, zeros);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
	} finally {
		closeSync(file);
	}
}

const processFaults: readonly Fault[] = [
	{
		name: "The server is killed",
		mayRepeatMails: true,
		async run({ api, restartApi }) {
			await api.end("SIGKILL");
			await restartApi();
		},
	},
	{
		name: "The server is terminated",
		async run({ api, restartApi }) {
			const code = await api.end("SIGTERM");
			if (code !== 0) throw new Error(`The server exited with ${code}:\n${api.output}`);
			await restartApi();
		},
	},
	{
		name: "The server is paused",
		async run({ api }, duration) {
			process.kill(api.pid, "SIGSTOP");
			await sleep(duration);
			process.kill(api.pid, "SIGCONT");
		},
	},
	{
		name: "The server's clock moves",
		async run({ api, sql }, duration) {
			for (const years of [10, -10, 0]) {
				api.send(years * aYear);
				await sleep(duration / 3);
			}
			const dead = await sql("select id from mails where state = 'dead'");
			if (dead.length > 0) throw new Error(`${dead.length} mails are given up.`);
		},
	},
];

/** In milliseconds. */
const aYear = 365 * 24 * 60 * 60 * 1000;

const mailFaultNames: Readonly<Record<MailFault, string>> = {
	refuses: "The mail server refuses connections",
	hangs: "The mail server hangs",
	cuts: "The mail server cuts connections",
	"4xx": "The mail server answers 4xx",
	"5xx": "The mail server answers 5xx",
};

const mailFaults: readonly Fault[] = Object.entries(mailFaultNames).map(([kind, name]) => ({
	name,
	async run({ mail }, duration) {
		await mail.setFault(kind as MailFault);
		await sleep(duration);
		await mail.setFault(undefined);
	},
}));

/** Connections at a time, each of which sends a byte now and then. */
const slowConnections = 1000;

/** Many times what the server takes, if this machine lets a process open so many. */
const idleConnections = 10_000;

/** File descriptors that a process needs besides its connections. */
const otherFiles = 500;

const clientFaults: readonly Fault[] = [
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
		async run({ address, port }, duration) {
			const limit = Number(execFileSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" })) || 1024;
			const sockets = openSockets(port, Math.min(idleConnections, limit - otherFiles));
			await sleep(duration);
			// In place of those that leads and reads have given back.
			sockets.push(...openSockets(port, 100));
			await requireAnswer(address);
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

/** @throws {Error} if a client that has no connection yet gets no answer */
async function requireAnswer(address: string): Promise<void> {
	const [response] = await once(get(`${address}/api/health`, { agent: false }), "response");
	response.resume();
}

function destroy(sockets: readonly Socket[]): void {
	for (const socket of sockets) socket.destroy();
}

/** What can go wrong on one machine. */
export const faults: readonly Fault[] = [
	...databaseFaults,
	...mailFaults,
	...processFaults,
	...clientFaults,
];
