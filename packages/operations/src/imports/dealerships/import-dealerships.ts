import {
	changeOf,
	dealerships,
	type Orm,
	placeIndex,
	recordAs,
	rollBackIf,
	type Transaction,
} from "@nev/api/operations";
import { sql } from "drizzle-orm";
import { ImportError } from "../../tables/import-error.js";
import type { ImportRun, ListImportOptions } from "../import-options.js";
import { createReport, type ImportReport } from "../import-report.js";
import { createDecision, type Decision } from "./decide-rows.js";
import { checkHideLimit, isListed } from "./hide-limit.js";
import { readIndex, readStored } from "./indexed-dealership.js";
import { createMatcher } from "./match-dealerships.js";
import { createStreetMatcher } from "./match-street.js";
import { type DealershipFile, readBatches, summarizeFile } from "./read-rows.js";
import { hideDealerships, removeDealerships, writeDecisions } from "./write-dealerships.js";

/**
 * Imports the dealerships of a table in one transaction, which is rolled back if a row is refused, or if more
 * dealerships would be hidden than the operator allows. A dry run decides the same from one state of the database,
 * writes nothing, and nobody waits for it. Imported dealerships count as reviewed, unless the file itself says when
 * they were.
 *
 * @throws {ImportError} if a row cannot be read or there are none
 * @example
 * const file = readDealershipHeader(await csvOfBytes(bytes), {});
 * const { rows } = await importDealerships(orm, file, { update: true, dryRun: true }, { author });
 */
export function importDealerships(
	orm: Orm,
	file: DealershipFile,
	options: ListImportOptions,
	run: ImportRun,
): Promise<ImportReport> {
	if (options.dryRun) {
		return orm.transaction((transaction) => importRows(transaction, file, options, run), {
			isolationLevel: "repeatable read",
			accessMode: "read only",
		});
	}
	return rollBackIf(
		orm,
		({ isApplied }: ImportReport) => !isApplied,
		async (transaction): Promise<ImportReport> => {
			await recordAs(transaction, run.author);
			// Reads are not blocked. A dealership that is submitted meanwhile waits for the commit.
			await transaction.execute(sql`lock table ${dealerships} in share row exclusive mode`);
			const report = await importRows(transaction, file, options, run);
			const { expected } = options;
			const isApplied =
				!isPrevented(report, options) &&
				(expected === undefined || expected === report.fingerprint);
			if (!isApplied) return report;
			await run.onApplied?.(transaction);
			return { ...report, isApplied, change: await changeOf(transaction) };
		},
	);
}

/**
 * Decides what is done with each row of the file, and with each dealership that is not in it, and does it
 * batch by batch, except in a dry run.
 *
 * @throws {ImportError} if a row cannot be read or there are none
 */
async function importRows(
	transaction: Transaction,
	file: DealershipFile,
	options: ListImportOptions,
	{ signal, onProgress }: ImportRun,
): Promise<ImportReport> {
	const { dryRun = false, update = false, replace = false } = options;
	const { total, groups, repeatedRefs, streets, namesDays } = await summarizeFile(file);
	if (total === 0) {
		throw new ImportError(`${file.table.name} has a header and no rows. Add the dealerships.`);
	}
	const all = await readIndex(transaction);
	// An update keeps the ones that are in the file, or their leads would lose their dealership.
	const removed = update ? [] : all.filter(({ isSeeded }) => isSeeded);
	const index = update ? all : all.filter(({ isSeeded }) => !isSeeded);
	if (!dryRun) await removeDealerships(transaction, removed);

	const findAtStreet = createStreetMatcher(index, streets);
	const { match, named } = await createMatcher(index, groups, findAtStreet);
	const circumstances = {
		places: placeIndex(),
		now: new Date(),
		hasReviews: file.columns.has("reviewedAt"),
		repeatedRefs,
	};
	const decide = createDecision(index, options, circumstances);
	const report = createReport();
	/** The dealerships that rows of the file are, may be or, if refused, name. */
	const mentioned = new Set<number>();
	let done = 0;
	onProgress?.(done, total);
	for await (const rows of readBatches(transaction, file, circumstances.places, {
		...options,
		namesDays,
	})) {
		signal?.throwIfAborted();
		const matched = rows.map((row) => ({
			row,
			found: update ? match(row.identity, options.chosen?.get(row.row)) : [],
			atStreet: update ? undefined : findAtStreet(row.identity),
		}));
		for (const { found } of matched) for (const { id } of found) mentioned.add(id);
		const onlyOnes = matched.flatMap(({ found: [own, ...others] }) =>
			own && others.length === 0 ? own.id : [],
		);
		const storedById = await readStored(transaction, onlyOnes);
		const decisions: Decision[] = [];
		for (const one of matched) {
			const decision = decide(one, storedById.get(one.found[0]?.id ?? 0));
			const { id, outcome, changes, notes } = decision;
			const { row, name, identity } = one.row;
			if (outcome === "refused") for (const { id } of await named(identity)) mentioned.add(id);
			report.add({ ...(id !== undefined && { id }), row, name, outcome, changes, notes });
			decisions.push(decision);
		}
		// What is rolled back in the end has not to be written.
		if (!dryRun && !isPrevented(report, options)) await writeDecisions(transaction, decisions);
		done += rows.length;
		onProgress?.(done, total);
	}
	signal?.throwIfAborted();

	const absent = update ? index.filter(({ id }) => !mentioned.has(id)) : [];
	const missing = absent.filter(isListed);
	for (const { id, name } of missing) {
		const changes = replace ? [{ field: "visibility", old: "visible", new: "hidden" }] : [];
		report.add({ id, name, outcome: replace ? "hidden" : "missing", changes, notes: [] });
	}
	const absentSample = absent.filter(({ isSeeded }) => isSeeded);
	const overHideLimit = replace
		? checkHideLimit(missing, index.filter(isListed).length, options.hideUpTo)
		: undefined;
	const result = {
		...report.result(removed.length + absentSample.length),
		...(overHideLimit && { overHideLimit }),
	};
	if (!dryRun && !isPrevented(result, options)) {
		await removeDealerships(transaction, absentSample);
		if (replace) await hideDealerships(transaction, missing, signal);
	}
	return result;
}

/** Whether nothing is imported, whatever else the report says. */
function isPrevented(
	{ counts, overHideLimit }: Pick<ImportReport, "counts" | "overHideLimit">,
	{ skipRefused = false }: ListImportOptions,
): boolean {
	return (counts.refused > 0 && !skipRefused) || overHideLimit !== undefined;
}
