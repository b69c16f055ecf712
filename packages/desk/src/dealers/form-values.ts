import {
	type Dealer,
	type DealerEdit,
	type DealerField,
	dealerFields,
	formatLeadAddresses,
} from "@nev/contract/desk";
import { changedFields, type Texts } from "../ui/texts.js";

/** The values of a dealer as a form has them. */
export type FormValues = Texts<DealerField>;

export function toFormValues({ values }: Pick<Dealer, "values">): FormValues {
	return Object.fromEntries(
		dealerFields.map((field) => [
			field,
			field === "leadAddresses" ? formatLeadAddresses(values[field]) : String(values[field] ?? ""),
		]),
	) as FormValues;
}

/**
 * The values to save: those that the operator changed, so that what an import lacked does not keep the
 * rest from being saved. The server checks them.
 */
export function editedValues(before: FormValues, after: FormValues): DealerEdit["values"] {
	const fields = changedFields(dealerFields, before, after);
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
