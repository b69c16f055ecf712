import {
	companyFacts,
	corrections,
	dealerships,
	distinctDealerships,
	leads,
	mails,
	vehicles,
} from "@nev/api/operations";
import { type RecordedTable, recordedTables } from "@nev/contract/desk";
import { getTableColumns, type Table } from "drizzle-orm";

/** The tables whose changes are recorded, by name. */
export const tablesByName = {
	dealerships,
	vehicles,
	leads,
	mails,
	corrections,
	company_facts: companyFacts,
	distinct_dealerships: distinctDealerships,
} as const satisfies Readonly<Record<RecordedTable, Table>>;

const fieldsByColumn = new Map(recordedTables.map((name) => [name, fieldsOf(tablesByName[name])]));

function fieldsOf(table: Table): ReadonlyMap<string, string> {
	const columns = Object.entries(getTableColumns(table));
	return new Map(columns.map(([field, { name }]) => [name, field]));
}

/** The field of a column, `zipCode` of `zip_code`; undefined if this version has no such column. */
export function fieldOfColumn(table: RecordedTable, column: string): string | undefined {
	return fieldsByColumn.get(table)?.get(column);
}
