import { getTableColumns } from "drizzle-orm";
import { type Orm, rowVersion } from "../storage/orm.js";
import { companyFacts } from "../storage/schema.js";
import type { CompanyTexts } from "./company-facts.js";

const { id: _, ...textColumns } = getTableColumns(companyFacts);

/** What an operator has set; null for each default. */
export async function readCompanyTexts(
	orm: Pick<Orm, "select">,
): Promise<CompanyTexts | undefined> {
	const [row] = await orm.select(textColumns).from(companyFacts);
	return row;
}

/** What an operator has set, for an edit. */
export interface StoredCompany {
	readonly texts: CompanyTexts;
	/** Differs after each change. */
	readonly version: string;
}

/**
 * Reads what an operator has set.
 *
 * @param options.locks keeps others from changing it until the end of the transaction
 * @throws {Error} if somebody has deleted the row
 */
export async function readCompany(
	orm: Pick<Orm, "select">,
	{ locks = false } = {},
): Promise<StoredCompany> {
	const query = orm
		.select({ texts: textColumns, version: rowVersion(companyFacts) })
		.from(companyFacts);
	const [row] = await (locks ? query.for("update") : query);
	if (!row)
		throw new Error("The table company_facts has no row. Insert one: its defaults will do.");
	return row;
}
