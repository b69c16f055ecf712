import { pino } from "pino";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { tempDataDirectory } from "../../test/embedded-server.js";
import { applyOlderMigrations } from "../../test/older-migrations.js";
import { openInProcess } from "../../test/program.js";
import { databaseUrl, openTestBackend, query, silent } from "../../test/test-backend.js";
import { createTestDatabase } from "../../test/test-database.js";
import { openBackend } from "../backend.js";
import { StartError } from "../errors/operator-error.js";
import { seedDatabase } from "../sample/seed.js";
import { readSettings } from "../settings/settings.js";
import { openDatabase } from "./database.js";
import { openEmbeddedPostgres } from "./embedded-postgres/embedded-postgres.js";
import { migrate, newestMigration } from "./migrate.js";
import { withClient } from "./with-client.js";

const server = await openTestBackend();
afterAll(() => server.close());

const tables = ["states", "vehicles", "images", "dealerships"];
const counts = `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)}`;
const statesOnly = { states: 50, vehicles: 0, images: 0, dealerships: 0 };
const withSampleData = { states: 50, vehicles: 33, images: 33, dealerships: 300 };

describe("an operator's database", () => {
	it("is migrated once by four processes that start together, and gets no sample data", async () => {
		const { url } = await createTestDatabase("nothing");
		const programs = await Promise.all(
			Array.from({ length: 4 }, () => openInProcess({ DATABASE_URL: url })),
		);
		const connection = { connectionString: url };
		expect(await query(connection, counts)).toEqual([statesOnly]);
		const applied = await query(connection, "select hash from drizzle.__drizzle_migrations");
		expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length);
		expect(applied.length).toBeGreaterThanOrEqual(2);
		await Promise.all(programs.map((program) => program.close()));
	});

	it("is migrated by a server unless that is forbidden, and then the difference is named", async () => {
		const { url } = await createTestDatabase("nothing");
		await applyOlderMigrations({ connectionString: url });
		const settings = readSettings({ DATABASE_URL: url, MIGRATE_AT_START: "false" });
		await expect(openBackend(settings, silent)).rejects.toThrow(
			`The database lacks the migration ${newestMigration()}. Make a backup with the version that it was used with, then run "nev migrate", or start the server of this version.`,
		);

		const migrated = await openBackend({ ...settings, migratesAtStart: true }, silent);
		await migrated.close();
		await (await openBackend(settings, silent)).close();

		await query(
			{ connectionString: url },
			"insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15)",
		);
		await expect(openBackend(settings, silent)).rejects.toThrow(
			"The database has a migration of a newer version. Use that version, or restore a backup of this one in an empty database.",
		);
		// A server of the old version that crashes during an upgrade comes back.
		await (await openBackend({ ...settings, migratesAtStart: true }, silent)).close();
	});

	it("of before the first migration is brought there by an earlier version", async () => {
		const { connection, url, sql, drop } = await createTestDatabase("nothing");
		onTestFinished(drop);
		await applyOlderMigrations(connection, "0001_drop-old-mail-tables");
		// As the many migrations did that are the first one now, the last of them at the same time.
		await sql(
			"insert into drizzle.__drizzle_migrations (hash, created_at) select 'old', created_at - 1 from drizzle.__drizzle_migrations",
		);
		await sql("create table notices (id integer)");
		const settings = readSettings({ DATABASE_URL: url });
		await (await openBackend(settings, silent)).close();
		expect(await sql("select to_regclass('notices') as notices")).toEqual([{ notices: null }]);

		await sql("delete from drizzle.__drizzle_migrations where hash <> 'old'");
		for (const migratesAtStart of [true, false]) {
			await expect(openBackend({ ...settings, migratesAtStart }, silent)).rejects.toThrow(
				/^The database is older than this version can upgrade\. Make a backup, start the server of the commit \w+ of .*2026 with it once, then this one\.$/,
			);
		}
	});

	it("whose leads came before they were watched reminds no dealer of them, and records no change", async () => {
		const { connection, url, sql, drop } = await createTestDatabase("nothing");
		onTestFinished(drop);
		await applyOlderMigrations(connection, "0004_leads-watched");
		const insert =
			"insert into leads (kind, name, email, phone, payload) values ('inquiry', 'Ada', 'ada@example.com', '', '{}')";
		await sql(insert);
		await (await openDatabase(readSettings({ DATABASE_URL: url }), silent)).close();
		await sql(insert);
		expect(
			await sql("select escalates_at <= now() as told, overdue_at from leads order by id"),
		).toEqual([
			{ told: true, overdue_at: null },
			{ told: null, overdue_at: null },
		]);
		expect(await sql("select from changes")).toEqual([]);
	});

	it("whose company had no rates keeps its facts, and has none", async () => {
		const { connection, url, sql, drop } = await createTestDatabase("nothing");
		onTestFinished(drop);
		await applyOlderMigrations(connection, "0005_company-rates");
		await sql("update company_facts set name = 'Gulf Carts'");
		await (await openDatabase(readSettings({ DATABASE_URL: url }), silent)).close();
		expect(await sql("select name, rates from company_facts")).toEqual([
			{ name: "Gulf Carts", rates: null },
		]);
	});

	it("that is read-only and lacks migrations is not opened, and the error says what to do", async () => {
		const { connection, url, drop } = await createTestDatabase("nothing");
		onTestFinished(drop);
		await query(
			connection,
			`alter database ${connection.database} set default_transaction_read_only = on`,
		);
		await expect(openDatabase(readSettings({ DATABASE_URL: url }), silent)).rejects.toThrow(
			"The database is read-only and empty. Make it writable, or set DATABASE_URL to the primary, then start again.",
		);
	});

	it("that another process migrates is waited for with a limit, and the log says so", async () => {
		const { url } = await createTestDatabase("nothing");
		const connection = { connectionString: url };
		const settings = readSettings({ DATABASE_URL: connection.connectionString });
		const logged: string[] = [];
		const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
		await withClient(connection, async (client) => {
			await client.query("select pg_advisory_lock(4957301)");
			await expect(openDatabase(settings, log, { lockTimeout: 100 })).rejects.toThrow(
				/^The database could not be migrated: another process .* more than 0\.1 seconds\./,
			);
		});
		expect(logged.join()).toContain("another process is migrating the database; waiting for it");
		await (await openDatabase(settings, log, { lockTimeout: 10_000 })).close();
	});

	it("that cannot be reached gives a StartError with a sentence", async () => {
		const opening = openDatabase(
			readSettings({ DATABASE_URL: "postgres://nev:secret@localhost:1/nev" }),
			silent,
		);
		await expect(opening).rejects.toMatchObject({ name: "StartError" });
		await expect(opening).rejects.toThrow(
			/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\. Start it, or correct the setting\.$/,
		);
	});
});

