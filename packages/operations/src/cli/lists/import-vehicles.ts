import { cleanJson, cleanLine } from "@nev/api/operations";
import type { Command } from "commander";
import type { ReportLine } from "../../imports/report-lines.js";
import {
	importVehicles,
	readStoredVehicles,
	type VehicleImportOptions,
	type VehicleImportReport,
} from "../../imports/vehicles/import-vehicles.js";
import { type InvalidVehicle, parseVehicles } from "../../imports/vehicles/parse-vehicles.js";
import type { VehicleReport } from "../../imports/vehicles/store-vehicles.js";
import { vehicleColumns } from "../../imports/vehicles/vehicle-cells.js";
import { readVehicleFile } from "../../imports/vehicles/vehicle-file.js";
import { authorOf } from "../author.js";
import { ExitError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { withDatabase } from "../with-database.js";
import {
	describeMissing,
	notifyLeftOut,
	printLines,
	type Report,
	type ReportOptions,
	withReport,
} from "./report-output.js";

const help = `
A vehicle whose slug is in the catalogue is changed to what the file says, and any other is added.
The report lists each changed field, and counts the vehicles that are not in the file. Sample vehicles that
were never changed are removed. With --replace, all vehicles that are not in the file are removed,
and the catalogue has the order of the file.

A JSON file is a list of vehicles as in the response of GET /api/vehicles. Ids are ignored.
The first row of a CSV file names its columns: ${vehicleColumns.join(", ")}.
Features are separated by |. Optional are slug (by default made from the name), features,
isAvailable (yes), isFeatured (no), externalUrl, and the columns from topSpeed on. Of a vehicle
that is in the catalogue, what the file has no column for stays as it is.`;

/** `nev import vehicles FILE` */
export function addImportVehicles(imports: Command, context: Context): void {
	const { output } = context;
	imports
		.command("vehicles")
		.description("adds and updates the vehicles of a .json or .csv file")
		.argument("<file>", "a list of vehicles")
		.option("--dry-run", "reports what the import would do, and changes nothing")
		.option("--replace", "removes the vehicles that are not in the file")
		.option("--json", "prints the report as JSON")
		.option("--report <file>", "writes the report to a .csv or .json file too")
		.option("--force", "replaces an existing report")
		.addHelpText("after", help)
		.action(async (name: string, options: Omit<VehicleImportOptions, "author"> & ReportOptions) => {
			const { entries, leftOut } = await readVehicleFile(context.resolvePath(name));
			notifyLeftOut(leftOut, output);
			const run = () =>
				withDatabase(
					context,
					async ({ orm }) => {
						const { vehicles, invalid } = parseVehicles(entries, await readStoredVehicles(orm));
						if (invalid.length > 0) {
							printProblems(invalid, output);
							throw new ExitError();
						}
						const author = authorOf(context, "import vehicles");
						return importVehicles(orm, vehicles, { ...options, author });
					},
					{
						creates: !options.dryRun,
					},
				);
			const report = await withReport(context, options, run, reportOf);
			const { json, lines } = reportOf(report);
			if (options.json) {
				output.print(cleanJson(json));
				return;
			}
			// The number of added vehicles says as much as their names, which are in the file.
			printLines(
				lines.filter(({ what }) => what !== "added"),
				output,
			);
			output.print(summarize(report));
			const missing = countOf(report, "missing");
			if (missing > 0) {
				output.notify(
					`${describeMissing(missing, "vehicle")}. To list these, add --report FILE; to remove them, add --replace.`,
				);
			}
		});
}

function printProblems(invalid: readonly InvalidVehicle[], output: Output): void {
	for (const { entry, problems } of invalid) {
		for (const { text } of problems) output.print(`${entry.label}: ${cleanLine(text)}`);
	}
	output.notify(
		`Nothing was imported: ${pluralize(invalid.length, "vehicle is", "vehicles are")} invalid. Correct the file and try again.`,
	);
}

function reportOf(report: VehicleImportReport): Report {
	const told = report.vehicles.filter(({ outcome }) => outcome !== "unchanged");
	return {
		lines: told.flatMap(({ slug, name, outcome, changes }): ReportLine[] => {
			const line = { id: slug, name, what: outcome };
			if (changes.length > 0) return changes.map((change) => ({ ...line, change }));
			return [{ ...line, ...(outcome !== "added" && { why: "not in the file" }) }];
		}),
		json: {
			isImported: report.isApplied,
			added: countOf(report, "added"),
			updated: countOf(report, "changed"),
			unchanged: countOf(report, "unchanged"),
			missing: countOf(report, "missing"),
			removed: countOf(report, "removed"),
			sampleRemoved: report.sampleRemoved,
			vehicles: told,
		},
	};
}

function countOf({ vehicles }: VehicleImportReport, outcome: VehicleReport["outcome"]): number {
	return vehicles.filter((vehicle) => vehicle.outcome === outcome).length;
}

function summarize(report: VehicleImportReport): string {
	const count = (outcome: VehicleReport["outcome"]) => countOf(report, outcome);
	const counts = [
		`${pluralize(count("added"), "vehicle")} added`,
		`${count("changed")} updated`,
		...(count("unchanged") > 0 ? [`${count("unchanged")} unchanged`] : []),
		...(count("removed") > 0 ? [`${count("removed")} removed that are not in the file`] : []),
		...(count("missing") > 0 ? [`${count("missing")} missing`] : []),
		...(report.sampleRemoved > 0
			? [`${pluralize(report.sampleRemoved, "sample vehicle")} removed`]
			: []),
	].join(", ");
	return report.isApplied
		? `${counts}.`
		: `This was a dry run, so nothing was changed. The import would be: ${counts}.`;
}
