import type { Orm } from "@nev/api/operations";
import type { FieldChange } from "@nev/contract/desk";
import { rowNames } from "../../changes/row-names.js";

/** The fields whose values are ids of dealers. */
const dealerFields: ReadonlySet<string> = new Set(["dealershipId", "firstId", "secondId"]);

interface WithFields {
	readonly fields: readonly FieldChange[];
}

/**
 * Returns a function that gives a changed row the names of dealers in place of their ids. Those that are
 * gone keep the id.
 */
export async function nameDealers(
	orm: Pick<Orm, "execute">,
	rows: readonly WithFields[],
): Promise<<Row extends WithFields>(row: Row) => Row> {
	const ids = rows
		.flatMap(({ fields }) => fields)
		.flatMap(({ field, before, after }) => (dealerFields.has(field) ? [before, after] : []))
		.filter((value) => typeof value === "number");
	const nameOf = await rowNames(
		orm,
		ids.map((id) => ({ table: "dealerships", id })),
	);
	const named = (value: unknown) =>
		typeof value === "number" ? (nameOf({ table: "dealerships", id: value }) ?? `${value}`) : value;
	return (row) => ({
		...row,
		fields: row.fields.map((change) =>
			dealerFields.has(change.field)
				? { ...change, before: named(change.before), after: named(change.after) }
				: change,
		),
	});
}
