import { and, asc, eq, notInArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Orm, Transaction } from "../storage/orm.js";
import { changeRows, changes, dealerships, hasFurtherAddress } from "../storage/schema.js";
import { normalizeEmail } from "./do-not-contact.js";

const emailBefore = sql`lower(${changeRows.before}->>'email')`;
const emailAfter = sql`lower(${changeRows.after}->>'email')`;

/** Recorded values of dealerships that contain an email address. */
const hasEmail = (email: string): SQL | undefined =>
	and(
		eq(changeRows.tableName, "dealerships"),
		or(eq(emailBefore, normalizeEmail(email)), eq(emailAfter, normalizeEmail(email))),
	);

/** Addresses that leads are mailed to, without that of a person. */
export function withoutEntry(addresses: SQLWrapper, email: string): SQL {
	return sql`(
		select coalesce(jsonb_agg(further order by n), '[]')
		from jsonb_array_elements(${addresses}) with ordinality as listed(further, n)
		where lower(further->>'email') <> ${normalizeEmail(email)}
	)`;
}

const listsEmail = (values: SQLWrapper, email: string): SQL =>
	hasFurtherAddress(sql`${values}->'lead_addresses'`, normalizeEmail(email));

/** Recorded values of dealerships whose leads were mailed to an email address besides their own. */
const hasFurther = (email: string): SQL | undefined =>
	and(
		eq(changeRows.tableName, "dealerships"),
		or(listsEmail(changeRows.before, email), listsEmail(changeRows.after, email)),
	);

/** What is recorded of dealerships with an email address, which they may have no longer. */
export function changesOfPerson(orm: Pick<Orm, "select">, email: string) {
	return orm
		.select({
			id: changeRows.rowId,
			at: changes.at,
			before: changeRows.before,
			after: changeRows.after,
		})
		.from(changeRows)
		.innerJoin(changes, eq(changes.id, changeRows.changeId))
		.where(or(hasEmail(email), hasFurther(email)))
		.orderBy(asc(changes.id));
}

/**
 * Removes an email address from recorded changes. A dealership that is gone and once had the address loses
 * all that is recorded of it. One that has another address today loses this address, and keeps the rest. One
 * that is listed with it keeps everything. Of changes that were made under the address, only the author is
 * removed. A trigger removes what is recorded of leads when they are deleted.
 */
export async function scrubChanges(transaction: Transaction, email: string): Promise<void> {
	const existing = transaction.select({ id: dealerships.id }).from(dealerships);
	const addressed = transaction
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(eq(sql`lower(${dealerships.email})`, normalizeEmail(email)));
	const gone = transaction
		.selectDistinct({ id: changeRows.rowId })
		.from(changeRows)
		.where(and(hasEmail(email), notInArray(changeRows.rowId, existing)));
	await transaction
		.delete(changeRows)
		.where(and(eq(changeRows.tableName, "dealerships"), sql`${changeRows.rowId} in ${gone}`));
	await transaction
		.update(changeRows)
		.set({
			before: sql`${changeRows.before} - 'email'`,
			after: sql`${changeRows.after} - 'email'`,
		})
		.where(and(hasEmail(email), notInArray(changeRows.rowId, addressed)));
	const scrubbed = (values: SQLWrapper) =>
		sql`case when ${values} ? 'lead_addresses' then jsonb_set(${values}, '{lead_addresses}', ${withoutEntry(sql`${values}->'lead_addresses'`, email)}) else ${values} end`;
	await transaction
		.update(changeRows)
		.set({ before: scrubbed(changeRows.before), after: scrubbed(changeRows.after) })
		.where(hasFurther(email));
	await transaction
		.delete(changeRows)
		.where(and(sql`${changeRows.before} = '{}'`, sql`${changeRows.after} = '{}'`));
	const normalized = normalizeEmail(email);
	await transaction
		.update(changes)
		.set({ actor: "erased" })
		.where(
			sql`lower(${changes.actor}) = ${normalized} or starts_with(lower(${changes.actor}), ${`${normalized} (`})`,
		);
}
