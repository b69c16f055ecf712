import type { Author, Orm } from "@nev/api/operations";
import type { DeskImport, ImportKind, ImportResult, ImportRow } from "@nev/contract/desk";
import type { KnownColumns } from "../../csv/columns.js";
import { type CsvFile, csvOfBytes } from "../../csv/csv-file.js";
import { dealershipColumns } from "../../imports/dealerships/dealership-columns.js";
import { importDealerships } from "../../imports/dealerships/import-dealerships.js";
import { readDealershipHeader } from "../../imports/dealerships/read-rows.js";
import type { ImportRun, ListImportOptions } from "../../imports/import-options.js";
import { type MendedCell, mendCells } from "../../imports/mend-cells.js";
import { importVehicles } from "../../imports/vehicles/import-vehicles.js";
import { knownColumns } from "../../imports/vehicles/vehicle-cells.js";
import { readVehicleCsv } from "../../imports/vehicles/vehicle-file.js";

/** A file, and what the operator says of it. */
export interface ImportInput {
	readonly kind: ImportKind;
	readonly bytes: Buffer;
	readonly options: DeskImport["options"];
	readonly cells: ReadonlyMap<string, MendedCell>;
	/** The dealer that a row is, by the row's number. */
	readonly chosen: ReadonlyMap<number, number>;
}

export interface CheckOptions extends ImportRun {
	readonly author: Author;
	/** Applies the import if it does what this fingerprint stands for. Without it, it is rehearsed. */
	readonly expected?: string | undefined;
	readonly skipRefused?: boolean;
	/** Hides as many dealers as are not in the file. */
	readonly confirmsHiding?: boolean;
}

/** What an import does, or has done. */
export interface CheckedImport {
	readonly columns: DeskImport["columns"];
	readonly rows: readonly ImportRow[];
	readonly result: ImportResult;
	readonly isApplied: boolean;
	/** The recorded change. */
	readonly change?: number | undefined;
}

/** The columns of each kind of list. */
export const listColumns: Readonly<Record<ImportKind, KnownColumns<string>>> = {
	dealers: dealershipColumns,
	vehicles: knownColumns,
};

/**
 * Rehearses an import, or applies it in one transaction.
 *
 * @throws {ImportError} if the file cannot be read
 */
export async function checkImport(
	orm: Orm,
	{ kind, bytes, options, cells, chosen }: ImportInput,
	{ expected, skipRefused, confirmsHiding, ...run }: CheckOptions,
): Promise<CheckedImport> {
	const csv = mendCells(await csvOfBytes(bytes), listColumns[kind], [...cells.values()]);
	const { columns, report } = await importers[kind](
		orm,
		csv,
		{
			...{ ...options, chosen, expected, skipRefused, dryRun: expected === undefined },
			...(confirmsHiding && { hideUpTo: 100 }),
		},
		run,
	);
	const { understood, leftOut, unknown } = columns;
	const { isApplied, change, rows, ...result } = report;
	return {
		columns: {
			understood: understood.map(({ heading, field }) => ({ heading, field })),
			...{ leftOut, unknown },
		},
		rows: rows.map((row, place) => ({ ...row, place })),
		...{ result, isApplied, change },
	};
}

const importers = {
	async dealers(orm: Orm, csv: CsvFile, options: ListImportOptions, run: ImportRun) {
		const file = readDealershipHeader(csv, options);
		// Only an update can tell what is missing.
		const replace = options.replace && options.update;
		const report = await importDealerships(orm, file, { ...options, replace }, run);
		return { columns: file.columns, report };
	},
	async vehicles(orm: Orm, csv: CsvFile, options: ListImportOptions, run: ImportRun) {
		const file = await readVehicleCsv(csv);
		return { columns: file.columns, report: await importVehicles(orm, file, options, run) };
	},
};
