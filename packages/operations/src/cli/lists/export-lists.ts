import { join } from "node:path";
import { readCompany } from "@nev/api/operations";
import type { Command } from "commander";
import { companyAsCsv } from "../../imports/company-file.js";
import { dealershipsAsCsv, vehiclesAsCsv } from "../../imports/export-lists.js";
import { listTemplate } from "../../imports/list-template.js";
import { ratesAsCsv } from "../../imports/rates/rates-as-csv.js";
import type { Context } from "../context.js";
import { makeFolder, writeFileOnce } from "../output/write-file.js";
import { withDatabase } from "../with-database.js";

const help = `
Writes dealerships.csv, vehicles.csv, company.csv and, if the company has rates of its own,
rates.csv, which are safe to open in a spreadsheet and have every column that an import reads. To
read them back: nev import dealerships dealerships.csv --update, nev import vehicles vehicles.csv,
nev import company company.csv, and nev import rates rates.csv. If dealers have no email address
or phone number, add --allow-missing email or --allow-missing phone to the first.
Leads are exported by nev leads export.`;

/** `nev export all FOLDER`, `nev export rates FILE` and `nev export template FILE` */
export function addExports(exports: Command, context: Context): void {
	const { output, signal } = context;
	exports
		.command("all")
		.description(
			"writes all dealerships and vehicles, visible or not, the company and its rates as .csv files",
		)
		.argument("<folder>", "the folder to write them to; it is created if there is none")
		.option("--force", "replaces existing files")
		.addHelpText("after", help)
		.action((name: string, { force }: { force?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const folder = makeFolder(context, name);
				const [dealershipFile = "", vehicleFile = "", companyFile = "", rateFile = ""] = [
					...["dealerships.csv", "vehicles.csv", "company.csv", "rates.csv"],
				].map((file) => join(folder, file));
				const files = [dealershipFile, vehicleFile, companyFile];
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
						const company = await readCompany(transaction);
						await writeFileOnce(context, companyFile, force, (write) =>
							write(companyAsCsv(company)),
						);
						// An import refuses a list without rows.
						if (!company?.rates) return;
						files.push(rateFile);
						await writeFileOnce(context, rateFile, force, (write) =>
							write(ratesAsCsv(company.rates)),
						);
					},
					{ isolationLevel: "repeatable read", accessMode: "read only" },
				);
				output.print(files.join("\n"));
			}),
		);
	exports
		.command("rates")
		.description("writes the rates of lenders that the company advertises to a .csv file")
		.argument("<file>", "the file to write")
		.option("--force", "replaces an existing file")
		.action((name: string, { force }: { force?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const company = await readCompany(orm);
				await writeFileOnce(context, name, force, (write) => write(ratesAsCsv(company?.rates)));
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
