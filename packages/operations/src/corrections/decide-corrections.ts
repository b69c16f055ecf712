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
	type EditedDealership,
	editDealership,
	editOf,
	findDoNotContact,
	type Notice,
	normalizeEmail,
	type Orm,
	recordAs,
	type Transaction,
	waitForImport,
} from "@nev/api/operations";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type Change, lastChange } from "../changes/read-changes.js";
import { isWaiting, lockCorrection, type StoredCorrection } from "./read-corrections.js";

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

export interface DecisionOptions {
	readonly author: Author;
	readonly company: Company;
	/** The version of the listing that the operator saw. */
	readonly expectedVersion: string;
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
		const asking = transaction.select({ id: corrections.dealershipId }).from(corrections);
		// Before the correction, as where its dealer sends another one: in another order, each could wait
		// for the other.
		await transaction
			.select({ id: dealerships.id })
			.from(dealerships)
			.where(inArray(dealerships.id, asking.where(eq(corrections.id, id))))
			.for("update");
		const stored = await lockCorrection(transaction, id);
		if (!stored) return { kind: "missing" };
		const { correction, listing } = stored;
		if (correction.state !== "waiting") {
			return { kind: "decided", stored, by: await lastChange(transaction, "corrections", id) };
		}
		if (listing.version !== expectedVersion) {
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
