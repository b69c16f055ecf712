import {
	type DealerEdit,
	type DealerField,
	type DealerValues,
	dealerFields,
} from "@nev/contract/desk";

/** The values of a dealer as a form has them. */
export type FormValues = Readonly<Record<DealerField, string>>;

export function toFormValues(values: DealerValues): FormValues {
	return Object.fromEntries(
		dealerFields.map((field) => [field, String(values[field] ?? "")]),
	) as FormValues;
}

/**
 * The values to save: those that the operator changed, so that what an import lacked does not keep the
 * rest from being saved. The server checks them.
 */
export function editedValues(before: FormValues, after: FormValues): DealerEdit["values"] {
	const fields = changedFields(before, after);
	const isMoved = fields.some((field) => pinFields.includes(field));
	return Object.fromEntries(
		[...new Set([...fields, ...(isMoved ? pinFields : [])])].map((field) => [
			field,
			pinFields.includes(field) ? toDegrees(after[field]) : after[field].trim(),
		]),
	);
}

/** They change together. */
const pinFields: readonly DealerField[] = ["latitude", "longitude"];

/** What is no number stays a text, which the server refuses with its message. */
function toDegrees(text: string): number | string | null {
	const trimmed = text.trim();
	if (trimmed === "") return null;
	return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}

/** The fields whose values differ. */
export function changedFields(before: FormValues, after: FormValues): DealerField[] {
	return dealerFields.filter((field) => before[field].trim() !== after[field].trim());
}

/** What two operators made of one dealer. */
export interface Merge {
	/** Mine, with what only the other changed. */
	readonly merged: FormValues;
	/** The fields that both changed, differently. */
	readonly conflicts: readonly DealerField[];
}

/** Merges the values that this operator edited with those that another one has saved meanwhile. */
export function mergeValues(opened: FormValues, mine: FormValues, theirs: FormValues): Merge {
	const edited = new Set(changedFields(opened, mine));
	const merged = Object.fromEntries(
		dealerFields.map((field) => [field, edited.has(field) ? mine[field] : theirs[field]]),
	) as FormValues;
	const conflicts = changedFields(opened, theirs).filter(
		(field) => edited.has(field) && mine[field].trim() !== theirs[field].trim(),
	);
	return { merged, conflicts };
}
