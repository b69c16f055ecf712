import type { Command } from "commander";
import { listColumns } from "../../imports/import-lists.js";
import type { ImportRun } from "../../imports/import-options.js";
import { importVehicles } from "../../imports/vehicles/import-vehicles.js";
import { vehicleColumns } from "../../imports/vehicles/vehicle-cells.js";
import { readVehicleFile } from "../../imports/vehicles/vehicle-file.js";
import { withChosen } from "../../tables/chosen-columns.js";
import { ImportError } from "../../tables/import-error.js";
import { openTable, textOfJson } from "../../tables/open-table.js";
import type { Context } from "../context.js";
import { chooseColumns } from "./choose-columns.js";
import { readSource, sourceHelp } from "./read-source.js";
import { addImportFlags, type ImportFlags, runListImport } from "./run-list-import.js";

const help = `
A vehicle whose slug is in the catalogue is changed to what the file says, and any other is added.
The report lists new vehicles and changed fields, and counts the vehicles that are not in the file. Sample vehicles that
were never changed are removed. With --replace, all vehicles that are not in the file are removed,
and the catalogue has the order of the file.

A JSON file is a list of vehicles as in the response of GET /api/vehicles, without --map. Ids are
ignored.
One of the first rows of a CSV file or an .xlsx workbook names its columns: ${vehicleColumns.join(", ")}.
Features are separated by |. Optional are slug (by default made from the name), features,
isAvailable (yes), isFeatured (no), externalUrl, and the columns from topSpeed on. Of a vehicle
that is in the catalogue, what the file has no column for stays as it is.`;

/** `nev import vehicles FILE` */
export function addImportVehicles(imports: Command, context: Context): void {
	const command = imports
		.command("vehicles")
		.description("adds and updates the vehicles of a list")
		.argument("<file>", sourceHelp)
		.option("--replace", "removes the vehicles that are not in the file");
	addImportFlags(command)
		.addHelpText("after", help)
		.action(async (name: string, flags: ImportFlags) => {
			const { bytes, ...source } = await readSource(context, name);
			const countKnown = withChosen(flags.map, listColumns.vehicles.countKnown);
			const table = await openTable(bytes, { ...source, countKnown, sheet: flags.sheet });
			const isJson = textOfJson(bytes, table.name) !== undefined;
			if (isJson && flags.map) {
				throw new ImportError(
					`${table.name} is JSON, whose vehicles are read as they are. Leave out --map, or give CSV.`,
				);
			}
			await runListImport(
				context,
				{ ...flags, update: true },
				{
					noun: "vehicle",
					removal: "remove",
					file: table,
					open: async (orm) => {
						const choice = isJson
							? undefined
							: await chooseColumns(orm, "vehicles", table.header, vehicleColumns, flags);
						const file = await readVehicleFile(bytes, table, choice?.columns);
						const run = (how: ImportRun) => importVehicles(orm, file, flags, how);
						return { columns: file.columns, chosenAt: choice?.chosenAt, run };
					},
				},
			);
		});
}
