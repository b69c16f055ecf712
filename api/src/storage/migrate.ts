import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Client, ClientConfig } from "pg";
import type { Logger } from "pino";
import { StartError } from "../errors/operator-error.js";
import { databaseErrorOf, isForbidden } from "./database-error.js";
import { isLockTimeout } from "./locks.js";
import type { Orm } from "./orm.js";
import * as schema from "./schema.js";
import { withClient } from "./with-client.js";

/** The key of the advisory lock: an arbitrary number that nothing else in the database uses. */
const migrationLock = 4_957_301;

/** PostgreSQL's error code for a character that the encoding of the database lacks. */
const untranslatableCharacter = "22P05";

/** PostgreSQL's error code for a schema that does not exist. */
const noSchema = "3F000";

/**
 * The version whose migrations, 43 of them, are one now: the first, with the time of the last of them. So a
 * database of that version lacks none, and one of an earlier day is brought there by that version.
 */
const versionOfFirstMigration = "the commit b705f06c of November 29, 2026";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** How the schema of a database differs from that of this version. */
export interface SchemaDifference {
	/** The migrations that the database lacks, by name, oldest first. */
	readonly missing: readonly string[];
	/** How many migrations of a newer version the database has. */
	readonly newer: number;
}

export interface MigrateOptions {
	/** How long to wait for other processes that migrate or use the tables, in milliseconds. */
	lockTimeout?: number | undefined;
	log: Logger;
}

/**
 * Applies the missing migrations and then `seed`, under an advisory lock: processes that start
 * together do this one after the other. A read-only database that lacks nothing is left as it is.
 *
 * @returns how the schema differed; what was missing is applied
 * @throws {StartError} if another process holds a lock for too long, the database is read-only and lacks a
 *   migration, or the role or the encoding of the database does not allow it
 */
export function migrate(
	connection: ClientConfig,
	seed: (orm: Orm) => Promise<void>,
	{ lockTimeout = 60_000, log }: MigrateOptions,
): Promise<SchemaDifference> {
	return withClient(connection, async (client) => {
		await client.query("select set_config('lock_timeout', $1, false)", [String(lockTimeout)]);
		try {
			await lock(client, log);
			const difference = await compareSchema(client);
			const { missing, newer } = difference;
			if (newer > 0) log.warn({ newer }, "the database has migrations of a newer version");
			if (await isReadOnlySession(client)) {
				if (missing.length > 0) throw readOnlyError(missing);
				return difference;
			}
			if (missing.length > 0) log.info({ missing }, "migrating the database");
			const orm = drizzle(client, { schema });
			await applyMigrations(orm, { migrationsFolder });
			await seed(orm);
			return difference;
		} catch (error) {
			if (isLockTimeout(error)) throw lockTimeoutError(lockTimeout);
			throw await explainRefusal(client, error);
		}
	});
}

/**
 * Checks that the database has the schema of this version.
 *
 * @throws {StartError} naming the difference, and what to do about it
 */
export async function assertMigrated(connection: ClientConfig): Promise<void> {
	const { missing, newer } = await withClient(connection, compareSchema);
	if (newer > 0) throw newerSchemaError(newer);
	if (missing.length === 0) return;
	const next = `run "nev migrate", or start the server of this version`;
	throw new StartError(
		isAll(missing)
			? `The database is empty. To fill it, ${next}.`
			: `The database lacks ${nameMigrations(missing)}. Make a backup with the version that it was used with, then ${next}.`,
	);
}

const isAll = (missing: readonly string[]) => missing.length === knownMigrations().length;

function nameMigrations(missing: readonly string[]): string {
	return `${missing.length === 1 ? "the migration" : "the migrations"} ${missing.join(", ")}`;
}

/** What to do about a database that a newer version has migrated. */
export function newerSchemaError(newer: number): StartError {
	return new StartError(
		`The database has ${newer === 1 ? "a migration" : `${newer} migrations`} of a newer version. Use that version, or restore a backup of this one in an empty database.`,
	);
}

