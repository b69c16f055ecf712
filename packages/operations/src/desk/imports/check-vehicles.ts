import type { ImportCounts, ImportRow } from "@nev/contract/desk";
import { csvOfBytes } from "../../csv/csv-file.js";
import { mendCells } from "../../imports/mend-cells.js";
import { importVehicles, readStoredVehicles } from "../../imports/vehicles/import-vehicles.js";
import { type InvalidVehicle, parseVehicles } from "../../imports/vehicles/parse-vehicles.js";
import type { VehicleReport } from "../../imports/vehicles/store-vehicles.js";
import { knownColumns } from "../../imports/vehicles/vehicle-cells.js";
import { readVehicleCsv } from "../../imports/vehicles/vehicle-file.js";
import { type CheckImport, noCounts } from "./check-import.js";

/** Rehearses or applies a list of vehicles. It is not applied while a row is refused. */
export const checkVehicles: CheckImport = async (
	orm,
	{ bytes, options, cells },
	{ author, expected, onProgress },
) => {
	const csv = mendCells(await csvOfBytes(bytes), knownColumns, cells);
	const { entries, leftOut, understood } = await readVehicleCsv(csv);
	onProgress(0, entries.length);
	const { vehicles, invalid } = parseVehicles(entries, await readStoredVehicles(orm));
	const isValid = invalid.length === 0;
	const report = await importVehicles(orm, vehicles, {
		author,
		expected,
		dryRun: expected === undefined || !isValid,
		replace: options.replace && isValid,
	});
	const reports = [
		...invalid.map(toRefusedRow),
		// A refused row may be one that seems to be missing.
		...report.vehicles.filter(({ outcome }) => isValid || outcome !== "missing").map(toRow),
	];
	const counts: Record<keyof ImportCounts, number> = { ...noCounts };
	for (const { outcome } of reports) counts[outcome] += 1;
	const { isApplied, change, sampleRemoved, fingerprint } = report;
	return {
		columns: {
			understood: understood.map(({ heading, field }) => ({ heading, field })),
			leftOut: [...leftOut],
			unknown: [],
		},
		rows: reports
			.filter(({ outcome }) => outcome !== "unchanged")
			.map((row, place) => ({ ...row, place })),
		result: { counts, noted: 0, sampleRemoved, fingerprint },
		isApplied,
		change,
	};
};

type RowWithoutPlace = Omit<ImportRow, "place">;

function toRefusedRow({ entry, problems }: InvalidVehicle): RowWithoutPlace {
	return {
		...(entry.row !== undefined && { row: entry.row }),
		name: entry.cell?.("name") || entry.label,
		outcome: "refused",
		changes: [],
		notes: problems.map(({ column, text, problem }) => ({
			kind: "refused",
			text,
			cell: { field: column, text: entry.cell?.(column) ?? "", problem },
		})),
	};
}

function toRow({ name, outcome, changes }: VehicleReport): RowWithoutPlace {
	return { name, outcome, changes: [...changes], notes: [] };
}
