import { parsePrice, type VehicleEdit, type VehicleField, vehicleFields } from "@nev/contract/desk";
import { changedFields, type Texts } from "../ui/texts.js";

/** The values of a vehicle as a form has them: `yes` or `no`, and features one a line. */
export type FormValues = Texts<VehicleField>;

export function toFormValues(values: Readonly<Record<VehicleField, unknown>>): FormValues {
	return Object.fromEntries(
		vehicleFields.map((field) => [field, textOf(values[field])]),
	) as FormValues;
}

function textOf(value: unknown): string {
	if (typeof value === "boolean") return value ? "yes" : "no";
	return Array.isArray(value) ? value.join("\n") : String(value);
}

/** The values to save: those that the operator changed. The server checks them. */
export function editedValues(before: FormValues, after: FormValues): VehicleEdit["values"] {
	return Object.fromEntries(
		changedFields(vehicleFields, before, after).map((field) => [
			field,
			readValue(field, after[field].trim()),
		]),
	);
}

function readValue(field: VehicleField, text: string): unknown {
	switch (field) {
		case "price":
			return parsePrice(text);
		case "features":
			return text.split(/\s*\n\s*/).filter(Boolean);
		case "isAvailable":
		case "isFeatured":
			return text === "yes";
		default:
			return text;
	}
}
