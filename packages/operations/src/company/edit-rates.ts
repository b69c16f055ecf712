import {
	companyFacts,
	type Edited,
	type EditOptions,
	editRow,
	type Orm,
	readCompany,
	type StoredCompany,
} from "@nev/api/operations";
import type { FinancingRate } from "@nev/contract";

/** Replaces the company's whole list of rates. Without any, visitors see the examples again. */
export function editRates(
	orm: Pick<Orm, "transaction">,
	rates: readonly FinancingRate[],
	options: EditOptions,
): Promise<Edited<StoredCompany>> {
	return editRow(orm, options, {
		read: readCompany,
		plan: () => ({ values: { rates: rates.length > 0 ? rates : null } }),
		write: (transaction, values) => transaction.update(companyFacts).set(values),
	});
}
