import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { freePort } from "../../scripts/free-port.mjs";
import { openEmbeddedPostgres } from "../src/storage/embedded-postgres/embedded-postgres.js";
import { withClient } from "../src/storage/with-client.js";
import { bundle } from "../test/bundle.js";
import { createTempDirectory } from "../test/temp-directory.js";
import { killPostgres } from "./kill-postgres.js";
import { startLeadStream } from "./lead-stream.js";

/*
 * Kills the API at random moments under a stream of leads, and in every second round all processes
 * of PostgreSQL too. Visitors retry with their idempotency key until they get a response. At the end,
 * every acknowledged lead must be stored once, with its mail.
 *
 *   pnpm bench leads-crash [--kills 120]
 */
const { values } = parseArgs({ options: { kills: { type: "string", default: "120" } } });
const kills = Number(values.kills);
const silent = pino({ level: "silent" });

const directory = createTempDirectory();
const dataDirectory = join(directory, "data");
bundle({ "crashing-api": "bench/programs/crashing-api.ts" }, directory);
const port = await freePort();
const postgres = await openEmbeddedPostgres(dataDirectory, silent);
let api = await startApi();

const visitors = startLeadStream({ address: `http://127.0.0.1:${port}` });
const { acknowledged } = visitors;
let databaseKills = 0;
let crashesAfterCommit = 0;
for (let round = 0; round < kills; round += 1) {
	const killsDatabase = round % 2 === 1;
	const crashesNext = round % 3 === 0;
	await sleep(20 + Math.random() * 300);
	const exited = once(api, "exit");
	if (crashesNext) api.send("crash after the next commit");
	else api.kill("SIGKILL");
	if (killsDatabase) await killPostgres(dataDirectory, postgres);
	await Promise.race([exited, sleep(5000)]);
	if (api.exitCode === null && api.signalCode === null) {
		// Without the database there was no further commit.
		api.kill("SIGKILL");
		await exited;
	} else if (crashesNext) crashesAfterCommit += 1;
	if (killsDatabase) databaseKills += 1;
	api = await startApi();
	process.stderr.write(`\r${round + 1} of ${kills} kills, ${acknowledged.size} leads acknowledged`);
}
await visitors.stop();

await postgres.ensureRunning();
const { stored, mails, fsync } = await withClient(postgres.connection, async (client) => ({
	stored: (
		await client.query<{ name: string; count: number }>(
			"select name, count(*)::int as count from leads group by name",
		)
	).rows,
	mails: (
		await client.query<{ count: number }>(
			"select count(*)::int as count from mails where kind = 'lead'",
		)
	).rows[0]?.count,
	fsync: (await client.query<{ fsync: string }>("show fsync")).rows[0]?.fsync,
}));
const storedNames = new Set(stored.map(({ name }) => name));
const lost = [...acknowledged].filter((name) => !storedNames.has(name)).length;
const duplicated = stored.filter(({ count }) => count > 1).length;
process.stderr.write("\n");
process.stdout.write(
	`${[
		`kills         ${kills}`,
		`  with PostgreSQL's processes    ${databaseKills}`,
		`  between commit and response    ${crashesAfterCommit}`,
		`fsync         ${fsync}`,
		`requests      ${visitors.sent}, of which ${visitors.unanswered} without a response`,
		`acknowledged  ${acknowledged.size}`,
		`stored        ${stored.reduce((sum, { count }) => sum + count, 0)}`,
		`lost          ${lost}`,
		`duplicated    ${duplicated}`,
		`without mail  ${stored.length - (mails ?? 0)}`,
	].join("\n")}\n`,
);
const exited = once(api, "exit");
api.kill("SIGTERM");
await exited;
await postgres.stop();
rmSync(realpathSync(join(dataDirectory, "postgres")), { recursive: true, force: true });
rmSync(directory, { recursive: true, force: true });
const isPassed =
	fsync === "on" &&
	lost === 0 &&
	duplicated === 0 &&
	stored.length === acknowledged.size &&
	mails === stored.length;
process.exitCode = isPassed ? 0 : 1;

async function startApi(): Promise<ChildProcess> {
	const child = fork(join(directory, "api", "test", "crashing-api.mjs"), {
		cwd: directory,
		env: {
			PATH: process.env.PATH,
			PORT: String(port),
			HOST: "127.0.0.1",
			DATA_DIR: dataDirectory,
			LEADS_PER_MINUTE: "10000000",
		},
		execArgv: [],
	});
	const exited = once(child, "exit").then(([code]) => {
		throw new Error(`The API exited with ${code} while it started.`);
	});
	exited.catch(() => {});
	await Promise.race([once(child, "message"), exited]);
	return child;
}
