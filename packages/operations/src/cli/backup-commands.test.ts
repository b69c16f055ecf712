import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import {
	backupTables,
	DamagedBackupError,
	dealerships,
	newestMigration,
	productVersion,
} from "@nev/api/operations";
import { claimDue, recordOutcome, seedSampleDataOnce } from "@nev/api/testing/internals.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";
import { runCommand } from "../../test/run-command.js";
import { restoreBackup } from "../backup/restore-backup.js";

const operator = await openOperator();
afterAll(operator.close);
const { run, sql, orm } = operator;
const storeLead = leadStore(operator);

/** All rows of all tables. */
async function everything(): Promise<unknown> {
	const tables = backupTables.map((table) => sql(`select * from ${table} order by 1, 2`));
	return Promise.all(tables);
}

const summary = "1 lead, 1 dealership and 0 vehicles";

it("a backup contains every table, and restores exactly what was there", async () => {
	const tables = await sql("select tablename from pg_tables where schemaname = 'public'");
	expect(tables.map(({ tablename }) => tablename).sort()).toEqual(
		// Rate limits last a minute.
		[
			...backupTables,
			"backups",
			"correction_links",
			"dealer_networks",
			"rate_limits",
			"refused_leads",
		].sort(),
	);
	const [dealer] = await orm
		.insert(dealerships)
		.values({ ...gulfCarts, name: 'Gulf\n{"table":"leads"} Carts', latitude: 0.1 + 0.2 })
		.returning();
	await storeLead(
		{ dealershipId: dealer?.id, payload: { message: 'Ünïcode 🛺 " \\ \u2028' } },
		{ state: "sent", sentAt: new Date() },
		{ recipient: "dealer", state: "dead", lastError: "mailbox full" },
	);
	await sql("insert into do_not_contact (email_hash) values ('hash')");
	await sql("insert into milestones (name) values ('sample data')");
	const before = await everything();
	const file = operator.path("nev.backup");
	expect(await run("backup", "nev.backup")).toMatchObject({
		code: 0,
		stdout: `${file} contains ${summary}.\n`,
	});
	expect(await sql("select file from backups where at <= now()")).toEqual([{ file }]);
	expect((await run("backup", "nev.backup")).stderr).toMatch(/exists already/);

	await sql("truncate leads, mails, dealerships, do_not_contact cascade");
	await storeLead({ name: "Later" });
	expect((await run("restore", "nev.backup")).stdout).toMatch(
		/is undamaged\. It contains 1 lead, 1 dealership and 0 vehicles, of .* add --yes\.\n$/,
	);
	expect(await sql("select name from leads")).toEqual([{ name: "Later" }]);
	const restored = await run("restore", "nev.backup", "--yes");
	expect(restored).toMatchObject({ code: 0, stderr: "" });
	expect(restored.stdout).toContain(`Restored ${summary}, of `);
	// The dead mail may have been retried since the backup.
	expect(await sql("select state, claim, may_have_arrived from mails order by id")).toEqual([
		{ state: "sent", claim: 1, may_have_arrived: false },
		{ state: "dead", claim: 1, may_have_arrived: true },
	]);
	await sql("update mails set claim = 0, may_have_arrived = false");
	expect(await everything()).toEqual(before);
	const ids = (await sql("select id from leads")).map(({ id }) => Number(id));
	expect(await storeLead()).toBeGreaterThan(Math.max(...ids));
});

it("a restored pause whose day has come since hides nobody, and its end is in the past", async () => {
	await sql("truncate leads, mails, dealerships, changes, change_rows cascade");
	await orm.insert(dealerships).values([gulfCarts, { ...gulfCarts, name: "Bay Carts" }]);
	await sql("update dealerships set paused_until = current_date + (name = 'Bay Carts')::int");
	await run("backup", "pauses.backup");
	await run("restore", "pauses.backup", "--yes");
	expect(
		await sql("select name, paused_until is null as listed from dealerships order by id"),
	).toEqual([
		{ name: "Gulf Carts", listed: true },
		{ name: "Bay Carts", listed: false },
	]);
	expect(await sql("select actor, action from changes order by id desc limit 1")).toEqual([
		{ actor: "nev", action: "end of a pause" },
	]);
});

