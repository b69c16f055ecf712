import type { ImportKind } from "@nev/contract/desk";
import { columnMessages } from "./column-messages.js";
import { fieldLabelOf } from "./field-label.js";

const isDay = (field: string) => /^[a-z]+day$/.test(field);

/** Whether it is read from all columns that are chosen for it. */
export const hasSeveralColumns = (field: string) => field === "address" || isDay(field);

/** What operators call what a column may be: a field of the list, or the hours of a day. */
export function columnLabelOf(kind: ImportKind, field: string): string {
	if (!isDay(field)) return fieldLabelOf(kind, field);
	return columnMessages.hoursOn(`${field.slice(0, 1).toUpperCase()}${field.slice(1)}`);
}
