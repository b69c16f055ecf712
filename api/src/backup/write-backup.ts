import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { productVersion } from "../settings/product-version.js";
import { newestMigration } from "../storage/migrate.js";
import type { Write } from "../storage/replace-file.js";
import {
	type BackupEnd,
	type BackupHeader,
	backupTables,
	type TableLine,
} from "./backup-format.js";

const pageSize = 500;

/** Writes a backup, all of one moment. The server may run meanwhile. */
export async function writeBackup(
	client: pg.Client,
	write: Write,
	signal: AbortSignal,
): Promise<void> {
	// An error of reading ends the last stream. One of writing would be an AbortError in a pipeline.
	const chunks = pipeline(Readable.from(backupLines(client)), createGzip(), () => {});
	for await (const chunk of chunks) {
		signal.throwIfAborted();
		await write(chunk);
	}
}

async function* backupLines(client: pg.Client): AsyncGenerator<string> {
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
			version: productVersion(),
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