it("a restored mail is sent as one that may have arrived, and no claim of before can record its outcome", async () => {
	await sql("truncate leads, mails cascade");
	await storeLead({}, {}, { state: "held" }, { state: "sent" });
	await run("backup", "mails.backup");
	await storeLead({}, { state: "waiting" });
	const before = await claimDue(orm, 10);
	expect(before).toHaveLength(2);

	await run("restore", "mails.backup", "--yes");
	await storeLead({}, { state: "waiting" });
	const after = await claimDue(orm, 10);
	expect(after.map(({ mayHaveArrived }) => mayHaveArrived).sort()).toEqual([false, true]);
	for (const claim of before) await recordOutcome(orm, claim, { kind: "sent" });
	expect(await sql("select state, may_have_arrived from mails order by id")).toEqual([
		{ state: "waiting", may_have_arrived: true },
		{ state: "held", may_have_arrived: true },
		{ state: "sent", may_have_arrived: false },
		{ state: "waiting", may_have_arrived: false },
	]);
});

it("two backups that are written to one file at once are both complete", async () => {
	const write = () => run("backup", "twice.backup", "--force");
	for (const written of await Promise.all([write(), write()])) {
		expect(written).toMatchObject({ code: 0, stderr: "" });
	}
	expect((await run("restore", "twice.backup")).stdout).toContain("is undamaged");
	expect(readdirSync(operator.path(".")).filter((name) => name.startsWith("twice"))).toEqual([
		"twice.backup",
	]);
});

