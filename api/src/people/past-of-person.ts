import { and, asc, eq, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Orm, Transaction } from "../storage/orm.js";
import { changeRows, changes, dealerships } from "../storage/schema.js";
import { normalizeEmail } from "./do-not-contact.js";

const emailBefore = sql`lower(${changeRows.before}->>'email')`;
const emailAfter = sql`lower(${changeRows.after}->>'email')`;

/** Recorded values of dealerships that contain an email address. */
const isPastOf = (email: string): SQL | undefined =>
	and(
		eq(changeRows.tableName, "dealerships"),
		or(eq(emailBefore, normalizeEmail(email)), eq(emailAfter, normalizeEmail(email))),
	);

/** What is recorded of dealerships with an email address, which they may have no longer. */
export function pastOf(orm: Pick<Orm, "select">, email: string) {
	return orm
		.select({
			id: changeRows.rowId,
			at: changes.at,
			before: changeRows.before,
			after: changeRows.after,
		})
		.from(changeRows)
		.innerJoin(changes, eq(changes.id, changeRows.changeId))
		.where(isPastOf(email))
		.orderBy(asc(changes.id));
}

/**
 * Removes an email address from the past. A dealership that is gone and once had the address loses its
 * whole past. One that has another address today loses this address in its past, and keeps the rest. One
 * that is listed with it keeps its past. Of changes that were made under the address, only the author is
 * removed. Leads have no past once they are deleted, by a trigger.
 */
export async function scrubPast(transaction: Transaction, email: string): Promise<void> {
	const existing = transaction.select({ id: dealerships.id }).from(dealerships);
	const addressed = transaction
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(eq(sql`lower(${dealerships.email})`, normalizeEmail(email)));
	const gone = transaction
		.selectDistinct({ id: changeRows.rowId })
		.from(changeRows)
		.where(and(isPastOf(email), notInArray(changeRows.rowId, existing)));
	await transaction
		.delete(changeRows)
		.where(and(eq(changeRows.tableName, "dealerships"), sql`${changeRows.rowId} in ${gone}`));
	await transaction
		.update(changeRows)
		.set({
			before: sql`${changeRows.before} - 'email'`,
			after: sql`${changeRows.after} - 'email'`,
		})
		.where(and(isPastOf(email), notInArray(changeRows.rowId, addressed)));
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
