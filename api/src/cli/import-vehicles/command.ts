import type { Command } from "commander";
import type { Context } from "../context.js";
import { withDatabase } from "../with-database.js";
import { type ImportOptions, importVehicles, readVehicles } from "./import-vehicles.js";
import { vehicleColumns } from "./vehicle-file.js";

const help = `
A vehicle whose slug is in the catalogue is updated, any other is added. Sample vehicles that
came with the database and were never changed go with the first import. With --replace all go
that are not in the file, and the catalogue has the file's order.

A JSON file is a list of vehicles as GET /api/vehicles answers it, ids left out or ignored.
The first row of a CSV file names its columns: ${vehicleColumns.join(", ")}.
Features are separated by |. What may be missing: slug (made from the name), features,
isAvailable (yes), isFeatured (no), externalUrl, and all from topSpeed on.`;

/** `nev import vehicles FILE` */
export function addImportVehicles(imports: Command, context: Context): void {
	imports
		.command("vehicles")
		.description("puts the vehicles of a .json or .csv file into the catalogue")
		.argument("<file>", "a list of vehicles")
		.option("--dry-run", "says what would happen, and changes nothing", false)
		.option("--replace", "removes the vehicles that are not in the file", false)
		.addHelpText("after", help)
		.action(async (name: string, options: ImportOptions) => {
			const vehicles = await readVehicles(context.resolvePath(name), context);
			await withDatabase(context, ({ orm }) => importVehicles(orm, vehicles, options, context));
		});
}
