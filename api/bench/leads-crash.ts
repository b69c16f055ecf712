import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { openEmbeddedPostgres } from "../src/storage/embedded-postgres/index.js";
import { postmasterOf } from "../src/storage/embedded-postgres/postmaster-file.js";
import { withClient } from "../src/storage/with-client.js";
import { bundle } from "../test/bundle.js";
import { makeFolder } from "../test/make-folder.js";

/*
 * Kills the API at random moments under a stream of leads, in half of the rounds all processes of
 * PostgreSQL with it, and counts what became of the leads. The visitors retry with their idempotency
 * key until they have an answer.
 *
 *   pnpm bench leads-crash [kills]
 */
const kills = Number(process.argv[2] ?? 120);
const visitors = 8;

const folder = makeFolder();
const data = join(folder, "data");
bundle({ "mortal-api": "bench/programs/mortal-api.ts" }, folder);
const port = await freePort();
let child = await startApi();
const acknowledged = new Map<string, number>();
let sent = 0;
let unanswered = 0;
let isOver = false;

const stream = Promise.all(Array.from({ length: visitors }, visit));
let withDatabase = 0;
let afterCommit = 0;
for (let round = 0; round < kills; round += 1) {
	const killsDatabase = round % 2 === 1;
	const diesAfterCommit = round % 3 === 0;
	await pause(20 + Math.random() * 300);
	const ended = once(child, "exit");
	if (diesAfterCommit) child.send("die after the next commit");
	else child.kill("SIGKILL");
	if (killsDatabase) await killDatabase();
	await Promise.race([ended, pause(5000)]);
	if (child.exitCode === null && child.signalCode === null) {
		// With the database gone there was no further commit.
		child.kill("SIGKILL");
		await ended;
	} else if (diesAfterCommit) afterCommit += 1;
	if (killsDatabase) withDatabase += 1;
	child = await startApi();
	process.stderr.write(`\r${round + 1} of ${kills} kills, ${acknowledged.size} leads acknowledged`);
}
isOver = true;
await stream;

const postgres = await openEmbeddedPostgres(data, pino({ level: "silent" }));
const { stored, fsync } = await withClient(postgres.connection, async (client) => ({
	stored: (
		await client.query<{ name: string; count: number }>(
			"select name, count(*)::int as count from leads group by name",
		)
	).rows,
	fsync: (await client.query<{ fsync: string }>("show fsync")).rows[0]?.fsync,
}));
const storedNames = new Set(stored.map(({ name }) => name));
const lost = [...acknowledged.keys()].filter((name) => !storedNames.has(name)).length;
const doubled = stored.filter(({ count }) => count > 1).length;
const mails = await withClient(
	postgres.connection,
	async (client) =>
		(await client.query<{ count: number }>("select count(*)::int as count from outbox")).rows[0],
);
process.stderr.write("\n");
process.stdout.write(
	`${[
		`kills         ${kills}`,
		`  with PostgreSQL's processes  ${withDatabase}`,
		`  between commit and answer    ${afterCommit}`,
		`fsync         ${fsync}`,
		`presses       ${sent}, of which ${unanswered} without an answer`,
		`acknowledged  ${acknowledged.size}`,
		`stored        ${stored.reduce((sum, { count }) => sum + count, 0)}`,
		`lost          ${lost}`,
		`doubled       ${doubled}`,
		`without mail  ${stored.length - (mails?.count ?? 0)}`,
	].join("\n")}\n`,
);
const ended = once(child, "exit");
child.kill("SIGTERM");
await ended;
await postgres.stop();
rmSync(realpathSync(join(data, "postgres")), { recursive: true, force: true });
rmSync(folder, { recursive: true, force: true });
const isSound =
	fsync === "on" &&
	lost === 0 &&
	doubled === 0 &&
	stored.length === acknowledged.size &&
	mails?.count === stored.length;
process.exit(isSound ? 0 : 1);

/** One visitor after the other, each with one lead, pressing again until it is answered. */
async function visit(_: unknown, lane: number): Promise<void> {
	for (let number = 0; !isOver; number += 1) {
		const name = `Visitor ${lane}-${number}`;
		while (!(await press(name))) await pause(10 + Math.random() * 40);
		acknowledged.set(name, (acknowledged.get(name) ?? 0) + 1);
	}
}

async function press(name: string): Promise<boolean> {
	sent += 1;
	try {
		const response = await fetch(`http://127.0.0.1:${port}/api/vehicle-inquiry`, {
			method: "POST",
			headers: { "content-type": "application/json", "idempotency-key": name },
			body: JSON.stringify({
				name,
				email: "visitor@example.com",
				phone: "(239) 555-0142",
				message: "Please call.",
				vehicleName: "D6 Max GT4",
				vehiclePrice: "$8,995",
			}),
			signal: AbortSignal.timeout(10_000),
		});
		await response.arrayBuffer();
		if (response.status === 201) return true;
		if (response.status !== 503) throw new Error(`answered ${response.status}`);
	} catch (error) {
		if (error instanceof Error && error.message.startsWith("answered")) throw error;
		unanswered += 1;
	}
	return false;
}

async function startApi(): Promise<ChildProcess> {
	const started = fork(join(folder, "api", "test", "mortal-api.mjs"), {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			PORT: String(port),
			HOST: "127.0.0.1",
			DATA_DIR: data,
			LEADS_PER_MINUTE: "10000000",
		},
		execArgv: [],
	});
	const ended = once(started, "exit").then(([code]) => {
		throw new Error(`The API ended with ${code} while it started.`);
	});
	ended.catch(() => {});
	await Promise.race([once(started, "message"), ended]);
	return started;
}

/** Ends PostgreSQL and all its processes at once, as the end of a machine does. */
async function killDatabase(): Promise<void> {
	const postmaster = postmasterOf(realpathSync(join(data, "postgres")));
	if (postmaster === undefined) return;
	const { connection } = await openEmbeddedPostgres(data, pino({ level: "silent" }));
	const backends = await withClient(
		connection,
		async (client) =>
			(await client.query<{ pid: number }>("select pid from pg_stat_activity")).rows,
	).catch(() => []);
	for (const pid of [postmaster, ...backends.map(({ pid }) => pid)]) {
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// It has ended by itself.
		}
	}
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	return typeof address === "object" && address ? address.port : 0;
}
