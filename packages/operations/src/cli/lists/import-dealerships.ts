import { type OmissibleField, omissibleFields } from "@nev/contract/desk";
import { type Command, InvalidArgumentError } from "commander";
import {
	dealershipColumns,
	requiredColumns,
} from "../../imports/dealerships/dealership-columns.js";
import { choosableColumns } from "../../imports/dealerships/find-dealership-columns.js";
import { importDealerships } from "../../imports/dealerships/import-dealerships.js";
import { readDealershipHeader } from "../../imports/dealerships/read-rows.js";
import { listColumns } from "../../imports/import-lists.js";
import type { ImportRun } from "../../imports/import-options.js";
import { withChosen } from "../../tables/chosen-columns.js";
import { openTable } from "../../tables/open-table.js";
import { UsageError } from "../cli-error.js";
import type { Context } from "../context.js";
import { chooseColumns } from "./choose-columns.js";
import { readSource, sourceHelp } from "./read-source.js";
import { addImportFlags, type ImportFlags, runListImport } from "./run-list-import.js";

const help = `
The file is CSV, an .xlsx workbook, JSON, GeoJSON, or JSON in lines; its content tells.
One of its first rows names the columns, in any case and order: ${Object.keys(dealershipColumns).join(", ")}.
Required: ${requiredColumns.join(", ")}. Other common names such as Store Name, Locality or ZIP are
known too, as are address line 2 and a column for the hours of each day, Monday to Sunday. Name any
other column with --map "Location Name=name", or choose it at the desk once: the next file with the
same headings is read in the same way. For an empty list: nev export template FILE.csv
ref is your own id of a dealer, and no visitor sees it.

N/A, none, null, a dash, #REF! and their like count as an empty cell.

The report lists what is not imported as it is. Of a cause that more than three rows have, three
rows are listed and all are counted; --report FILE lists every row:
mended    ZIP codes without their leading zeros, swapped coordinates, a missing minus sign,
          a missing state, which is that of the ZIP code; with --assume-office-hours,
          hours without AM or PM
dropped   an optional cell that cannot be read; coordinates outside of the United States or more
          than 50 miles from the ZIP code: the dealer is then located by its ZIP code. A new dealer
          whose visibility or pause cannot be read waits for review
doubtful  ZIP codes that are unknown, in another state, or far from coordinates that are in the
          city: the coordinates stay
skipped   dealers that exist already
refused   rows without a required cell, or with one that cannot be read; --allow-missing leaves it out

With --update, a dealer that exists is changed to what its row says. It is found by its ref, else
by its membership id, else by its name with ZIP code and street. An empty cell changes nothing. The
report lists each changed field, and counts the dealers that are not in the file:
changed   field: old → new
kept      a dealer that is hidden, rejected or waiting for review stays so
missing   not in the file; listed by --report only. With --replace it is hidden, and its leads stay
refused   also a row that may be one of several dealers, and one whose ref or membership id is that
          of a dealer with another name, street and city; --same-ref takes it as that dealer

With --replace, a refused row keeps the dealer listed that it names. Nothing is imported if more
than a tenth of the visible dealers, and more than 20, would be hidden, as after a file was cut off;
--hide-up-to 40% allows that many.

Sample dealers are removed. The import is one transaction: if a row is refused, nothing is
imported, except with --skip-refused.

Exit code: 0 done, 1 nothing was imported, 2 wrong usage, 3 done, but the report has refused,
dropped or doubtful lines, a dealer of the file stays hidden, or rows above the headings or numbers
of JSON are not read. A dry run has the code that the import would have.`;

/** `nev import dealerships FILE.csv` */
export function addImportDealerships(imports: Command, context: Context): void {
	const command = imports
		.command("dealerships")
		.description("adds the dealerships of a list, or changes them, and reports on its rows")
		.argument("<file>", sourceHelp)
		.option("--update", "changes dealerships that exist to what the file says")
		.option("--replace", "with --update: hides the dealerships that are not in the file")
		.option(
			"--hide-up-to <percent>",
			"with --replace: how many of the visible dealerships it may hide, such as 40%",
			parsePercent,
		)
		.option("--same-ref", "with --update: changes who has a row's ref, even if all else differs")
		.option("--assume-office-hours", "reads hours without AM or PM, such as 8-5, as 8 AM-5 PM")
		.option("--skip-refused", "imports the other rows if some are refused")
		.option(
			"--allow-missing <field>",
			`imports dealerships without it: ${omissibleFields.join(" or ")}; may be repeated`,
			collectFields,
		);
	addImportFlags(command)
		.addHelpText("after", help)
		.action(async (name: string, flags: ImportFlags) => {
			if (flags.replace && !flags.update) {
				throw new UsageError("--replace hides what is not in the file. It needs --update too.");
			}
			if (flags.hideUpTo !== undefined && !flags.replace) {
				throw new UsageError("--hide-up-to limits what --replace hides. It needs --replace too.");
			}
			if (flags.sameRef && !flags.update) {
				throw new UsageError("--same-ref changes a dealership that exists. It needs --update too.");
			}
			const { bytes, ...source } = await readSource(context, name);
			const countKnown = withChosen(flags.map, listColumns.dealers.countKnown);
			const table = await openTable(bytes, { ...source, countKnown, sheet: flags.sheet });
			await runListImport(context, flags, {
				noun: "dealership",
				removal: "hide",
				file: table,
				open: async (orm) => {
					const known = Object.keys(choosableColumns);
					const { columns, chosenAt } = await chooseColumns(
						orm,
						"dealers",
						table.header,
						known,
						flags,
					);
					const file = readDealershipHeader(table, { ...flags, columns });
					const run = (how: ImportRun) => importDealerships(orm, file, flags, how);
					return { columns: file.columns, chosenAt, run };
				},
			});
		});
}

function parsePercent(text: string): number {
	const percent = /^(\d{1,3}(?:\.\d+)?)%$/.exec(text)?.[1];
	if (percent === undefined || Number(percent) > 100) {
		throw new InvalidArgumentError("Give a percentage such as 40%.");
	}
	return Number(percent);
}

/** Adds a field to the earlier ones of the same option. */
function collectFields(text: string, earlier: readonly OmissibleField[] = []): OmissibleField[] {
	const field = omissibleFields.find((name) => name === text);
	if (!field) throw new InvalidArgumentError(`Give ${omissibleFields.join(" or ")}.`);
	return [...earlier, field];
}
