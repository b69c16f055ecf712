import { isDeepStrictEqual } from "node:util";
import type { CorrectionField, CorrectionForm } from "@nev/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Author } from "../changes/author.js";
import type { Company } from "../company/company.js";
import { editDealership } from "../dealerships/edit-dealership.js";
import { readDealership, type StoredDealership } from "../dealerships/stored-dealership.js";
import { addNotices } from "../mail-queue/notices.js";
import { isDoNotContact } from "../people/do-not-contact.js";
import type { PlaceIndex } from "../places/place-index.js";
import { corrections } from "../storage/correction-schema.js";
import { waitForImport } from "../storage/locks.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { singleSpaced } from "../text/clean.js";
import { followAddress, markSaved, type Session } from "./correction-links.js";
import { addressChangedNotice, waitingNotice } from "./correction-notices.js";
import {
	changedFields,
	differences,
	editOf,
	type ListingChanges,
	withStored,
} from "./listing-changes.js";

/** What became of a correction. */
export type SavedCorrection =
	/** The listing shows it; or it waits for an operator; or one that waited does not any more. */
	| { readonly kind: "live" | "waiting" | "withdrawn" }
	/** The listing has these values already. */
	| { readonly kind: "unchanged" }
	| { readonly kind: "invalid"; readonly errors: CorrectionErrors }
	/** The session is over. */
	| { readonly kind: "expired" };

export interface SaveOptions {
	readonly places: Pick<PlaceIndex, "locateZip">;
	/** Whether an operator reviews it first. */
	readonly needsReview: boolean;
	readonly company: Company;
	/** The operator's address. */
	readonly mailTo: string;
}

/** The author of what a dealer corrects. */
const mailedLink: Author = { actor: "dealer (mailed link)", action: "dealerships correct" };

/** The correction of a dealership that waits for review. */
export async function waitingCorrection(orm: Pick<Orm, "select">, dealershipId: number) {
	const [waiting] = await orm.select().from(corrections).where(isWaiting(dealershipId));
	return waiting;
}

const isWaiting = (dealershipId: number) =>
	and(eq(corrections.dealershipId, dealershipId), eq(corrections.state, "waiting"));

/** A form that a dealer has filled in. */
export interface FilledIn {
	readonly form: CorrectionForm;
	/** The fields that do not have the values any more that the dealer was shown. */
	readonly touched: readonly CorrectionField[];
}

/**
 * Saves what a dealer has filled in: at once, or for an operator to review. Fields that the dealer has not
 * touched stay as they are, because somebody may have changed them since the form was opened.
 */
export function saveCorrection(
	orm: Orm,
	session: Session,
	filledIn: FilledIn,
	options: SaveOptions,
): Promise<SavedCorrection> {
	return orm.transaction(async (transaction) => {
		await waitForImport(transaction, dealerships);
		const listing = await readDealership(transaction, session.dealershipId, { locks: true });
		if (!listing) return { kind: "expired" };
		const earlier = await waitingCorrection(transaction, listing.id);
		const stored = { ...listing, ...earlier?.values };
		const form = withStored(singleSpaced(filledIn.form), filledIn.touched, stored);
		const changes = changedFields(listing, form);
		const errors = await checkCorrection(transaction, form, changes, options.places);
		if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
		const saved = options.needsReview
			? await propose(transaction, listing, changes, options)
			: await apply(transaction, session, listing, changes, options);
		// The second of two clicks changes nothing any more.
		if (saved.kind === "unchanged" && session.savedAt) return { kind: "live" };
		if (saved.kind !== "unchanged" && saved.kind !== "invalid") {
			await markSaved(transaction, session);
		}
		return saved;
	});
}

