import { cleanLine, formatTime } from "@nev/api/operations";
import type { FieldChange, RecordedTable } from "@nev/contract/desk";
import type { Change, RowCounts } from "../../changes/read-changes.js";
import { pluralize } from "../output/format.js";

const nouns: Readonly<Record<RecordedTable, string>> = {
	dealerships: "dealership",
	vehicles: "vehicle",
	leads: "lead",
	mails: "mail",
	corrections: "correction",
	company_facts: "company fact",
	distinct_dealerships: "pair of distinct dealerships",
};

/** A row as people call it: `dealership 7`. */
export function describeRow(table: RecordedTable, id: number): string {
	return `${nouns[table]} ${id}`;
}

/** How much a change changed: `30 dealerships, 1 vehicle`. */
export function describeCounts(counts: RowCounts): string {
	const tables = Object.keys(nouns) as RecordedTable[];
	return tables
		.flatMap((table) => (counts[table] ? pluralize(counts[table], nouns[table]) : []))
		.join(", ");
}

/** What and who: `dealerships edit by ada (nev) at 2026-11-21 04:18, undone by 14`. */
export function describeChange({ action, actor, at, ...change }: Change): string {
	const undoes = change.undoes === null ? "" : `, undoes ${change.undoes}`;
	const undoneBy = change.undoneBy === null ? "" : `, undone by ${change.undoneBy}`;
	return `${cleanLine(action)} by ${cleanLine(actor)} at ${formatTime(at)} UTC${undoes}${undoneBy}`;
}

/** A changed field: `phone: (239) 555-0142 → (239) 555-0143`. */
export function describeField({ field, before, after }: FieldChange): string {
	return `${field}: ${describeValue(before)} → ${describeValue(after)}`;
}

/** A value as a line of text; `none` for null and for an empty text. */
export function describeValue(value: unknown): string {
	if (value === null || value === undefined || value === "") return "none";
	return cleanLine(typeof value === "string" ? value : JSON.stringify(value));
}
