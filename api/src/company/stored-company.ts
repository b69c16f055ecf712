import type { FinancingRate } from "@nev/contract";
import { getTableColumns } from "drizzle-orm";
import { type Orm, rowVersion } from "../storage/orm.js";
import { companyFacts } from "../storage/schema.js";
import { type Company, companyOf } from "./company.js";
import type { CompanyTexts } from "./company-facts.js";
import { readRates } from "./company-rates.js";

const { id: _, ...columns } = getTableColumns(companyFacts);

/** What an operator has set; null for each default. */
export type StoredCompany = CompanyTexts & {
	/** Those that can be read, also those that have ended. Null: none. */
	readonly rates: readonly FinancingRate[] | null;
	/** Differs after each change. */
	readonly version: string;
};

/**
 * Reads what an operator has set; undefined if somebody has deleted the row.
 *
 * @param options.locks keeps others from changing it until the end of the transaction
 */
export async function readCompany(
	orm: Pick<Orm, "select">,
	{ locks = false } = {},
): Promise<StoredCompany | undefined> {
	const query = orm.select({ ...columns, version: rowVersion(companyFacts) }).from(companyFacts);
	const [row] = await (locks ? query.for("update") : query);
	return row && { ...row, rates: row.rates && readRates(row.rates) };
}

/** Reads the company's name and how to reach it, for a process that does not follow the catalogue. */
export async function readContact(orm: Pick<Orm, "select">): Promise<Company> {
	return companyOf(await readCompany(orm));
}
