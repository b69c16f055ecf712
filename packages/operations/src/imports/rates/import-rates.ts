import { isDeepStrictEqual } from "node:util";
import { notFound, type Orm, readCompany } from "@nev/api/operations";
import type { FinancingRate } from "@nev/contract";
import { describeRate } from "@nev/contract/desk";
import { editRates } from "../../company/edit-rates.js";
import type { ImportRun, ListImportOptions } from "../import-options.js";
import { createReport, type ImportReport } from "../import-report.js";
import type { RateFile } from "./read-rate-file.js";

/** Replaces the company's rates by those of a file, unless a row is refused. */
export async function importRates(
	orm: Orm,
	{ rows }: Pick<RateFile, "rows">,
	{ dryRun = false }: Pick<ListImportOptions, "dryRun">,
	{ author }: Pick<ImportRun, "author">,
): Promise<ImportReport> {
	const stored = await readCompany(orm);
	if (!stored) notFound("The table company_facts has no row. Insert one with its defaults.");
	const before = [...(stored.rates ?? [])];
	const rates: FinancingRate[] = [];
	const report = createReport();
	for (const { row, name, rate, isSkipped, notes } of rows) {
		if (isSkipped) {
			report.add({ row, name, outcome: "skipped", changes: [], notes });
			continue;
		}
		if (rate) rates.push(rate);
		const known = before.findIndex((one) => isDeepStrictEqual(one, rate));
		if (known >= 0) before.splice(known, 1);
		const outcome = !rate ? "refused" : known >= 0 ? "unchanged" : "added";
		report.add({ row, name: rate ? describeRate(rate) : name, outcome, changes: [], notes });
	}
	// A refused row may be one that seems to be gone.
	for (const rate of report.counts.refused > 0 ? [] : before) {
		report.add({ name: describeRate(rate), outcome: "removed", changes: [], notes: [] });
	}
	const result = report.result(0);
	if (dryRun || result.counts.refused > 0) return result;
	const edited = await editRates(orm, rates, { author });
	return {
		...result,
		isApplied: true,
		change: edited.kind === "edited" ? edited.change : undefined,
	};
}
