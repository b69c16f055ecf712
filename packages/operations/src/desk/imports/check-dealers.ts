import type { ImportRow } from "@nev/contract/desk";
import { csvOfBytes } from "../../csv/csv-file.js";
import { dealershipColumns } from "../../imports/dealerships/dealership-row.js";
import { importDealerships } from "../../imports/dealerships/import-dealerships.js";
import type { RowNote, RowReport } from "../../imports/dealerships/import-report.js";
import { readDealershipHeader } from "../../imports/dealerships/read-rows.js";
import { mendCells } from "../../imports/mend-cells.js";
import { type CheckImport, noCounts } from "./check-import.js";

/** Rehearses or applies a list of dealers. */
export const checkDealers: CheckImport = async (
	orm,
	{ bytes, options, cells, chosen },
	{ author, expected, skipRefused, signal, onProgress },
) => {
	const csv = mendCells(await csvOfBytes(bytes), dealershipColumns, cells);
	const file = readDealershipHeader(csv, options);
	const { isApplied, change, counts, noted, sampleRemoved, fingerprint, rows } =
		await importDealerships(
			orm,
			file,
			{
				...options,
				// Only an update can tell what is missing.
				replace: options.replace && options.update,
				dryRun: expected === undefined,
				...{ chosen, expected, skipRefused },
			},
			{ author, signal, onProgress },
		);
	const { understood, leftOut, unknown } = file.columns;
	return {
		columns: {
			understood: understood.map(({ heading, field }) => ({ heading, field })),
			leftOut: [...leftOut],
			unknown: [...unknown],
		},
		rows: rows.map(toImportRow),
		result: { counts: { ...noCounts, ...counts }, noted, sampleRemoved, fingerprint },
		isApplied,
		change,
	};
};

function toImportRow({ changes, notes, ...row }: RowReport, place: number): ImportRow {
	return { ...row, place, changes: [...changes], notes: notes.map(toNote) };
}

function toNote({ kind, text, cell, candidates }: RowNote): ImportRow["notes"][number] {
	return { kind, text, ...(cell && { cell }), ...(candidates && { candidates: [...candidates] }) };
}
