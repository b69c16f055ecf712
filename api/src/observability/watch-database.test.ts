import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "../../../scripts/free-port.mjs";
import { clusterDirectory, usedDataDirectory } from "../../test/embedded-server.js";
import { inquiry, post } from "../../test/leads.js";
import { openTestBackend, type TestBackend } from "../../test/test-backend.js";
import { createTestDatabase } from "../../test/test-database.js";
import { createTestRole } from "../../test/test-role.js";
import { watchDatabase } from "./watch-database.js";

const health = async ({ fetch }: TestBackend) => (await fetch("/api/health")).json();
const sendLead = async (backend: TestBackend) => {
	const response = await post(backend, "/api/vehicle-inquiry", inquiry());
	return { status: response.status, body: await response.json() };
};
const refused = {
	status: 503,
	body: {
		code: "database-unavailable",
		error: "We can't process this right now. Please try again.",
	},
};

it("says that the database is down while it takes no lead, and knows no figures then", async () => {
	const database = await createTestDatabase("sampleData");
	const role = await createTestRole(database);
	const port = await freePort();
	const backend = await openTestBackend({
		DATABASE_URL: role.url,
		METRICS_PORT: String(port),
		HOST: "127.0.0.1",
	});
	onTestFinished(async () => {
		await database.drop();
		await role.drop();
	});
	const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	expect(await health(backend)).toMatchObject({ status: "ok", database: "up" });
	expect(await metrics()).toMatch(/^nev_held_leads 0$/m);
	/** Of this process, in which other tests may have run. */
	const refusedLeads = async () =>
		Number(/^nev_leads_refused_total (\d+)$/m.exec(await metrics())?.[1]);
	const refusedBefore = await refusedLeads();

	// The connection that listens for changes is the one.
	await role.alter("connection limit 1");
	await role.endConnections();
	expect(await sendLead(backend)).toMatchObject(refused);
	await expect
		.poll(() => health(backend))
		.toMatchObject({ status: "degraded", database: "down", dealerships: 300 });
	expect((await backend.fetch("/api/ready")).status).toBe(200);
	const text = await metrics();
	expect(text).toMatch(/^nev_database_up 0$/m);
	expect(await refusedLeads()).toBe(refusedBefore + 1);
	expect(text).not.toMatch(/^nev_(mails|held)/m);

	await role.alter("connection limit -1");
	await expect.poll(() => health(backend)).toMatchObject({ status: "ok", database: "up" });
	expect(await sendLead(backend)).toMatchObject({ status: 201 });
	expect(await metrics()).toMatch(/^nev_mails_oldest_seconds\{kind="lead"\} \d/m);
	expect(await refusedLeads()).toBe(refusedBefore + 1);
	await backend.close();
	expect(await database.sql("select leads from refused_leads")).toEqual([{ leads: 1 }]);
});

it("starts on a read-only database, says so, and takes leads once it can", async () => {
	const database = await createTestDatabase("sampleData");
	const name = String(database.connection.database);
	await database.sql(`alter database ${name} set default_transaction_read_only = on`);
	const backend = await openTestBackend({ DATABASE_URL: database.url });
	onTestFinished(async () => {
		await backend.close();
		await database.drop();
	});
	expect(await health(backend)).toMatchObject({
		status: "degraded",
		database: "read-only",
		dealerships: 300,
	});
	expect((await backend.fetch("/api/vehicles")).status).toBe(200);
	expect(await sendLead(backend)).toMatchObject(refused);

	await database.sql(`alter database ${name} reset default_transaction_read_only`);
	await expect.poll(() => health(backend)).toMatchObject({ status: "ok", database: "up" });
	expect(await sendLead(backend)).toMatchObject({ status: 201 });
});

it("starts on a standby, and follows changes and takes leads once it is promoted", async () => {
	const data = usedDataDirectory();
	writeFileSync(join(clusterDirectory(data), "standby.signal"), "");
	const backend = await openTestBackend({ DATA_DIR: data });
	onTestFinished(backend.close);
	expect(await health(backend)).toMatchObject({ database: "read-only", dealerships: 300 });
	expect(await sendLead(backend)).toMatchObject(refused);

	await backend.sql("select pg_promote()");
	await expect.poll(() => health(backend)).toMatchObject({ status: "ok", database: "up" });
	expect(await sendLead(backend)).toMatchObject({ status: 201 });
});

it("tries nothing more while a trial has no answer, and logs what has changed", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const logged: string[] = [];
	const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
	const trials: { resolve(): void; reject(error: Error): void }[] = [];
	const pool = Object.assign(new pg.Pool(), {
		query: () => new Promise<void>((resolve, reject) => trials.push({ resolve, reject })),
	});
	const opening = watchDatabase({ database: { pool }, catalogue: { isLive: true }, log });
	trials[0]?.resolve();
	const watch = await opening;
	onTestFinished(() => watch.stop());
	expect(watch.state).toBe("up");
	await vi.advanceTimersByTimeAsync(10_000);
	expect([watch.state, trials.length]).toEqual(["down", 2]);
	trials[1]?.reject(Object.assign(new Error("no"), { code: "25006" }));
	await vi.advanceTimersByTimeAsync(2000);
	expect([watch.state, trials.length]).toEqual(["read-only", 3]);
	trials[2]?.resolve();
	await vi.advanceTimersByTimeAsync(0);
	expect(watch.state).toBe("up");
	expect(logged).toEqual([
		"leads are refused: the database is down",
		"leads are refused: the database is read-only",
		"the database takes leads again",
	]);
});
