import {
	type CorrectionField,
	type CorrectionForm,
	correctionFields,
	dealershipLabels,
} from "@nev/contract";
import { streetKey } from "../dealerships/dealership-identity.js";
import type { DealershipEdit } from "../dealerships/edit-dealership.js";
import type { dealerships } from "../storage/schema.js";

type Listing = typeof dealerships.$inferSelect;

/** New values of some fields of a listing. */
export type ListingChanges = Readonly<Partial<CorrectionForm>>;

/** A listing as its dealer's form shows it. */
export function formOf(listing: Listing): CorrectionForm {
	const values = Object.fromEntries(correctionFields.map((field) => [field, listing[field]]));
	return values as Pick<Listing, CorrectionField>;
}

/**
 * The form with what is stored in the fields that its dealer has not touched. It may have changed since the
 * form was shown.
 */
export function withStored(
	form: CorrectionForm,
	touched: readonly CorrectionField[],
	stored: Record<CorrectionField, string | null>,
): CorrectionForm {
	const kept = correctionFields.filter((field) => !touched.includes(field));
	return { ...form, ...Object.fromEntries(kept.map((field) => [field, stored[field]])) };
}

/** The fields of a form whose values differ from those of the listing. */
export function changedFields(listing: Listing, form: CorrectionForm): ListingChanges {
	return Object.fromEntries(
		correctionFields
			.filter((field) => form[field] !== listing[field])
			.map((field) => [field, form[field]]),
	);
}

/** A field with its present value and the new one. */
export interface ListingDifference {
	readonly field: CorrectionField;
	readonly before: string | null;
	readonly after: string | null;
}

/** Changes with the values that the listing has now, without those that it has already. */
export function differences(listing: Listing, changes: ListingChanges): ListingDifference[] {
	return correctionFields.flatMap((field) => {
		const [before, after] = [listing[field], changes[field]];
		return after === undefined || after === before ? [] : { field, before, after };
	});
}

/** A difference as a line of a mail or of a terminal: `Phone: (239) 555-0142 → (239) 555-0143`. */
export function describeDifference({ field, before, after }: ListingDifference): string {
	return `${dealershipLabels[field]}: ${before || "none"} → ${after || "none"}`;
}

/** The edit that makes changes. A dealer that has moved is located by its ZIP code, as after a signup. */
export function editOf(listing: Listing, changes: ListingChanges): DealershipEdit {
	const { name, address, zipCode } = listing;
	const moved = { name, address: changes.address ?? address, zipCode: changes.zipCode ?? zipCode };
	const isElsewhere = streetKey(moved) !== streetKey(listing);
	return { ...changes, ...(isElsewhere && { latitude: null, longitude: null }) };
}