it("a damaged backup is refused, and changes nothing", async () => {
	await run("backup", "whole.backup");
	const whole = readFileSync(operator.path("whole.backup"));
	const lines = gunzipSync(whole).toString().split("\n");
	const flipped = Buffer.from(whole);
	flipped.writeUInt8(flipped.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
	const damaged = {
		flipped,
		"cut.backup": whole.subarray(0, whole.length >> 1),
		"empty.backup": Buffer.alloc(0),
		"other.backup": gzipSync('{"format":"other"}\n'),
		"changed.backup": gzipSync(lines.join("\n").replace("Ada", "Eve")),
		"incomplete.backup": gzipSync(lines.slice(0, -3).join("\n")),
	};
	const before = await everything();
	for (const [name, content] of Object.entries(damaged)) {
		operator.file(name, content);
		expect(await run("restore", name, "--yes")).toEqual({
			code: 1,
			stdout: "",
			lines: [],
			stderr: `${operator.path(name)} is damaged, incomplete, or not a backup. Nothing was changed. Use another backup.\n`,
		});
	}
	expect((await run("restore", "none.backup")).stderr).toMatch(/cannot be read: ENOENT/);
	expect(await everything()).toEqual(before);
});

function emptyBackup(header: object): Buffer {
	const line = `${JSON.stringify(header)}\n`;
	const sha256 = createHash("sha256").update(line).digest("base64url");
	return gzipSync(`${line}${JSON.stringify({ sha256, rows: {} })}\n`);
}

it("a backup of another version's schema is refused with what to do", async () => {
	const header = {
		format: "nev-backup",
		createdAt: "2026-01-01T00:00:00Z",
		migration: "0001_older",
	};
	operator.file("older.backup", emptyBackup(header));
	expect((await run("restore", "older.backup", "--yes")).stderr).toBe(
		`${operator.path("older.backup")} has the schema 0001_older, and this version, ${productVersion()}, has ${newestMigration()}. Restore it with the version that made it, then upgrade.\n`,
	);
	// A version with the number of this one made it.
	const last = { ...header, migration: "0042_one-mail-queue", version: productVersion() };
	operator.file("last.backup", emptyBackup(last));
	expect((await run("restore", "last.backup", "--yes")).stderr).toMatch(
		/Restore it with the commit \w+ of November 29, 2026, which made it, then upgrade\.\n$/,
	);
});

it("a restored database never gets the sample data, wherever its backup was made", async () => {
	await sql("truncate milestones, leads, dealerships cascade");
	await run("backup", "own.backup");
	await run("restore", "own.backup", "--yes");
	await seedSampleDataOnce(orm);
	expect(await sql("select from dealerships")).toEqual([]);
});

it("- is standard output, and the message goes to standard error", async () => {
	const chunks: Uint8Array[] = [];
	const write = async (chunk: string | Uint8Array) => void chunks.push(Buffer.from(chunk));
	const count = "select count(*)::integer from backups";
	const before = await sql(count);
	expect(await operator.runAtTerminal({ write }, "backup", "-")).toMatchObject({
		code: 0,
		stdout: "",
		stderr:
			"Written to -, where it cannot be read back. Check it where it arrives, with nev restore FILE.\n",
	});
	operator.file("piped.backup", Buffer.concat(chunks));
	expect((await run("restore", "piped.backup")).stdout).toContain("is undamaged");
	expect(readdirSync(operator.path("."))).not.toContain("-");
	// The desk knows the ones that were read back.
	expect(await sql(count)).toEqual(before);
	expect((await run("people", "export", "--email", "ada@example.com", "-")).stdout).toMatch(/^\{/);
	expect((await run("leads", "export", "--csv", "-")).stdout).toMatch(/^id,/);
	expect(await run("export", "all", "-")).toMatchObject({
		code: 2,
		stderr: "Several files cannot be written to standard output. Name a folder.\n",
	});
});

it("a pipe is written as a stream, and is not replaced", async () => {
	const pipe = operator.path("pipe");
	spawnSync("mkfifo", [pipe]);
	const cat = spawn("cat", [pipe]);
	const [written, content] = await Promise.all([
		run("backup", "pipe", "--force"),
		buffer(cat.stdout),
	]);
	expect(written).toMatchObject({ code: 0, stdout: "" });
	expect(lstatSync(pipe).isFIFO()).toBe(true);
	operator.file("piped.backup", content);
	expect((await run("restore", "piped.backup")).stdout).toContain("is undamaged");
	expect(await run("restore", "pipe", "--yes")).toMatchObject({
		code: 1,
		stderr: `${pipe} is not a file, and a restore reads its backup twice. Save the backup to a file, and restore that.\n`,
	});
	expect(await run("backup", "/dev/null")).toMatchObject({ code: 0 });
});

it("a command that waits for the reader of a pipe ends when it is stopped", async () => {
	spawnSync("mkfifo", [operator.path("unread")]);
	const stop = new AbortController();
	const stopped = runCommand(
		["backup", "unread"],
		{
			environment: { DATABASE_URL: String(operator.connection.connectionString) },
			signal: stop.signal,
			resolvePath: operator.path,
		},
		{ notify: () => stop.abort() },
	);
	expect(await stopped).toMatchObject({ code: 130 });
});

it("--force replaces the file that a symbolic link leads to, and the link stays", async () => {
	operator.file("real.backup", "old");
	symlinkSync(operator.path("real.backup"), operator.path("link.backup"));
	expect((await run("backup", "link.backup")).stderr).toContain("exists already");
	expect(await run("backup", "link.backup", "--force")).toMatchObject({ code: 0 });
	expect(lstatSync(operator.path("link.backup")).isSymbolicLink()).toBe(true);
	expect((await run("restore", "real.backup")).stdout).toContain("is undamaged");
});

it("a backup that changes while it is restored changes nothing", async () => {
	await run("backup", "changing.backup");
	const file = operator.path("changing.backup");
	const cut = gunzipSync(readFileSync(file)).toString().split("\n").slice(0, -2).join("\n");
	const client = await operator.connect();
	const before = await everything();
	operator.file("changing.backup", gzipSync(`${cut}\n`));
	await expect(restoreBackup(client, file)).rejects.toThrow(DamagedBackupError);
	await client.end();
	expect(await everything()).toEqual(before);
});

it("a backup names the version that wrote it, for one with another schema", async () => {
	await run("backup", "named.backup");
	const lines = gunzipSync(readFileSync(operator.path("named.backup")))
		.toString()
		.split("\n");
	const header = JSON.parse(lines[0] ?? "");
	expect(header.version).toMatch(/^\d+\.\d+\.\d+$/);
	operator.file(
		"other.backup",
		emptyBackup({ ...header, migration: "0001_older", version: "0.9.0" }),
	);
	expect((await run("restore", "other.backup", "--yes")).stderr).toBe(
		`${operator.path("other.backup")} has the schema 0001_older, and this version, ${header.version}, has ${newestMigration()}. Restore it with version 0.9.0, which made it, then upgrade.\n`,
	);
});
