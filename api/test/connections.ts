import type pg from "pg";
import { withClient } from "../src/storage/with-client.js";

/** Runs a statement on a new connection. */
export function query(
	connection: pg.ClientConfig,
	text: string,
	values?: unknown[],
): Promise<Record<string, unknown>[]> {
	return withClient(connection, async (client) => (await client.query(text, values)).rows);
}

/** The URL of a database on a server, for `DATABASE_URL`. */
export function databaseUrl(
	{ user, password, host }: pg.ClientConfig,
	database: string | undefined,
): string {
	return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`;
}
