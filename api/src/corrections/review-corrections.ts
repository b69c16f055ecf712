import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { type Author, recordAs } from "../changes/author.js";
import type { FieldChange } from "../changes/past.js";
import { type EditedDealership, editDealership } from "../dealerships/edit-dealership.js";
import { addNotices } from "../notices/notices.js";
import { corrections } from "../storage/correction-schema.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import {
	acceptedNotice,
	addressChangedNotice,
	type Company,
	declinedNotice,
} from "./correction-notices.js";
import { differences, editOf } from "./listing-changes.js";

/** A correction beside the listing as it is now. */
export interface StoredCorrection {
	readonly correction: typeof corrections.$inferSelect;
	readonly listing: typeof dealerships.$inferSelect;
	/** What it would change now: fields with the present and the new value. */
	readonly differences: readonly FieldChange[];
}

/** What became of a decision. */
export type Decision =
	| { readonly kind: "accepted"; readonly change?: number; readonly stored: StoredCorrection }
	| { readonly kind: "declined"; readonly stored: StoredCorrection }
	/** There is no such correction. */
	| { readonly kind: "missing" }
	/** Somebody has decided already. */
	| { readonly kind: "decided"; readonly stored: StoredCorrection }
	/** The listing cannot be changed so. Nothing was changed, and the correction still waits. */
	| { readonly kind: "refused"; readonly edited: EditedDealership };

type Reader = Pick<Orm, "select">;

/** Corrections with their listings, oldest first. */
export async function listCorrections(
	orm: Reader,
	{ state, limit }: { state?: StoredCorrection["correction"]["state"]; limit: number },
): Promise<StoredCorrection[]> {
	const rows = await selectCorrections(orm)
		.where(state && eq(corrections.state, state))
		.orderBy(asc(corrections.id))
		.limit(limit);
	return rows.map(withDifferences);
}

/** A correction by its id; undefined if there is none. */
export async function readCorrection(
	orm: Reader,
	id: number,
): Promise<StoredCorrection | undefined> {
	const [row] = await selectCorrections(orm).where(eq(corrections.id, id));
	return row && withDifferences(row);
}

function selectCorrections(orm: Reader) {
	return orm
		.select({ correction: getTableColumns(corrections), listing: getTableColumns(dealerships) })
		.from(corrections)
		.innerJoin(dealerships, eq(dealerships.id, corrections.dealershipId));
}

function withDifferences(row: Omit<StoredCorrection, "differences">): StoredCorrection {
	return { ...row, differences: differences(row.listing, row.correction.values) };
}

/** Makes a correction live, and tells the dealer. */
export function acceptCorrection(
	orm: Orm,
	id: number,
	author: Author,
	company: Company,
): Promise<Decision> {
	return decide(orm, id, author, async (transaction, stored) => {
		const { listing, correction } = stored;
		const edit = editOf(listing, correction.values);
		const edited = await editDealership(transaction, listing.id, edit, { author });
		if (edited.kind !== "edited" && edited.kind !== "unchanged") return { kind: "refused", edited };
		await setState(transaction, id, "accepted");
		const addressee = { name: listing.name, email: correction.email };
		const isAddressChanged = correction.values.email !== undefined;
		await addNotices(transaction, [
			acceptedNotice(addressee, stored.differences, company),
			// Where an operator has changed the address meanwhile, the one of before is told too.
			...(isAddressChanged && listing.email && listing.email !== correction.email
				? [addressChangedNotice(listing, company)]
				: []),
		]);
		const { change } = edited.kind === "edited" ? edited : {};
		return { kind: "accepted", ...(change !== undefined && { change }), stored };
	});
}

/** Leaves the listing as it is, and tells the dealer, with the reason if there is one. */
export function declineCorrection(
	orm: Orm,
	id: number,
	reason: string | undefined,
	author: Author,
	company: Company,
): Promise<Decision> {
	return decide(orm, id, author, async (transaction, stored) => {
		await setState(transaction, id, "declined");
		const addressee = { name: stored.listing.name, email: stored.correction.email };
		await addNotices(transaction, [declinedNotice(addressee, reason, company)]);
		return { kind: "declined", stored };
	});
}

/** Decides once, of however many operators. */
function decide(
	orm: Orm,
	id: number,
	author: Author,
	action: (transaction: Transaction, stored: StoredCorrection) => Promise<Decision>,
): Promise<Decision> {
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		const [row] = await selectCorrections(transaction).where(eq(corrections.id, id)).for("update");
		if (!row) return { kind: "missing" };
		const stored = withDifferences(row);
		if (row.correction.state !== "waiting") return { kind: "decided", stored };
		return action(transaction, stored);
	});
}

async function setState(
	transaction: Transaction,
	id: number,
	state: "accepted" | "declined",
): Promise<void> {
	await transaction
		.update(corrections)
		.set({ state, decidedAt: sql`now()` })
		.where(and(eq(corrections.id, id), eq(corrections.state, "waiting")));
}
