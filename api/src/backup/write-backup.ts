import { createHash } from "node:crypto";
import type pg from "pg";
import { newestMigration } from "../storage/migrate.js";
import {
	type BackupEnd,
	type BackupHeader,
	backupTables,
	type TableLine,
} from "./backup-format.js";

const pageSize = 500;

/** The lines of a backup, all of one moment. The server may run meanwhile. */
export async function* backupLines(client: pg.Client): AsyncGenerator<string> {
	const hash = createHash("sha256");
	const line = (value: object | string) => {
		const text = `${typeof value === "string" ? value : JSON.stringify(value)}\n`;
		hash.update(text);
		return text;
	};
	const rows: Record<string, number> = {};
	await client.query("begin isolation level repeatable read read only");
	try {
		yield line({
			format: "nev-backup",
			createdAt: new Date().toISOString(),
			migration: newestMigration(),
		} satisfies BackupHeader);
		for (const table of backupTables) {
			yield line({ table } satisfies TableLine);
			rows[table] = 0;
			for await (const page of pagesOf(client, table)) {
				rows[table] += page.length;
				yield page.map(line).join("");
			}
		}
		yield `${JSON.stringify({ sha256: hash.digest("base64url"), rows } satisfies BackupEnd)}\n`;
	} finally {
		await client.query("rollback");
	}
}

async function* pagesOf(client: pg.Client, table: string): AsyncGenerator<string[]> {
	await client.query(
		`declare backup cursor for select row_to_json(row)::text as row from "${table}" as row`,
	);
	for (;;) {
		const { rows } = await client.query<{ row: string }>(`fetch ${pageSize} from backup`);
		if (rows.length > 0) yield rows.map(({ row }) => row);
		if (rows.length < pageSize) break;
	}
	await client.query("close backup");
}
