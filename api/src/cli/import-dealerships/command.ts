import type { Command } from "commander";
import { ExitError } from "../cli-error.js";
import type { Context } from "../context.js";
import { withDatabase } from "../with-database.js";
import { dealershipColumns, requiredColumns } from "./dealership-row.js";
import { type ImportOptions, importDealerships } from "./import-dealerships.js";
import { printReport } from "./print-tally.js";

const help = `
The first row names the columns, in any case and order: ${Object.keys(dealershipColumns).join(", ")}.
Required are ${requiredColumns.join(", ")}. Common other names are known too, such as ZIP or Postal Code.

Mended and told: ZIP codes that have lost their zeros, swapped coordinates, a lost minus sign.
Left out and told: coordinates outside of the country or over 50 miles from their ZIP code;
the dealer is found by its ZIP code then. Skipped: who stands already. Refused: unknown states,
and what a dealer could not submit. Sample dealers that came with the database go.

It is one transaction: where a row is refused nothing is imported, unless with --skip-refused.`;

/** `nev import dealerships FILE.csv` */
export function addImportDealerships(imports: Command, context: Context): void {
	imports
		.command("dealerships")
		.description("adds the dealerships of a .csv file, and reports on its rows")
		.argument("<file>", "a CSV file as a spreadsheet saves it")
		.option("--dry-run", "does everything, reports, and takes it back", false)
		.option("--skip-refused", "imports the other rows where some are refused", false)
		.option("--json", "the report for other programs")
		.addHelpText("after", help)
		.action(async (name: string, options: ImportOptions & { json?: boolean }) => {
			const path = context.resolvePath(name);
			const tally = await withDatabase(context, ({ orm }) =>
				importDealerships(orm, path, options, context),
			);
			printReport(tally, options, context.output);
			if (tally.refused > 0 && !options.skipRefused) throw new ExitError();
		});
}
