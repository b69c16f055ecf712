import { asc, gt, sql } from "drizzle-orm";
import { changeOf, recordAs } from "../../changes/author.js";
import { findDoNotContact, normalizeEmail } from "../../people/do-not-contact.js";
import { type PlaceIndex, placeIndex } from "../../places/place-index.js";
import { insertBatchSize, type Orm, type Transaction } from "../../storage/orm.js";
import { rollBackIf } from "../../storage/roll-back.js";
import { isSeededDealership } from "../../storage/sample-rows.js";
import { dealerships } from "../../storage/schema.js";
import { type Columns, findColumns } from "../columns.js";
import type { CsvFile } from "../csv-file.js";
import { fingerprintOf } from "../fingerprint.js";
import { ImportError } from "../import-error.js";
import { withPauses } from "../with-pauses.js";
import {
	checkRow,
	type DealershipField,
	dealershipColumns,
	type FileRow,
	requiredColumns,
} from "./dealership-row.js";
import type { DealershipImportOptions, ImportRun } from "./import-options.js";
import type { ImportReport } from "./import-report.js";
import type { StoredDealership } from "./match-dealerships.js";
import { type ImportPlan, planImport } from "./plan-import.js";
import { writePlan } from "./write-plan.js";

/** A CSV file whose header names the columns of dealerships. */
export interface DealershipFile {
	readonly csv: CsvFile;
	readonly columns: Columns<DealershipField>;
}

/**
 * Finds the columns of dealerships in a CSV file.
 *
 * @throws {ImportError} if a required column is missing
 */
export function readDealershipHeader(
	csv: CsvFile,
	{ allowMissing = [] }: Pick<DealershipImportOptions, "allowMissing">,
): DealershipFile {
	const omissible: readonly DealershipField[] = allowMissing;
	const required = requiredColumns.filter((field) => !omissible.includes(field));
	return { csv, columns: findColumns(csv.header, dealershipColumns, required) };
}

/**
 * Imports the dealerships of a CSV file in one transaction, which is rolled back if a row is refused. A dry
 * run only plans it, from one state of the database, and nobody waits for it. Imported dealerships count as reviewed, unless the file itself says when they were.
 *
 * @throws {ImportError} if a row cannot be read or there are none
 * @example
 * const file = readDealershipHeader(await csvOfBytes(bytes), {});
 * const { rows } = await importDealerships(orm, file, { update: true, dryRun: true }, { author });
 */
export async function importDealerships(
	orm: Orm,
	file: DealershipFile,
	options: DealershipImportOptions,
	run: ImportRun,
): Promise<ImportReport> {
	const report = await (options.dryRun ? dryRun : write)(orm, file, options, run);
	run.onProgress?.(1);
	return report;
}

