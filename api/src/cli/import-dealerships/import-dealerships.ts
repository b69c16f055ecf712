import { sql } from "drizzle-orm";
import { createPlaceIndex } from "../../places/place-index.js";
import type { Orm, Transaction } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";
import type { DealershipRow } from "../../storage/seed.js";
import { CliError } from "../cli-error.js";
import type { Context } from "../context.js";
import { findColumns } from "../input/columns.js";
import { type CsvFile, openCsv } from "../input/csv-file.js";
import { cleanLine } from "../output/clean.js";
import { type Progress, showProgress } from "../output/progress.js";
import { rollBack } from "../roll-back.js";
import { checkRow, dealershipColumns, requiredColumns } from "./dealership-row.js";
import { readKnownDealerships } from "./known-dealerships.js";
import { removeSampleDealers } from "./sample-dealers.js";
import { emptyReport, type ImportReport } from "./tally.js";

export interface ImportOptions {
	/** Only says what would happen. */
	readonly dryRun: boolean;
	/** Imports the rest where rows are refused; otherwise nothing is imported then. */
	readonly skipRefused: boolean;
}

/** How many rows go into one statement; PostgreSQL takes 65,535 parameters in all. */
const batchSize = 2000;

/** Whether an import stands, or was taken back. */
export function isKept({ refused }: ImportReport, { dryRun, skipRefused }: ImportOptions): boolean {
	return !dryRun && (refused === 0 || skipRefused);
}

/**
 * Imports the dealerships of a CSV file, row by row, in one transaction that is taken back as a
 * whole where it is a dry run or a row is refused. They are the operator's own, so they count as
 * reviewed.
 *
 * @throws {CliError} where the file cannot be read or has no rows
 */
export async function importDealerships(
	orm: Orm,
	path: string,
	options: ImportOptions,
	{ output, signal }: Pick<Context, "output" | "signal">,
): Promise<ImportReport> {
	let progress: Progress | undefined;
	let read = 0;
	const file = await openCsv(path, (bytes) => {
		read = bytes;
		progress?.reach(bytes);
	});
	const columns = findColumns(file.header, dealershipColumns, requiredColumns);
	if (columns.ignored.length > 0) {
		output.tell(`These columns are not known and left out: ${columns.ignored.join(", ")}.`);
	}
	progress = showProgress(output, "Importing dealerships", file.size, read);
	try {
		return await rollBack(
			orm,
			(tally) => !isKept(tally, options),
			async (transaction) => {
				const tally = await importRows(transaction, file, columns, signal);
				const rows = tally.imported + tally.skipped + tally.refused;
				if (rows === 0)
					throw new CliError(`${path} has a header and no rows. Add the dealerships.`);
				return tally;
			},
		);
	} finally {
		progress.stop();
	}
}

async function importRows(
	transaction: Transaction,
	file: CsvFile,
	columns: ReturnType<typeof findColumns<keyof typeof dealershipColumns>>,
	signal: AbortSignal,
): Promise<ImportReport> {
	const places = createPlaceIndex();
	const tally = emptyReport();
	const now = new Date();
	// Visitors read on; a dealership that is submitted meanwhile waits until this is over.
	await transaction.execute(sql`lock table ${dealerships} in share row exclusive mode`);
	tally.sampleRemoved = await removeSampleDealers(transaction);
	const known = await readKnownDealerships(transaction);
	let batch: DealershipRow[] = [];
	const flush = async () => {
		signal.throwIfAborted();
		if (batch.length > 0) await transaction.insert(dealerships).values(batch);
		batch = [];
	};
	for await (const { row, cells } of file.rows) {
		const { dealership, findings } = checkRow(cells, columns, places);
		const report = (found: typeof findings) =>
			tally.reports.push({ row, name: cleanLine(columns.read(cells, "name")), findings: found });
		if (!dealership) {
			tally.refused += 1;
			report(findings);
			continue;
		}
		const earlier = known.meet(dealership, `row ${row}`);
		if (earlier) {
			tally.skipped += 1;
			report([{ kind: "skipped", text: `the same as ${earlier}` }]);
			continue;
		}
		tally.imported += 1;
		if (findings.length > 0) {
			tally.mended += 1;
			report(findings);
		}
		batch.push({ ...dealership, reviewedAt: now });
		if (batch.length === batchSize) await flush();
	}
	await flush();
	return tally;
}
