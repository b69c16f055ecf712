import { join } from "node:path";
import { readCompany } from "@nev/api/operations";
import type { Command } from "commander";
import { companyAsCsv } from "../../imports/company-file.js";
import { dealershipsAsCsv, vehiclesAsCsv } from "../../imports/export-lists.js";
import { listTemplate } from "../../imports/list-template.js";
import type { Context } from "../context.js";
import { makeFolder, writeFileOnce } from "../output/write-file.js";
import { withDatabase } from "../with-database.js";

const help = `
Writes dealerships.csv, vehicles.csv and company.csv, which are safe to open in a spreadsheet and
have every column that an import reads. To read them back: nev import dealerships dealerships.csv
--update, nev import vehicles vehicles.csv, and nev import company company.csv. If dealers have
no email address or phone number, add --allow-missing email or --allow-missing phone to the first.
Leads are exported by nev leads export.`;

/** `nev export all FOLDER` and `nev export template FILE` */
export function addExports(exports: Command, context: Context): void {
	const { output, signal } = context;
	exports
		.command("all")
		.description(
			"writes all dealerships and vehicles, visible or not, and the company as .csv files",
		)
		.argument("<folder>", "the folder to write them to; it is created if there is none")
		.option("--force", "replaces existing files")
		.addHelpText("after", help)
		.action((name: string, { force }: { force?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const folder = makeFolder(context, name);
				const files = ["dealerships.csv", "vehicles.csv", "company.csv"].map((file) =>
					join(folder, file),
				);
				const [dealershipFile = "", vehicleFile = "", companyFile = ""] = files;
				// One moment for all files.
				await orm.transaction(
					async (transaction) => {
						await writeFileOnce(context, dealershipFile, force, async (write) => {
							for await (const part of dealershipsAsCsv(transaction)) {
								signal.throwIfAborted();
								await write(part);
							}
						});
						await writeFileOnce(context, vehicleFile, force, async (write) =>
							write(await vehiclesAsCsv(transaction)),
						);
						await writeFileOnce(context, companyFile, force, async (write) =>
							write(companyAsCsv(await readCompany(transaction))),
						);
					},
					{ isolationLevel: "repeatable read", accessMode: "read only" },
				);
				output.print(files.join("\n"));
			}),
		);
	exports
		.command("template")
		.description("writes an empty list of dealerships, with its headings, to a .csv file")
		.argument("<file>", "the file to write")
		.option("--force", "replaces an existing file")
		.action(async (name: string, { force }: { force?: boolean }) => {
			await writeFileOnce(context, name, force, (write) => write(listTemplate("dealers")));
		});
}
