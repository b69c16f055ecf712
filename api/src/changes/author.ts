import { sql } from "drizzle-orm";
import type { Transaction } from "../storage/orm.js";

/** Who makes a change, and what it is. */
export interface Author {
	/** Who, and in brackets by which program: `ada (nev)`. */
	readonly actor: string;
	/** What is done, as the operator's command says it: `dealerships edit`. */
	readonly action: string;
}

/**
 * Says who makes the changes of a transaction, before the first of them. Without it, the author is the
 * user of the database and the name of its program.
 */
export async function recordAs(
	transaction: Pick<Transaction, "execute">,
	{ actor, action }: Author,
): Promise<void> {
	await transaction.execute(
		sql`select set_config('nev.actor', ${actor}, true), set_config('nev.action', ${action}, true)`,
	);
}

/** The id of what a transaction has changed so far; undefined if it has changed no value. */
export async function changeOf(
	transaction: Pick<Transaction, "execute">,
): Promise<number | undefined> {
	const { rows } = await transaction.execute<{ id: number | null }>(
		sql`select nullif(current_setting('nev.change', true), '')::integer as id`,
	);
	return rows[0]?.id ?? undefined;
}