/** A role that owns nothing, and a new database. */
async function createRole(name: string, options = "") {
	const { connection, sql, drop } = await createTestDatabase("nothing");
	await sql(`create role ${name} login password 'secret'`);
	onTestFinished(async () => {
		await drop();
		await server.sql(`drop role ${name}`);
	});
	const url = databaseUrl({ ...connection, user: name, password: "secret" }, connection.database);
	return { database: connection.database, sql, open: () => open(`${url}${options}`) };
}

async function open(url: string): Promise<void> {
	const database = await openDatabase(readSettings({ DATABASE_URL: url }), silent);
	await database.pool.query("select from states");
	await database.close();
}

it("a password that ends its URL early is not printed, and the error says how to write it", async () => {
	await expect(open("postgres://nev:pa@s..s/word@localhost/nev")).rejects.toThrow(
		new StartError(
			"DATABASE_URL names a host that is not found. Correct it. If its password has one of @ / ? # %, write %40 %2F %3F %23 %25 in its place.",
		),
	);
	await expect(open("postgres://nev:pa%C3@localhost/nev")).rejects.toThrow(
		/^The database of DATABASE_URL cannot be used: URI malformed\. .* If its password has one of /,
	);
	await expect(open("postgres://nev:secret@s..s/nev")).rejects.toThrow(
		"The database of DATABASE_URL cannot be used: getaddrinfo ENOTFOUND s..s. Start it, or correct the setting.",
	);
});

