import type { Author, Orm, Transaction } from "@nev/api/operations";
import type { DeskImport, ImportKind, ImportResult, ImportRow } from "@nev/contract/desk";
import { readColumnChoice, storeColumnChoice } from "../../imports/column-choices.js";
import { importDealerships } from "../../imports/dealerships/import-dealerships.js";
import { readDealershipHeader } from "../../imports/dealerships/read-rows.js";
import { listColumns } from "../../imports/import-lists.js";
import type { ImportRun, ListImportOptions } from "../../imports/import-options.js";
import { type MendedCell, mendCells } from "../../imports/mend-cells.js";
import { importVehicles } from "../../imports/vehicles/import-vehicles.js";
import { readVehicleFile } from "../../imports/vehicles/vehicle-file.js";
import type { ChosenColumns } from "../../tables/heading-meanings.js";
import { openTable, textOfJson } from "../../tables/open-table.js";
import type { TableFile } from "../../tables/table-file.js";
import { describeColumns } from "./describe-columns.js";

/** A file, and what the operator says of it. */
export interface ImportInput {
	readonly kind: ImportKind;
	readonly bytes: Buffer;
	readonly options: DeskImport["options"];
	readonly cells: ReadonlyMap<string, MendedCell>;
	/** What the operator has said of the columns of this file. */
	readonly chosenColumns?: ChosenColumns | undefined;
	/** Whether what was chosen for an earlier file is to be forgotten. */
	readonly forgetsColumns?: boolean;
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
	/** Told how the file and its columns are understood, also if one is missing. */
	readonly onColumns: (columns: DeskImport["columns"], notes: readonly string[]) => void;
}

/** What an import does, or has done. */
export interface CheckedImport {
	readonly rows: readonly ImportRow[];
	readonly result: ImportResult;
	readonly isApplied: boolean;
	/** The recorded change. */
	readonly change?: number | undefined;
}

/**
 * Rehearses an import, or applies it in one transaction. What was chosen for its columns is then kept for the next
 * file with the same headings.
 *
 * @throws {ImportError} if the file cannot be read, or lacks a column
 */
export async function checkImport(
	orm: Orm,
	{ kind, bytes, options, cells, chosen, chosenColumns, forgetsColumns }: ImportInput,
	{ expected, skipRefused, confirmsHiding, onColumns, ...run }: CheckOptions,
): Promise<CheckedImport> {
	const list = listColumns[kind];
	const file = await openTable(bytes, { countKnown: list.countKnown, sheet: options.sheet });
	// At once: read by its headings, the file may have nothing to apply.
	if (forgetsColumns) await storeColumnChoice(orm, kind, file.header, {});
	const choice = await readColumnChoice(orm, kind, file.header);
	const columns = { ...choice?.fields, ...chosenColumns };
	const found = list.find(file.header, columns);
	const notes = file.notes ?? [];
	const hasColumns = kind === "dealers" || textOfJson(bytes, file.name) === undefined;
	const described = {
		inFile: hasColumns ? await describeColumns(file, found) : [],
		fields: hasColumns ? list.fields : [],
		missing: hasColumns ? list.required(options).filter((field) => !found.has(field)) : [],
		...(choice && !chosenColumns && { chosenAt: choice.chosenAt.toISOString() }),
	};
	onColumns(described, notes);
	const onApplied = (transaction: Transaction) =>
		storeColumnChoice(transaction, kind, file.header, columns);
	const report = await importers[kind](
		orm,
		mendCells(file, found.understood, [...cells.values()]),
		{
			...{ ...options, columns, chosen, expected, skipRefused, dryRun: expected === undefined },
			...(confirmsHiding && { hideUpTo: 100 }),
		},
		{ ...run, ...(chosenColumns && { onApplied }) },
		bytes,
	);
	const { isApplied, change, rows, ...result } = report;
	return { rows: rows.map((row, place) => ({ ...row, place })), ...{ result, isApplied, change } };
}

const importers = {
	dealers(orm: Orm, table: TableFile, options: ListImportOptions, run: ImportRun) {
		// Only an update can tell what is missing.
		const replace = options.replace && options.update;
		const file = readDealershipHeader(table, options);
		return importDealerships(orm, file, { ...options, replace }, run);
	},
	async vehicles(
		orm: Orm,
		table: TableFile,
		options: ListImportOptions,
		run: ImportRun,
		bytes: Buffer,
	) {
		return importVehicles(orm, await readVehicleFile(bytes, table, options.columns), options, run);
	},
};
