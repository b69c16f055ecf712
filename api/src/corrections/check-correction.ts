import type { CorrectionField, CorrectionForm } from "@nev/contract";
import { sql } from "drizzle-orm";
import { isDoNotContact } from "../people/do-not-contact.js";
import type { PlaceIndex } from "../places/place-index.js";
import type { Transaction } from "../storage/orm.js";
import type { ListingChanges } from "./listing-changes.js";

/** Why fields are refused, by name. */
export type CorrectionErrors = Readonly<Partial<Record<CorrectionField, string>>>;

/** Checks what the form's schema cannot know: places, the day, and who must not be mailed. */
export async function checkCorrection(
	transaction: Transaction,
	form: CorrectionForm,
	changes: ListingChanges,
	places: Pick<PlaceIndex, "byZip">,
): Promise<CorrectionErrors> {
	const isMoved = changes.zipCode !== undefined || changes.state !== undefined;
	const zipCode = isMoved ? zipProblem(form, places) : undefined;
	const pausedUntil = changes.pausedUntil
		? await pauseProblem(transaction, changes.pausedUntil)
		: undefined;
	const isDeclined = changes.email && (await isDoNotContact(transaction, changes.email));
	return {
		...(zipCode && { zipCode }),
		...(isDeclined && { email: "We cannot mail leads to this address" }),
		...(pausedUntil && { pausedUntil }),
	};
}

function zipProblem(
	{ zipCode, state }: CorrectionForm,
	places: Pick<PlaceIndex, "byZip">,
): string | undefined {
	const place = places.byZip(zipCode.slice(0, 5));
	if (!place) return "We do not know this ZIP code";
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
	return "A pause ends after today, and within a year";
}
