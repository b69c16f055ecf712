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
	editDealership,
	editOf,
	findDoNotContact,
	type Notice,
	normalizeEmail,
	notFound,
	type Orm,
	readContact,
	recordAs,
	type StoredDealership,
	type Transaction,
	waitForImport,
} from "@nev/api/operations";
import type { DecidedCorrection } from "@nev/contract/desk";
import { and, eq, inArray, sql } from "drizzle-orm";
import { lastChange } from "../../changes/read-changes.js";
import { actorOf } from "../author.js";
import { DeskError } from "../desk-error.js";
import { isWaiting, lockCorrection, type StoredCorrection } from "./read-corrections.js";

interface DecisionOptions {
	readonly author: Author;
	/** The version of the listing that the operator saw. */
	readonly expectedVersion: string;
	/** Why it is declined. */
	readonly reason?: string | undefined;
}

/**
 * Makes a correction live, or leaves the listing as it is. Either way the dealer is told, unless it asked not to be
 * contacted. One decides, of however many operators.
 *
 * @throws {HttpError} 404
 * @throws {DeskError} 409 if somebody was faster, 422 if the dealer cannot be changed so
 */
export function decideCorrection(
	orm: Orm,
	id: number,
	state: DecidedCorrection["state"],
	options: DecisionOptions,
): Promise<DecidedCorrection> {
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, options.author);
		const stored = await lockWaiting(transaction, id, options.expectedVersion);
		const { correction, listing } = stored;
		const company = await readContact(transaction);
		const notices =
			state === "accepted"
				? await makeLive(transaction, stored, options.author, company)
				: [declinedNotice(addresseeOf(stored), options.reason, company)];
		await transaction
			.update(corrections)
			.set({ state, decidedAt: sql`now()` })
			.where(and(eq(corrections.id, id), isWaiting));
		const change = await changeOf(transaction);
		if (change === undefined) throw new Error("The decision was not recorded.");
		const isTold = await notify(transaction, id, notices);
		return { state, change, name: listing.name, email: isTold ? correction.email : null };
	});
}

/** Reads a correction that waits, and keeps others from changing it and its dealer. */
async function lockWaiting(
	transaction: Transaction,
	id: number,
	expectedVersion: string,
): Promise<StoredCorrection> {
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
	if (!stored) {
		return notFound("The dealer has sent another correction, or taken this one back.");
	}
	const { correction, listing } = stored;
	if (correction.state !== "waiting") {
		const actor = actorOf(await lastChange(transaction, "corrections", id));
		throw new DeskError(409, `${actor} has ${correction.state} it already.`);
	}
	if (listing.version !== expectedVersion) {
		const actor = actorOf(await lastChange(transaction, "dealerships", listing.id));
		throw new DeskError(
			409,
			`${actor} has changed this dealer meanwhile. Nothing was decided: look at the difference again.`,
		);
	}
	return stored;
}

/** Changes the listing, and returns what is to be told of it. */
async function makeLive(
	transaction: Transaction,
	stored: StoredCorrection,
	author: Author,
	company: Company,
): Promise<Notice[]> {
	const { listing, correction, differences } = stored;
	const edit = editOf(listing, correction.values);
	const edited = await editDealership(transaction, listing.id, edit, { author });
	if (edited.kind !== "edited" && edited.kind !== "unchanged") {
		const why =
			edited.kind === "invalid"
				? edited.problems.map(({ message }) => `${message}.`).join(" ")
				: "Another dealer has this name, address and ZIP code.";
		throw new DeskError(422, `Nothing was changed. ${why}`);
	}
	const isMoved = correction.values.email !== undefined && listing.email !== correction.email;
	return [
		acceptedNotice(addresseeOf(stored), edited.row, differences, company),
		// If an operator has changed the address meanwhile, the address on the listing is told too.
		...(isMoved && listing.email ? [addressChangedNotice(listing, company)] : []),
	];
}

const addresseeOf = ({
	listing,
	correction,
}: StoredCorrection): Pick<StoredDealership, "name" | "email"> => ({
	name: listing.name,
	email: correction.email,
});

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