const tooOld = `The database is older than this version can upgrade. Make a backup, start the server of ${versionOfFirstMigration} with it once, then this one.`;

/** @throws {StartError} if the database is older than the first migration */
async function compareSchema(client: Client): Promise<SchemaDifference> {
	const entries = knownMigrations();
	const applied = await appliedMigrations(client);
	// Drizzle too applies what is younger than the last one that was applied.
	const last = Math.max(0, ...applied);
	const known = Math.max(...entries.map(({ when }) => when));
	if (last > 0 && entries.every(({ when }) => when > last)) throw new StartError(tooOld);
	return {
		missing: entries.filter(({ when }) => when > last).map(({ tag }) => tag),
		newer: applied.filter((when) => when > known).length,
	};
}

/**
 * Which version made a backup, in words.
 *
 * @param migration the newest one of the database that was backed up
 * @param version the product's version in the backup; old backups have none
 */
export function makerOf(migration: string, version: string | undefined): string {
	// That version had the same number as the next one.
	if (migration === "0042_one-mail-queue") return `${versionOfFirstMigration}, which made it`;
	return version ? `version ${version}, which made it` : "the version that made it";
}

/** The name of the newest migration of this version. */
export function newestMigration(): string {
	return knownMigrations().at(-1)?.tag ?? "";
}

/** The migrations of this version with when they were written, oldest first. */
function knownMigrations(): { tag: string; when: number }[] {
	return JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8")).entries;
}

/** When each applied migration was written, in milliseconds. */
async function appliedMigrations(client: Client): Promise<number[]> {
	const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
	if (rows[0].name === null) return [];
	const applied = await client.query("select created_at from drizzle.__drizzle_migrations");
	return applied.rows.map(({ created_at }) => Number(created_at));
}

async function isReadOnlySession(client: Client): Promise<boolean> {
	const { rows } = await client.query("select current_setting('transaction_read_only') as setting");
	return rows[0].setting === "on";
}

async function lock(client: Client, log: Logger): Promise<void> {
	const { rows } = await client.query("select pg_try_advisory_lock($1) as locked", [migrationLock]);
	if (rows[0].locked) return;
	log.warn("another process is migrating the database; waiting for it");
	await client.query("select pg_advisory_lock($1)", [migrationLock]);
}

function readOnlyError(missing: readonly string[]): StartError {
	return new StartError(
		`The database is read-only and ${isAll(missing) ? "empty" : `lacks ${nameMigrations(missing)}`}. Make it writable, or set DATABASE_URL to the primary, then start again.`,
	);
}

/** Says what to type if PostgreSQL refuses a migration. What is about something else is returned as it is. */
async function explainRefusal(client: Client, error: unknown): Promise<unknown> {
	const { code, message } = databaseErrorOf(error) ?? {};
	if (code === noSchema) {
		return new StartError(
			"The database has no schema public, where the tables are. Create it: create schema public;",
		);
	}
	if (!isForbidden(error) && code !== untranslatableCharacter) return error;
	const { rows } = await client.query(
		"select current_user as role, current_database() as name, current_setting('server_encoding') as encoding",
	);
	const [role, database] = [rows[0].role, rows[0].name].map((name) =>
		client.escapeIdentifier(name),
	);
	return new StartError(
		code === untranslatableCharacter
			? `The database ${database} has the encoding ${rows[0].encoding}, which lacks characters of the data. Create one with UTF8, and set DATABASE_URL to it: create database nev encoding 'UTF8' locale 'C.UTF-8' template template0;`
			: `The role ${role} may not create the tables: ${message}. As a superuser or as the owner of the database, run: grant create on database ${database} to ${role}; grant create on schema public to ${role};`,
	);
}

function lockTimeoutError(lockTimeout: number): StartError {
	return new StartError(
		`The database could not be migrated: another process migrates it, or uses its tables, for more than ${lockTimeout / 1000} seconds. See pg_stat_activity, then start again.`,
	);
}
