import { sampleDealerships } from "@nev/sample-data";
import { inArray, sql } from "drizzle-orm";
import { findDoNotContact, normalizeEmail } from "../../people/do-not-contact.js";
import { createPlaceIndex } from "../../places/place-index.js";
import { insertBatchSize, type Orm, type Transaction } from "../../storage/orm.js";
import { isSeededDealership } from "../../storage/sample-rows.js";
import { dealerships } from "../../storage/schema.js";
import type { DealershipRow } from "../../storage/seed.js";
import { CliError } from "../cli-error.js";
import type { Context } from "../context.js";
import { type Columns, findColumns } from "../input/columns.js";
import { type CsvFile, openCsv } from "../input/csv-file.js";
import { cleanLine } from "../output/clean.js";
import { type Progress, showProgress } from "../output/progress.js";
import { rollBackIf } from "../roll-back.js";
import {
	checkRow,
	type DealershipField,
	dealershipColumns,
	requiredColumns,
} from "./dealership-row.js";
import {
	emptyReport,
	type ImportOptions,
	type ImportReport,
	isCommitted,
	type RowNote,
} from "./import-report.js";
import { readKnownDealerships } from "./known-dealerships.js";

/** A CSV file whose header names the columns of dealerships. */
interface DealershipFile {
	readonly path: string;
	readonly csv: CsvFile;
	readonly columns: Columns<DealershipField>;
}

/**
 * Opens a CSV file of dealerships and reads its header.
 *
 * @throws {CliError} if the file cannot be read, or a column is missing
 */
export async function openDealershipFile(
	path: string,
	{ output }: Pick<Context, "output">,
): Promise<DealershipFile> {
	const csv = await openCsv(path);
	const columns = findColumns(csv.header, dealershipColumns, requiredColumns);
	if (columns.unknown.length > 0) {
		output.notify(`Unknown columns are ignored: ${columns.unknown.join(", ")}.`);
	}
	return { path, csv, columns };
}

/**
 * Imports the dealerships of a CSV file in one transaction, which is rolled back in a dry run or if a
 * row is refused. Imported dealerships count as reviewed.
 *
 * @throws {CliError} if a row cannot be read or there are none
 */
export async function importDealerships(
	orm: Orm,
	file: DealershipFile,
	options: ImportOptions,
	{ output, signal }: Pick<Context, "output" | "signal">,
): Promise<ImportReport> {
	const progress = showProgress(output, "Importing dealerships", file.csv.size, file.csv.bytesRead);
	try {
		return await rollBackIf(
			orm,
			(report) => !isCommitted(report, options),
			async (transaction) => {
				const report = await importRows(transaction, file, progress, signal);
				if (report.imported + report.skipped + report.refused === 0) {
					throw new CliError(`${file.path} has a header and no rows. Add the dealerships.`);
				}
				return report;
			},
		);
	} finally {
		progress.stop();
	}
}

async function importRows(
	transaction: Transaction,
	{ csv, columns }: DealershipFile,
	progress: Progress,
	signal: AbortSignal,
): Promise<ImportReport> {
	const places = createPlaceIndex();
	const report = emptyReport();
	const reviewedAt = new Date();
	// Reads are not blocked. A dealership that is submitted meanwhile waits for the commit.
	await transaction.execute(sql`lock table ${dealerships} in share row exclusive mode`);
	report.sampleRemoved = await removeSampleDealers(transaction);
	const known = await readKnownDealerships(transaction);
	for await (const rows of batchesOf(csv.rows, insertBatchSize)) {
		signal.throwIfAborted();
		progress.update(csv.bytesRead);
		const checked = rows.map(({ row, cells }) => ({
			row,
			cells,
			...checkRow(cells, columns, places),
		}));
		const emails = checked.flatMap(({ dealership }) => dealership?.email ?? []);
		const blocked = await findDoNotContact(transaction, emails);
		const batch: DealershipRow[] = [];
		for (const { row, cells, dealership, notes } of checked) {
			const addToReport = (notes: readonly RowNote[]) =>
				report.rows.push({ row, name: cleanLine(columns.read(cells, "name")), notes });
			if (!dealership) {
				report.refused += 1;
				addToReport(notes);
				continue;
			}
			if (blocked.has(normalizeEmail(dealership.email))) {
				report.refused += 1;
				addToReport([{ kind: "refused", text: "its email address is on the do-not-contact list" }]);
				continue;
			}
			const duplicateOf = known.add(dealership, `row ${row}`);
			if (duplicateOf) {
				report.skipped += 1;
				addToReport([{ kind: "skipped", text: `the same as ${duplicateOf}` }]);
				continue;
			}
			report.imported += 1;
			if (notes.length > 0) {
				report.mended += 1;
				addToReport(notes);
			}
			batch.push({ ...dealership, reviewedAt });
		}
		if (batch.length > 0) await transaction.insert(dealerships).values(batch);
	}
	return report;
}

async function* batchesOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
	let batch: Item[] = [];
	for await (const item of items) {
		batch.push(item);
		if (batch.length < size) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}

/**
 * Removes the sample dealers, which are invented and must not be listed among real ones.
 *
 * @returns how many were removed
 */
async function removeSampleDealers(transaction: Transaction): Promise<number> {
	const sampleEmails = sampleDealerships.map(({ email }) => email);
	const candidates = await transaction
		.select()
		.from(dealerships)
		.where(inArray(dealerships.email, sampleEmails));
	const ids = candidates.filter(isSeededDealership).map(({ id }) => id);
	if (ids.length > 0) await transaction.delete(dealerships).where(inArray(dealerships.id, ids));
	return ids.length;
}
