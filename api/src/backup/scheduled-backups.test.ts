import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { startMailServer } from "../../test/mail-server.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { createTempDirectory } from "../../test/temp-directory.js";
import { openTestBackend, silent } from "../../test/test-backend.js";
import { readSettings } from "../settings/settings.js";
import { openDatabase } from "../storage/database.js";
import { withClient } from "../storage/with-client.js";
import { verifyBackup } from "./read-backup.js";
import { backupLock, createScheduledBackups } from "./scheduled-backups.js";

const own = await openOwnDatabase();
const directory = createTempDirectory();
const database = await openDatabase(
	readSettings({ DATABASE_URL: String(own.connection.connectionString) }),
	silent,
);
afterAll(async () => {
	await database.close();
	await own.close();
	rmSync(directory, { recursive: true, force: true });
});
const { sql } = own;
const folder = join(directory, "backups");

beforeEach(async () => {
	await sql("truncate mails, rate_limits, backups cascade");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
});

/** One server's, which makes a backup a day and keeps two. */
const server = (to = folder) =>
	createScheduledBackups({
		...{ database, folder: to, everyHours: 24, keep: 2, log: silent },
		mail: { to: "sales@nev.example.com" },
	});

const at = (time: string) => new Date(`2026-11-${time}Z`);
const aMinute = 60_000;
const names = () => readdirSync(folder).sort();
const subjects = async () =>
	(await sql("select subject, text, to_address from mails")).map(Object.values);

it("a backup is made when it is due, by one server, also after a restart, and the newest are kept", async () => {
	await Promise.all([server().check(at("01T03:00:00.040")), server().check(at("01T03:00:00.050"))]);
	expect(names()).toEqual(["nev-2026-11-01T03-00-00Z.backup"]);
	expect(await sql("select from backups")).toHaveLength(1);
	// A restarted server goes on from the newest one in the folder.
	expect(await server().check(at("02T02:59:00"))).toBe(aMinute);
	expect(names()).toHaveLength(1);

	const others = [
		"nev-2026-10-01.backup",
		"nev-2026-99-01T03-00-00Z.backup",
		"nev-2026-10-01T03-00-00Z.backup.gz",
	];
	for (const name of others) writeFileSync(join(folder, name), "");
	const abandoned = "nev-2026-10-01T03-00-00Z.backup.0b0cfa4c-6e2b-4c6e-9d5e-0c8a1b1f2d3e.part";
	writeFileSync(join(folder, abandoned), "");
	// One that is late does not delay the next ones.
	await server().check(at("02T03:00:07"));
	await server().check(at("03T03:09:59"));
	const kept = ["nev-2026-11-02T03-00-00Z.backup", "nev-2026-11-03T03-00-00Z.backup"];
	expect(names()).toEqual([...others, ...kept].sort());
	for (const name of kept) {
		const file = join(folder, name);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect((await verifyBackup(file)).header.version).toMatch(/^\d/);
	}
	expect(await sql("select file from backups order by at desc limit 1")).toEqual([
		{ file: join(folder, "nev-2026-11-03T03-00-00Z.backup") },
	]);
	expect(await subjects()).toEqual([]);
});

it("the operator is told once while backups fail, and again when they fail anew", async () => {
	rmSync(folder, { recursive: true });
	for (const minute of [10, 20]) {
		expect(await server().check(at(`01T03:${minute}:00`))).toBe(10 * aMinute);
	}
	await Promise.all([server().check(at("01T03:30:00")), server().check(at("01T03:30:00"))]);
	expect(await subjects()).toEqual([
		[
			"No backup was made",
			expect.stringContaining(
				`No backup could be made in ${folder}: ENOENT: no such file or directory`,
			),
			"sales@nev.example.com",
		],
	]);
	// The folder may be one that is mounted, so it is not created.
	mkdirSync(folder);
	await server().check(at("01T03:40:00"));
	expect(names()).toHaveLength(1);
	await server("/proc/nev").check(at("01T03:50:00"));
	expect(await subjects()).toHaveLength(2);
});

it("a backup that fails leaves no file, and removes no earlier one", async () => {
	for (const day of ["01", "02"]) await server().check(at(`${day}T03:00:00`));
	const before = names();
	await sql("alter table lead_notes rename to notes");
	await server().check(at("03T03:00:00"));
	await sql("alter table notes rename to lead_notes");
	expect(names()).toEqual(before);
	expect((await subjects())[0]?.[1]).toContain('relation "lead_notes" does not exist');
});

it("a backup that a disk did not keep whole removes no earlier one", async () => {
	for (const day of ["01", "02"]) await server().check(at(`${day}T03:00:00`));
	const before = names();
	const handle = await open(folder);
	const sync = vi.spyOn(Object.getPrototypeOf(handle), "sync");
	await handle.close();
	sync.mockImplementationOnce(async function (this: FileHandle) {
		await this.truncate(100);
	});
	await server().check(at("03T03:00:00"));
	sync.mockRestore();
	expect(names()).toEqual(before);
	expect((await subjects())[0]?.[1]).toContain("what was written could not be read back");
});

it("backups from the future, as after a clock was set back, neither count nor are removed", async () => {
	const future = ["nev-2026-12-01T00-00-00Z.backup", "nev-2099-01-01T00-00-00Z.backup"];
	for (const name of future) writeFileSync(join(folder, name), "");
	const warn = vi.spyOn(silent, "warn");
	for (const day of ["01", "02", "03"]) await server().check(at(`${day}T03:00:00`));
	expect(names()).toEqual([
		"nev-2026-11-02T03-00-00Z.backup",
		"nev-2026-11-03T03-00-00Z.backup",
		...future,
	]);
	expect(warn).toHaveBeenCalledWith(
		{ folder, files: future.toReversed() },
		expect.stringContaining("clock"),
	);
	warn.mockRestore();
});

it("the operator is told if the server that makes a backup does not finish", async () => {
	await server().check(at("01T03:00:00"));
	await withClient(own.connection, async (other) => {
		await other.query("select pg_advisory_lock($1)", [backupLock]);
		await server().check(at("03T02:59:00"));
		expect(await subjects()).toEqual([]);
		await server().check(at("03T03:00:00"));
		expect((await subjects())[0]?.[1]).toContain("another server is making one");
	});
	expect(names()).toHaveLength(1);
});

it("a server mails the operator why it makes no backup", async () => {
	const mailServer = await startMailServer();
	const backend = await openTestBackend({
		...{ DATABASE_URL: String(own.connection.connectionString), SMTP_URL: mailServer.url },
		...{ MAIL_TO: "sales@nev.example.com", BACKUP_TO: join(directory, "none") },
	});
	await expect.poll(() => mailServer.received).toHaveLength(1);
	const [{ to, email } = {}] = mailServer.received;
	expect([to, email?.subject]).toEqual(["sales@nev.example.com", "No backup was made"]);
	await backend.close();
	await mailServer.close();
});

it("a server makes backups from its start on, until it stops", async () => {
	const backups = server();
	backups.start();
	await expect.poll(names).toEqual([expect.stringMatching(/^nev-.*Z\.backup$/)]);
	await backups.stop();
	const stopped = server();
	rmSync(join(folder, String(names()[0])));
	stopped.start();
	await stopped.stop();
	expect(names().filter((name) => name.endsWith(".part"))).toEqual([]);
	expect(await subjects()).toEqual([]);
});
