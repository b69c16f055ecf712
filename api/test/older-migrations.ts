import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { withClient } from "../src/storage/with-client.js";
import { createTempDirectory } from "./temp-directory.js";

const migrations = fileURLToPath(new URL("../migrations", import.meta.url));

/**
 * Applies migrations to an empty database, as an earlier version did.
 *
 * @param first the name of the first one that the earlier version lacks; by default the newest
 */
export async function applyOlderMigrations(
	connection: pg.ClientConfig,
	first?: string,
): Promise<void> {
	const migrationsFolder = createTempDirectory();
	try {
		cpSync(migrations, migrationsFolder, { recursive: true });
		const journal = readJournal(migrationsFolder);
		const index = first ? journal.entries.findIndex(({ tag }) => tag === first) : -1;
		journal.entries.splice(index);
		writeFileSync(journalOf(migrationsFolder), JSON.stringify(journal));
		await withClient(connection, (client) => migrate(drizzle(client), { migrationsFolder }));
	} finally {
		rmSync(migrationsFolder, { recursive: true, force: true });
	}
}

function journalOf(folder: string): string {
	return join(folder, "meta", "_journal.json");
}

function readJournal(folder: string): { entries: { tag: string }[] } {
	return JSON.parse(readFileSync(journalOf(folder), "utf8"));
}
