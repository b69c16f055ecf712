import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { endConnections, query } from "./connections.js";
import type { TestDatabase } from "./test-database.js";

/** An operator's own role, which no limit and no setting of PostgreSQL's owner spares. */
export interface TestRole {
	/** For `DATABASE_URL`. */
	readonly url: string;
	/** Changes the role, as `alter role` does: `alter("connection limit 1")`. */
	alter(...changes: string[]): Promise<void>;
	/** Ends its connections to the database, except the one that listens for changes. */
	endConnections(): Promise<void>;
	/** Drops the role. Its database must be dropped before. */
	drop(): Promise<void>;
}

/** Creates a role that may do everything in the databases of the tests, and is no superuser. */
export async function createTestRole({ url, sql }: TestDatabase): Promise<TestRole> {
	const server = inject("sharedServer");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await query(
		server,
		`create role ${name} login password '${name}' in role ${pg.escapeIdentifier(server.user ?? "")}`,
	);
	const address = new URL(url);
	address.username = name;
	address.password = name;
	return {
		url: address.href,
		async alter(...changes) {
			for (const change of changes) await sql(`alter role ${name} ${change}`);
		},
		async endConnections() {
			await endConnections(sql, name);
		},
		async drop() {
			await query(server, `drop role ${name}`);
		},
	};
}
