import {
	type Author,
	acceptedNotice,
	addNotices,
	addressChangedNotice,
	type Company,
	changeOf,
	corrections,
	dealerships,
	declinedNotice,
	differences,
	type EditedDealership,
	editDealership,
	editOf,
	findDoNotContact,
	type ListingChanges,
	type ListingDifference,
	type Notice,
	normalizeEmail,
	type Orm,
	recordAs,
	type StoredDealership,
	storedDealershipColumns,
	type Transaction,
	waitForImport,
} from "@nev/api/operations";
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { type Change, lastChange } from "../changes/read-changes.js";

/** A correction beside the listing as it is now. */
export interface StoredCorrection {
	readonly correction: typeof corrections.$inferSelect;
	readonly listing: StoredDealership;
	/** What it would change now: fields with the present and the new value. */
	readonly differences: readonly ListingDifference[];
}

/** What became of a decision. */
export type Decision =
	| {
			readonly kind: "accepted" | "declined";
			/** The recorded change, which can be undone. */
			readonly change: number;
			readonly stored: StoredCorrection;
			/** Whether the dealer is told by mail: not if it asked not to be contacted. */
			readonly isTold: boolean;
	  }
	/** There is no such correction. */
	| { readonly kind: "missing" }
	/** Somebody has decided already, by a change that is not always recorded. */
	| {
			readonly kind: "decided";
			readonly stored: StoredCorrection;
			readonly by: Change | undefined;
	  }
	/** Somebody has changed the listing since it had the expected version. Nothing was decided. */
	| { readonly kind: "outdated"; readonly by: Change | undefined }
	/** The listing cannot be changed so. Nothing was changed, and the correction still waits. */
	| { readonly kind: "refused"; readonly edited: EditedDealership };

type Reader = Pick<Orm, "select">;

/** The condition for corrections that nobody has decided. */
export const isWaiting = eq(corrections.state, "waiting");

interface ListOptions {
	readonly where?: SQL | undefined;
	/** Unset: the oldest first. */
	readonly order?: readonly SQL[];
	readonly limit: number;
}

/** Corrections with their listings. */
export async function listCorrections(
	orm: Reader,
	{ where, order = [asc(corrections.id)], limit }: ListOptions,
): Promise<StoredCorrection[]> {
	const rows = await selectCorrections(orm)
		.where(where)
		.orderBy(...order)
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
		.select({
			correction: getTableColumns(corrections),
			/** By the database's day, on which pauses end. */
			today: sql<string>`current_date::text`,
			listing: storedDealershipColumns,
		})
		.from(corrections)
		.innerJoin(dealerships, eq(dealerships.id, corrections.dealershipId));
}

function withDifferences({
	today,
	listing,
	...row
}: Omit<StoredCorrection, "differences"> & { readonly today: string }): StoredCorrection {
	const values = withoutPastPause(row.correction.values, today);
	const correction = { ...row.correction, values };
	return { correction, listing, differences: differences(listing, values) };
}

/** Drops a pause whose day has come while the correction waited. */
function withoutPastPause(values: ListingChanges, today: string): ListingChanges {
	const isPast = values.pausedUntil && values.pausedUntil <= today;
	return isPast ? { ...values, pausedUntil: null } : values;
}

export interface DecisionOptions {
	readonly author: Author;
	readonly company: Company;
	/** The version of the listing that the operator saw. Without it, whatever is there is decided on. */
	readonly expectedVersion?: string | undefined;
}

/** Makes a correction live, and tells the dealer, unless it asked not to be contacted. */
export function acceptCorrection(
	orm: Orm,
	id: number,
	options: DecisionOptions,
): Promise<Decision> {
	return decide(orm, id, options, async (transaction, stored) => {
		const { author, company } = options;
		const { listing, correction } = stored;
		const edit = editOf(listing, correction.values);
		const edited = await editDealership(transaction, listing.id, edit, { author });
		if (edited.kind !== "edited" && edited.kind !== "unchanged") return { kind: "refused", edited };
		const change = await setState(transaction, id, "accepted");
		const addressee = { name: listing.name, email: correction.email };
		const isAddressChanged = correction.values.email !== undefined;
		const isTold = await notify(transaction, id, [
			acceptedNotice(addressee, edited.row, stored.differences, company),
			// If an operator has changed the address meanwhile, the address on the listing is told too.
			...(isAddressChanged && listing.email && listing.email !== correction.email
				? [addressChangedNotice(listing, company)]
				: []),
		]);
		return { kind: "accepted", change, stored, isTold };
	});
}

/** Leaves the listing as it is, and tells the dealer so, with the reason if there is one. */
export function declineCorrection(
	orm: Orm,
	id: number,
	reason: string | undefined,
	options: DecisionOptions,
): Promise<Decision> {
	return decide(orm, id, options, async (transaction, stored) => {
		const change = await setState(transaction, id, "declined");
		const addressee = { name: stored.listing.name, email: stored.correction.email };
		const notice = declinedNotice(addressee, reason, options.company);
		const isTold = await notify(transaction, id, [notice]);
		return { kind: "declined", change, stored, isTold };
	});
}

/**
 * Stores notices of a decision, except to who asked not to be contacted.
 *
 * @returns whether the first one is stored
 */
async function notify(
	transaction: Transaction,
	correctionId: number,
	notices: readonly Notice[],
): Promise<boolean> {
	const blocked = await findDoNotContact(
		transaction,
		notices.map(({ to }) => to),
	);
	const allowed = notices.filter(({ to }) => !blocked.has(normalizeEmail(to)));
	await addNotices(
		transaction,
		allowed.map((notice) => ({ ...notice, kind: "decision" as const, correctionId })),
	);
	return allowed[0] === notices[0];
}

/** Decides once, of however many operators. */
function decide(
	orm: Orm,
	id: number,
	{ author, expectedVersion }: DecisionOptions,
	action: (transaction: Transaction, stored: StoredCorrection) => Promise<Decision>,
): Promise<Decision> {
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		await waitForImport(transaction, dealerships);
		const isIt = eq(corrections.id, id);
		const asking = transaction.select({ id: corrections.dealershipId }).from(corrections);
		// Before the correction, as where its dealer sends another one: in another order, each could wait
		// for the other.
		await transaction
			.select({ id: dealerships.id })
			.from(dealerships)
			.where(inArray(dealerships.id, asking.where(isIt)))
			.for("update");
		const [row] = await selectCorrections(transaction).where(isIt).for("update");
		if (!row) return { kind: "missing" };
		const stored = withDifferences(row);
		if (row.correction.state !== "waiting") {
			return { kind: "decided", stored, by: await lastChange(transaction, "corrections", id) };
		}
		const { listing } = stored;
		if (expectedVersion !== undefined && listing.version !== expectedVersion) {
			return { kind: "outdated", by: await lastChange(transaction, "dealerships", listing.id) };
		}
		return action(transaction, stored);
	});
}

/** @returns the recorded change */
async function setState(
	transaction: Transaction,
	id: number,
	state: "accepted" | "declined",
): Promise<number> {
	await transaction
		.update(corrections)
		.set({ state, decidedAt: sql`now()` })
		.where(and(eq(corrections.id, id), isWaiting));
	const change = await changeOf(transaction);
	if (change === undefined) throw new Error("The decision was not recorded.");
	return change;
}
