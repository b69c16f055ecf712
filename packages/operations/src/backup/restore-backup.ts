import { backupTables, oneTimeTasks, readBackup, sampleDataTask } from "@nev/api/operations";
import { getTableName } from "drizzle-orm";
import type pg from "pg";

const batchSize = 500;

/**
 * Replaces the rows of all tables by those of a verified backup, in one transaction. Servers may run
 * meanwhile, and what they do with the former rows has no effect on the restored ones.
 */
export async function restoreBackup(client: pg.Client, file: string): Promise<void> {
	await client.query("begin");
	try {
		// The past is restored too. Without this, it would also record the restore, row by row.
		await client.query("select set_config('nev.past', 'off', true)");
		const tables = backupTables.map(quoted).join(", ");
		await client.query(`lock table ${tables}`);
		const greatestClaim = await readGreatestClaim(client);
		await client.query(`truncate ${tables}`);
		let table: string | undefined;
		let batch: string[] = [];
		const flush = async () => {
			if (table !== undefined && batch.length > 0) await insertRows(client, table, batch);
			batch = [];
		};
		for await (const line of readBackup(file)) {
			const next = tableOf(line);
			if (next !== undefined || batch.length === batchSize) await flush();
			if (next !== undefined) table = next;
			else if (table !== undefined) batch.push(line);
		}
		// The last line is the end of the backup, and not a row.
		batch.pop();
		await flush();
		await keepOutSampleData(client);
		await outdateMails(client, greatestClaim);
		for (const name of backupTables) await continueIds(client, name);
		await endPauses(client);
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

async function readGreatestClaim(client: pg.Client): Promise<number> {
	const { rows } = await client.query("select coalesce(max(claim), 0) as claim from mails");
	return rows[0].claim;
}

/**
 * A backup of the operator's own PostgreSQL has no record of sample data. Restored into the embedded one,
 * it would get sample data at the next start.
 */
async function keepOutSampleData(client: pg.Client): Promise<void> {
	const table = quoted(getTableName(oneTimeTasks));
	await client.query(`insert into ${table} (name) values ($1) on conflict do nothing`, [
		sampleDataTask,
	]);
}

/**
 * Mails that the backup does not know as sent may have been sent since. A server that is sending a
 * former mail must not record its outcome in a restored one, so restored mails get higher claims than all
 * former ones.
 */
async function outdateMails(client: pg.Client, greatestClaim: number): Promise<void> {
	await client.query(
		"update mails set claim = claim + 1 + $1, may_have_arrived = may_have_arrived or state <> 'sent'",
		[greatestClaim],
	);
}

/**
 * Ends the pauses whose day has come since the backup, and records it. They would hide their dealerships until
 * a server ends pauses next.
 */
async function endPauses(client: pg.Client): Promise<void> {
	await client.query(
		"select set_config('nev.past', 'on', true), set_config('nev.actor', 'nev', true), set_config('nev.action', 'end of a pause', true)",
	);
	await client.query(
		"update dealerships set paused_until = null where paused_until <= current_date",
	);
}

/** New rows get ids above the restored ones and above the former ones, which a server may still use. */
async function continueIds(client: pg.Client, table: string): Promise<void> {
	const { rowCount } = await client.query(
		"select from information_schema.columns where table_name = $1 and column_name = 'id' and is_identity = 'YES'",
		[table],
	);
	if (!rowCount) return;
	await client.query(
		`select setval(pg_get_serial_sequence($1, 'id'), greatest(max(id), nextval(pg_get_serial_sequence($1, 'id')))) from ${quoted(table)}`,
		[table],
	);
}

function quoted(table: string): string {
	return `"${table}"`;
}