function dryRun(
	orm: Orm,
	file: DealershipFile,
	options: DealershipImportOptions,
	run: ImportRun,
): Promise<ImportReport> {
	return orm.transaction(
		async (transaction) => reportOf(await makePlan(transaction, file, options, run)),
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}

function write(
	orm: Orm,
	file: DealershipFile,
	options: DealershipImportOptions,
	{ author, signal, onProgress }: ImportRun,
): Promise<ImportReport> {
	return rollBackIf(
		orm,
		({ isApplied }: ImportReport) => !isApplied,
		async (transaction): Promise<ImportReport> => {
			await recordAs(transaction, author);
			// Reads are not blocked. A dealership that is submitted meanwhile waits for the commit.
			await transaction.execute(sql`lock table ${dealerships} in share row exclusive mode`);
			const planned = await makePlan(transaction, file, options, {
				signal,
				onProgress: (done) => onProgress?.(done / 2),
			});
			const { plan, removed } = planned;
			await removeDealerships(transaction, [...removed, ...plan.sampleRemoved]);
			await writePlan(transaction, plan, {
				signal,
				onProgress: (done) => onProgress?.(0.5 + done / 2),
			});
			const report = reportOf(planned);
			const { expected } = options;
			const isApplied =
				(plan.counts.refused === 0 || options.skipRefused === true) &&
				(expected === undefined || expected === report.fingerprint);
			return isApplied ? { ...report, isApplied, change: await changeOf(transaction) } : report;
		},
	);
}

/** The report of what is planned, and not applied. */
function reportOf({ plan, removed }: Planned): ImportReport {
	const { rows, counts, noted } = plan;
	const sampleRemoved = removed.length + plan.sampleRemoved.length;
	const fingerprint = fingerprintOf(rows, { ...counts, sampleRemoved });
	return { isApplied: false, fingerprint, sampleRemoved, counts, noted, rows };
}

interface Planned {
	readonly plan: ImportPlan;
	readonly removed: readonly StoredDealership[];
}

/**
 * Plans what to write. The rows of the file and of the database are needed for it only, so that the
 * memory that they take is free again while the plan is written.
 *
 * @throws {ImportError} if a row cannot be read or there are none
 */
async function makePlan(
	transaction: Transaction,
	file: DealershipFile,
	options: DealershipImportOptions,
	run: Omit<ImportRun, "author">,
): Promise<Planned> {
	const places = placeIndex();
	const rows = await readRows(transaction, file, places, options, run);
	if (rows.length === 0) {
		throw new ImportError(`${file.csv.name} has a header and no rows. Add the dealerships.`);
	}
	const all = await readStored(transaction);
	// An update keeps the ones that are in the file, or their leads would lose their dealership.
	const removed = options.update ? [] : all.filter(isSeededDealership);
	const stored = options.update ? all : all.filter((row) => !isSeededDealership(row));
	const hasReviews = file.columns.has("reviewedAt");
	return {
		plan: await planImport(rows, stored, options, { places, now: new Date(), hasReviews }),
		removed,
	};
}

/** Reads all dealerships in parts, because the driver holds what it reads a second time. */
async function readStored(transaction: Transaction): Promise<StoredDealership[]> {
	const all: StoredDealership[] = [];
	for (;;) {
		const part = await transaction
			.select()
			.from(dealerships)
			.where(gt(dealerships.id, all.at(-1)?.id ?? 0))
			.orderBy(asc(dealerships.id))
			.limit(insertBatchSize);
		all.push(...part);
		if (part.length < insertBatchSize) return all;
	}
}

/** Reads and checks all rows. Those of people who asked not to be contacted are refused. */
async function readRows(
	transaction: Transaction,
	{ csv, columns }: DealershipFile,
	places: PlaceIndex,
	{ allowMissing = [], chosen }: DealershipImportOptions,
	{ signal, onProgress }: Omit<ImportRun, "author">,
): Promise<FileRow[]> {
	const checked: FileRow[] = [];
	for await (const { row, cells } of withPauses(csv.rows)) {
		if (checked.length % insertBatchSize === 0) {
			signal?.throwIfAborted();
			onProgress?.(csv.bytesRead / csv.size);
		}
		const { identity, ...others } = checkRow(cells, columns, places, allowMissing);
		const { name } = identity;
		checked.push({ row, name, ...others, identity: { ...identity, chosenId: chosen?.get(row) } });
	}
	const emails = checked.flatMap(({ dealership }) => dealership?.email || []);
	const blocked = await findDoNotContact(transaction, emails);
	return checked.map((row) =>
		row.dealership && blocked.has(normalizeEmail(row.dealership.email)) ? refuse(row) : row,
	);
}

function refuse({ dealership, ...row }: FileRow): FileRow {
	const text = "its email address is on the do-not-contact list";
	const cell = { field: "email", text: dealership?.email ?? "" };
	return { ...row, notes: [{ kind: "refused", text, cell }] };
}

async function removeDealerships(
	transaction: Transaction,
	removed: readonly StoredDealership[],
): Promise<void> {
	const ids = sql.param(removed.map(({ id }) => id));
	await transaction.delete(dealerships).where(sql`${dealerships.id} = any(${ids})`);
}
