import { companyDay, readCompany } from "@nev/api/operations";
import type { Command } from "commander";
import type { ImportRun } from "../../imports/import-options.js";
import { countRateColumns } from "../../imports/rates/find-rate-columns.js";
import { importRates } from "../../imports/rates/import-rates.js";
import { rateColumns, rateHeadings } from "../../imports/rates/rate-columns.js";
import { readRateFile } from "../../imports/rates/read-rate-file.js";
import { readChosenColumns, withChosen } from "../../tables/chosen-columns.js";
import { isWorkbook, openTable } from "../../tables/open-table.js";
import type { Context } from "../context.js";
import { readSource, sourceHelp } from "./read-source.js";
import { addImportFlags, type ImportFlags, runListImport } from "./run-list-import.js";

const help = `
The whole list is replaced at once, unless a row is refused. Each row is a rate of one lender, for
a band of credit scores and a term: ${Object.values(rateHeadings).join(", ")}.
The credit scores may be in one column, as in 720-850 or 660+. Optional are conditions, which an
APR of 0 needs, ends_on, the last day of an offer, and balloon_percent, what is due at the end.
A column that is not known, or says the same as another, is refused, as it may limit who gets the
rate; several columns of conditions are joined. An empty cell in a column of credit scores is
refused. A row that an earlier one says already is left out, as is a row of one cell before or
after the rates, such as a footnote, which is reported. Rates that have ended, bands that overlap, bands without a score that
visitors can choose, and lists without credit scores are reported and imported.`;

/** `nev import rates FILE` */
export function addImportRates(imports: Command, context: Context): void {
	const command = imports
		.command("rates")
		.description("replaces the rates of lenders that visitors see by those of a list")
		.argument("<file>", sourceHelp);
	addImportFlags(command)
		.addHelpText("after", help)
		.action(async (name: string, flags: ImportFlags) => {
			const { bytes, ...source } = await readSource(context, name);
			const countKnown = withChosen(flags.map, countRateColumns);
			const table = await openTable(bytes, { ...source, countKnown, sheet: flags.sheet });
			await runListImport(
				context,
				{ ...flags, update: true },
				{
					noun: "rate",
					removal: "remove",
					file: table,
					open: async (orm) => {
						const today = companyDay((await readCompany(orm))?.supportTimeZone);
						const columnNames = Object.keys(rateColumns);
						const chosen = readChosenColumns(flags.map ?? [], table.header, columnNames);
						const file = await readRateFile(table, {
							chosen,
							today,
							isWorkbook: isWorkbook(bytes),
						});
						const run = (how: ImportRun) => importRates(orm, file, flags, how);
						return { columns: file.columns, run };
					},
				},
			);
		});
}
