import type { Command } from "commander";
import { ExitError } from "../cli-error.js";
import type { Context } from "../context.js";
import { withDatabase } from "../with-database.js";
import { dealershipColumns, requiredColumns } from "./dealership-row.js";
import { importDealerships, openDealershipFile } from "./import-dealerships.js";
import { type ImportOptions, printReport } from "./import-report.js";

const help = `
The first row names the columns, in any case and order: ${Object.keys(dealershipColumns).join(", ")}.
Required: ${requiredColumns.join(", ")}. Common other names such as ZIP or Postal Code are known too.

The report lists each row that is not imported as it is:
mended    ZIP codes without their leading zeros, swapped coordinates, a missing minus sign
dropped   coordinates outside of the United States or more than 50 miles from the ZIP code;
          the dealer is then located by its ZIP code
doubtful  ZIP codes that are unknown or in another state
skipped   dealers that exist already
refused   unknown states, and rows that a dealer could not submit in the form on the website

Sample dealers are removed. The import is one transaction: if a row is refused, nothing is
imported, except with --skip-refused.`;

/** `nev import dealerships FILE.csv` */
export function addImportDealerships(imports: Command, context: Context): void {
	imports
		.command("dealerships")
		.description("adds the dealerships of a .csv file, and reports on its rows")
		.argument("<file>", "a CSV file, saved by a spreadsheet")
		.option("--dry-run", "reports what the import would do, and changes nothing", false)
		.option("--skip-refused", "imports the other rows if some are refused", false)
		.option("--json", "prints the report as JSON")
		.addHelpText("after", help)
		.action(async (name: string, options: ImportOptions & { json?: boolean }) => {
			const file = await openDealershipFile(context.resolvePath(name), context);
			const report = await withDatabase(
				context,
				({ orm }) => importDealerships(orm, file, options, context),
				{ creates: !options.dryRun },
			);
			printReport(report, options, context.output);
			if (report.refused > 0 && !options.skipRefused) throw new ExitError();
		});
}
