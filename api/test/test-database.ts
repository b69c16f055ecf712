import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseUrl } from "./connections.js";
import { templates } from "./start-shared-server.js";

/** A database of its own for a test. */
export interface TestDatabase {
	readonly connection: pg.ClientConfig;
	/** For `DATABASE_URL`. */
	readonly url: string;
	/** Runs a statement. */
	sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
	/** Drops the database, and ends the connections to it. */
	drop(): Promise<void>;
}

/** Creates a database on the server that all test files share. */
export async function createTestDatabase(
	content: keyof typeof templates | "nothing",
): Promise<TestDatabase> {
	const server = inject("sharedServer");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	const template = content === "nothing" ? "template1" : templates[content];
	await serverPool().query(`create database ${name} template ${template}`);
	const connection = { ...server, database: name };
	const pool = openPool(connection);
	return {
		connection,
		url: databaseUrl(server, name),
		sql: async (text, values) => (await pool.query(text, values)).rows,
		async drop() {
			// Ends only once the statements have, and dropping ends those that still wait.
			const ended = pool.end();
			await serverPool().query(`drop database if exists ${name} with (force)`);
			await ended;
		},
	};
}

let openServerPool: pg.Pool | undefined;

/** Connections to the server's own database. */
function serverPool(): pg.Pool {
	openServerPool ??= openPool(inject("sharedServer"));
	return openServerPool;
}

/** Keeps connections for the next statement, because to open one takes longer than most statements. */
export function openPool(connection: pg.ClientConfig): pg.Pool {
	const pool = new pg.Pool({ ...connection, allowExitOnIdle: true });
	// Without a listener, the "error" event of a connection that a test ends would end the process.
	pool.on("error", () => {});
	return pool;
}