describe("a role of an operator's database", () => {
	it("that may create nothing is told what to grant", async () => {
		const { database, sql, open } = await createRole("reader");
		const grant = `grant create on database "${database}" to "reader"; grant create on schema public to "reader"`;
		const refusal = (what: string) =>
			new StartError(
				`The role "reader" may not create the tables: permission denied for ${what}. As a superuser or as the owner of the database, run: ${grant};`,
			);
		await expect(open()).rejects.toThrow(refusal(`database ${database}`));
		await sql(grant.replace(/;.*/, ""));
		await expect(open()).rejects.toThrow(refusal("schema public"));
		await sql(grant);
		await open();
	});

	it.each([
		["drizzle", ""],
		["operator", ""],
		["with_search_path", "&options=-c%20search_path%3Doperator"],
		["without_search_path", "&options=-c%20search_path%3D"],
		["with_one_name", "&options=-c%20search_path%3D%22public,operator%22"],
	])("named %s has its tables in the schema public", async (name, options) => {
		const { database, sql, open } = await createRole(name, options);
		await sql(
			`alter database ${database} owner to ${name}; create schema operator; grant all on schema operator to ${name}`,
		);
		await open();
		await open();
		const tables = "select schemaname from pg_tables where tablename in ('leads', 'states')";
		expect(await sql(tables)).toEqual([{ schemaname: "public" }, { schemaname: "public" }]);
	});
});

it("a database whose encoding lacks a character says how to create one that has it", async () => {
	const name = "latin1_database";
	await server.sql(
		`create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
	);
	onTestFinished(async () => void (await server.sql(`drop database ${name} with (force)`)));
	await expect(open(databaseUrl(server.connection, name))).rejects.toThrow(
		new StartError(
			`The database "${name}" has the encoding LATIN1, which lacks characters of the data. Create one with UTF8, and set DATABASE_URL to it: create database nev encoding 'UTF8' locale 'C.UTF-8' template template0;`,
		),
	);
});

it("a database without the schema public says how to create it", async () => {
	const { url, sql, drop } = await createTestDatabase("nothing");
	onTestFinished(drop);
	await sql("drop schema public cascade");
	await expect(open(url)).rejects.toThrow(
		new StartError(
			"The database has no schema public, where the tables are. Create it: create schema public;",
		),
	);
});

it("a database whose pg_trgm cannot be used gets everything but the desk's search indexes", async () => {
	const { connection, drop } = await createTestDatabase("nothing");
	onTestFinished(drop);
	// Where no operator class is found, as without the extension.
	await query(connection, "create schema elsewhere");
	await query(connection, "create extension pg_trgm schema elsewhere");
	await migrate(connection, async () => {}, { log: silent });
	const rows = await query(connection, "select indexname from pg_indexes");
	const names = rows.map(({ indexname }) => indexname);
	expect(names).toContain("mails_troubled");
	expect(names).not.toContain("dealerships_search");
	expect(
		(await server.sql("select indexname from pg_indexes")).map(({ indexname }) => indexname),
	).toContain("dealerships_search");
});

it("every foreign key and every column that old rows are deleted by has an index", async () => {
	const unindexed = await server.sql(`
		select format('%s.%s', conrelid::regclass, attname) as column
		from pg_constraint
		join pg_attribute on attrelid = conrelid and attnum = conkey[1]
		where contype = 'f' and connamespace = 'public'::regnamespace
			and not exists (select 1 from pg_index where indrelid = conrelid and indkey[0] = attnum)
		union all
		select 'idempotency_keys.created_at' where not exists (
			select 1 from pg_indexes
			where tablename = 'idempotency_keys' and indexdef like '%(created_at)')
		union all
		select 'leads.created_at' where not exists (
			select 1 from pg_indexes where tablename = 'leads' and indexdef like '%(created_at)')`);
	expect(unindexed).toEqual([]);
});

describe("the embedded database", () => {
	it("gets the sample data when it is new, and never again", async () => {
		const data = tempDataDirectory();
		const settings = readSettings({ DATA_DIR: data });
		const first = await openDatabase(settings, silent, { seed: seedDatabase });
		const { connection } = await openEmbeddedPostgres(data, silent);
		expect(await query(connection, counts)).toEqual([withSampleData]);
		await query(connection, "delete from dealerships where state = 'Florida'");
		await query(connection, "delete from vehicles");
		const [remaining] = await query(connection, counts);
		await first.close();

		const second = await openDatabase(settings, silent, { seed: seedDatabase });
		expect(await query(connection, counts)).toEqual([remaining]);
		await second.close();
	});
});
