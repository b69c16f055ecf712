import { type DealerField, type DealerValues, dealerFields } from "@nev/contract/desk";

/** The values of a dealer as a form has them. */
export type FormValues = Readonly<Record<DealerField, string>>;

export function toFormValues(values: DealerValues): FormValues {
	return Object.fromEntries(
		dealerFields.map((field) => [field, String(values[field] ?? "")]),
	) as FormValues;
}

/** The values to save. The server checks them. */
export function toDealerValues(form: FormValues): Record<DealerField, unknown> {
	return {
		...form,
		membershipId: form.membershipId.trim() || null,
		latitude: toDegrees(form.latitude),
		longitude: toDegrees(form.longitude),
	};
}

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
