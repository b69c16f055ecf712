import type { Command } from "commander";
import type { Context } from "../context.js";
import { withDatabase } from "../with-database.js";
import { type ImportOptions, importVehicles, readVehicles } from "./import-vehicles.js";
import { vehicleColumns } from "./vehicle-file.js";

const help = `
A vehicle whose slug is in the catalogue is updated, and any other is added. Sample vehicles that
were never changed are removed. With --replace, all vehicles that are not in the file are removed,
and the catalogue has the order of the file.

A JSON file is a list of vehicles as in the response of GET /api/vehicles. Ids are ignored.
The first row of a CSV file names its columns: ${vehicleColumns.join(", ")}.
Features are separated by |. Optional are slug (by default made from the name), features,
isAvailable (yes), isFeatured (no), externalUrl, and the columns from topSpeed on.`;

/** `nev import vehicles FILE` */
export function addImportVehicles(imports: Command, context: Context): void {
	imports
		.command("vehicles")
		.description("adds and updates the vehicles of a .json or .csv file")
		.argument("<file>", "a list of vehicles")
		.option("--dry-run", "reports what the import would do, and changes nothing", false)
		.option("--replace", "removes the vehicles that are not in the file", false)
		.addHelpText("after", help)
		.action(async (name: string, options: ImportOptions) => {
			const vehicles = await readVehicles(context.resolvePath(name), context);
			await withDatabase(context, ({ orm }) => importVehicles(orm, vehicles, options, context), {
				creates: !options.dryRun,
			});
		});
}
