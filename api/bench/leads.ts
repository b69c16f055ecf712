import { once } from "node:events";
import { rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import pg from "pg";
import { pino } from "pino";
import { median, printGoal, printTable } from "../../scripts/bench/report.js";
import { openBackend } from "../src/backend.js";
import { cacheFirst } from "../src/http/cache-first.js";
import { readSettings } from "../src/settings/settings.js";
import { openEmbeddedPostgres } from "../src/storage/embedded-postgres/embedded-postgres.js";
import { createTempDirectory } from "../test/temp-directory.js";
import { leadBody } from "./lead-stream.js";

/*
 * How many leads a second the API stores, durably, beside bare transactions of the same three inserts on
 * the same PostgreSQL. Both are measured in turns.
 *
 *   pnpm bench leads [seconds of each measurement]
 */
const seconds = Number(process.argv[2] ?? 4);
const concurrency = 32;
const rounds = 3;

const silent = pino({ level: "silent" });
const directory = createTempDirectory();
const settings = readSettings({ DATA_DIR: directory, LEADS_PER_MINUTE: "100000000" });
const backend = await openBackend(settings, silent);
const { connection } = await openEmbeddedPostgres(settings.dataDirectory, silent);
const pool = new pg.Pool({ ...connection, max: concurrency });
const agent = new Agent({ keepAlive: true });
const app = new Hono().route("/api", backend.api);
const server = createServer(cacheFirst(app, () => undefined)).listen(0, "127.0.0.1");
await once(server, "listening");
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/vehicle-inquiry`;

let number = 0;
const bare: number[] = [];
const ours: number[] = [];
await rateOf(sendLead, 1);
for (let round = 0; round < rounds; round += 1) {
	bare.push(await rateOf(insertBare, seconds));
	ours.push(await rateOf(sendLead, seconds));
}
const [theirs, rate] = [median(bare), median(ours)];
const ratio = (rate / theirs).toFixed(2);
printTable([
	["bare transactions", `${theirs.toFixed(0)}/s`],
	["leads", `${rate.toFixed(0)}/s`],
	["ratio", ratio],
]);
printGoal("leads beside bare transactions", ratio, "at least", 0.4);
await pool.end();
server.close();
server.closeAllConnections();
await backend.close();
rmSync(directory, { recursive: true, force: true });

async function rateOf(run: () => Promise<void>, duration: number): Promise<number> {
	let isOver = false;
	let count = 0;
	const start = performance.now();
	const workers = Array.from({ length: concurrency }, async () => {
		while (!isOver) {
			await run();
			count += 1;
		}
	});
	await sleep(duration * 1000);
	isOver = true;
	await Promise.all(workers);
	return (count * 1000) / (performance.now() - start);
}

async function insertBare(): Promise<void> {
	const visitor = nextVisitor();
	const client = await pool.connect();
	await client.query("begin");
	await client.query(
		"insert into idempotency_keys (path, key, body_hash, answer) values ('bare', $1, '', '{}')",
		[`bare ${visitor}`],
	);
	const { rows } = await client.query(
		"insert into leads (kind, name, email, phone, payload) values ('contact', 'A', 'a@example.com', '5550100', $1) returning id",
		[leadBody(`Visitor ${visitor}`)],
	);
	await client.query(
		"insert into mails (lead_id, recipient, state) values ($1, 'company', 'waiting')",
		[rows[0].id],
	);
	await client.query("commit");
	client.release();
}

async function sendLead(): Promise<void> {
	const visitor = nextVisitor();
	const body = leadBody(`Visitor ${visitor}`);
	const sent = request(address, {
		agent,
		method: "POST",
		headers: {
			"content-type": "application/json",
			"content-length": Buffer.byteLength(body),
			"idempotency-key": `bench ${visitor}`,
		},
	}).end(body);
	const [response] = await once(sent, "response");
	await once(response.resume(), "end");
	if (response.statusCode !== 201)
		throw new Error(`The response has status ${response.statusCode}`);
}

function nextVisitor(): number {
	number += 1;
	return number;
}