async function apply(
	transaction: Transaction,
	session: Session,
	listing: StoredDealership,
	changes: ListingChanges,
	{ company }: SaveOptions,
): Promise<SavedCorrection> {
	const edit = editOf(listing, changes);
	const edited = await editDealership(transaction, listing.id, edit, { author: mailedLink });
	switch (edited.kind) {
		case "edited":
			break;
		case "unchanged": {
			// One that an operator was to review before nobody had to any more.
			const withdrawn = await withdraw(transaction, listing.id);
			return { kind: withdrawn ? "withdrawn" : "unchanged" };
		}
		case "invalid":
			return {
				kind: "invalid",
				errors: Object.fromEntries(edited.problems.map(({ field, message }) => [field, message])),
			};
		default:
			return duplicate;
	}
	await withdraw(transaction, listing.id);
	if (changes.email !== undefined) {
		await followAddress(transaction, session, edited.row.email);
		await addNotices(transaction, [addressChangedNotice(listing, company)]);
	}
	return { kind: "live" };
}

/** Deletes the correction that waits, and returns whether there was one. */
async function withdraw(transaction: Transaction, dealershipId: number): Promise<boolean> {
	const withdrawn = await transaction
		.delete(corrections)
		.where(isWaiting(dealershipId))
		.returning({ id: corrections.id });
	return withdrawn.length > 0;
}

const duplicate: SavedCorrection = {
	kind: "invalid",
	errors: { address: "Another dealership with this name has this address" },
};

async function propose(
	transaction: Transaction,
	listing: StoredDealership,
	changes: ListingChanges,
	{ mailTo }: SaveOptions,
): Promise<SavedCorrection> {
	const earlier = await waitingCorrection(transaction, listing.id);
	if (Object.keys(changes).length === 0) {
		if (!earlier) return { kind: "unchanged" };
		await transaction.delete(corrections).where(eq(corrections.id, earlier.id));
		return { kind: "withdrawn" };
	}
	if (earlier && isDeepStrictEqual(earlier.values, changes)) return { kind: "waiting" };
	if (earlier) await transaction.delete(corrections).where(eq(corrections.id, earlier.id));
	await transaction
		.insert(corrections)
		.values({ dealershipId: listing.id, email: listing.email, values: changes });
	await addNotices(transaction, [
		waitingNotice(listing.name, differences(listing, changes), mailTo),
	]);
	return { kind: "waiting" };
}

/** Why fields are refused, by name. */
type CorrectionErrors = Readonly<Partial<Record<CorrectionField, string>>>;

/** Checks what the form's schema cannot know: places, the day, and who must not be mailed. */
async function checkCorrection(
	transaction: Transaction,
	form: CorrectionForm,
	changes: ListingChanges,
	places: Pick<PlaceIndex, "locateZip">,
): Promise<CorrectionErrors> {
	const isMoved = changes.zipCode !== undefined || changes.state !== undefined;
	const zipCode = isMoved ? zipProblem(form, places) : undefined;
	const pausedUntil = changes.pausedUntil
		? await pauseProblem(transaction, changes.pausedUntil)
		: undefined;
	const isDeclined = changes.email && (await isDoNotContact(transaction, changes.email));
	return {
		...(zipCode && { zipCode }),
		...(isDeclined && { email: "We can't send leads to this address" }),
		...(pausedUntil && { pausedUntil }),
	};
}

function zipProblem(
	{ zipCode, state }: CorrectionForm,
	places: Pick<PlaceIndex, "locateZip">,
): string | undefined {
	const place = places.locateZip(zipCode.slice(0, 5));
	if (!place) return "We couldn't find this ZIP code";
	return place.state === state
		? undefined
		: `The ZIP code ${zipCode} is in ${place.state}, not in ${state}`;
}

/** By the database's day, on which pauses end. */
async function pauseProblem(transaction: Transaction, day: string): Promise<string | undefined> {
	const { rows } = await transaction.execute<{ today: string; latest: string }>(
		sql`select current_date::text as today, (current_date + interval '1 year')::date::text as latest`,
	);
	const [limits] = rows;
	if (!limits || (day > limits.today && day <= limits.latest)) return undefined;
	return "Choose a date after today and within a year";
}
