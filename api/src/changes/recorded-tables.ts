import type { RecordedTable } from "@nev/contract/desk";
import { getTableColumns, type Table } from "drizzle-orm";
import { corrections } from "../storage/correction-schema.js";
import { leads, outbox } from "../storage/lead-schema.js";
import { companyFacts, dealerships, distinctDealerships, vehicles } from "../storage/schema.js";

const fieldsByColumn: Readonly<Record<RecordedTable, ReadonlyMap<string, string>>> = {
	dealerships: fieldsOf(dealerships),
	vehicles: fieldsOf(vehicles),
	leads: fieldsOf(leads),
	outbox: fieldsOf(outbox),
	corrections: fieldsOf(corrections),
	company_facts: fieldsOf(companyFacts),
	distinct_dealerships: fieldsOf(distinctDealerships),
};

function fieldsOf(table: Table): ReadonlyMap<string, string> {
	const columns = Object.entries(getTableColumns(table));
	return new Map(columns.map(([field, { name }]) => [name, field]));
}

/** The field of a column, `zipCode` of `zip_code`; undefined if this version has no such column. */
export function fieldOfColumn(table: RecordedTable, column: string): string | undefined {
	return fieldsByColumn[table].get(column);
}
