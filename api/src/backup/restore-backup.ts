import type pg from "pg";
import { backupTables } from "./backup-format.js";
import { readLines } from "./read-backup.js";

const batchSize = 500;

/** Replaces the rows of all tables by those of a verified backup, in one transaction. */
export async function restoreBackup(client: pg.Client, file: string): Promise<void> {
	await client.query("begin");
	try {
		await client.query(`truncate ${backupTables.map(quoted).join(", ")} restart identity`);
		let table: string | undefined;
		let batch: string[] = [];
		const flush = async () => {
			if (table !== undefined && batch.length > 0) await insertRows(client, table, batch);
			batch = [];
		};
		for await (const line of readLines(file)) {
			const next = tableOf(line);
			if (next !== undefined || batch.length === batchSize) await flush();
			if (next !== undefined) table = next;
			else if (table !== undefined) batch.push(line);
		}
		// The last line is the end of the backup, and not a row.
		batch.pop();
		await flush();
		for (const name of backupTables) await continueIds(client, name);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback").catch(() => {});
		throw error;
	}
}

/** The table that a line begins. No row has this form, since no table has a single column `table`. */
function tableOf(line: string): string | undefined {
	const [, name] = /^\{"table":"(\w+)"\}$/.exec(line) ?? [];
	return name !== undefined && backupTables.includes(name) ? name : undefined;
}

async function insertRows(client: pg.Client, table: string, rows: string[]): Promise<void> {
	await client.query(
		`insert into ${quoted(table)} overriding system value
		select * from json_populate_recordset(null::${quoted(table)}, $1)`,
		[`[${rows.join(",")}]`],
	);
}

/** New rows get ids above the restored ones. */
async function continueIds(client: pg.Client, table: string): Promise<void> {
	const { rowCount } = await client.query(
		"select from information_schema.columns where table_name = $1 and column_name = 'id' and is_identity = 'YES'",
		[table],
	);
	if (!rowCount) return;
	await client.query(
		`select setval(pg_get_serial_sequence($1, 'id'), max(id)) from ${quoted(table)}`,
		[table],
	);
}

function quoted(table: string): string {
	return `"${table}"`;
}
