import type pg from "pg";
import { readSettings } from "../src/settings/settings.js";
import { type Database, openDatabase } from "../src/storage/database.js";
import { silent } from "./test-backend.js";
import { createTestDatabase } from "./test-database.js";

/** A database of its own, which contains only the 50 states at first. */
export interface OwnDatabase {
	readonly orm: Database["orm"];
	readonly connect: Database["connect"];
	/** Connects to the database. */
	readonly connection: pg.ClientConfig;
	sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
	close(): Promise<void>;
}

/** Creates a database that no other test uses. */
export async function openOwnDatabase(): Promise<OwnDatabase> {
	const { url, sql, drop } = await createTestDatabase("states");
	const { orm, connect, close } = await openDatabase(readSettings({ DATABASE_URL: url }), silent);
	return {
		orm,
		connect,
		connection: { connectionString: url },
		sql,
		async close() {
			await close();
			await drop();
		},
	};
}
