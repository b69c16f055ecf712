import { randomUUID } from "node:crypto";
import type pg from "pg";
import { inject } from "vitest";
import { databaseUrl, query } from "./connections.js";
import { templates } from "./start-shared-server.js";

/** A database of its own for a test. */
export interface TestDatabase {
	readonly connection: pg.ClientConfig;
	/** For `DATABASE_URL`. */
	readonly url: string;
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
	await query(server, `create database ${name} template ${template}`);
	return {
		connection: { ...server, database: name },
		url: databaseUrl(server, name),
		drop: async () => void (await query(server, `drop database if exists ${name} with (force)`)),
	};
}
