import {
	causeKey,
	type ImportFilter,
	type ImportRow,
	type ImportRowQuery,
	type Page,
} from "@nev/contract/desk";
import { isNoted } from "../../imports/import-report.js";
import type { KeptImport } from "./kept-imports.js";

/** Rows on a page. */
const pageSize = 50;

/**
 * A page of the rows of an import's report: the first one if the page that is asked for has none any more.
 * What is not in the file and stays as it is can be many rows, so it is listed only if it is asked for.
 */
export function listImportRows(
	{ rows }: Pick<KeptImport, "rows">,
	{ show, cause, after, before }: ImportRowQuery,
): Page<ImportRow> {
	const matching = rows.filter((row) => {
		if (cause !== undefined) return row.notes.some((note) => causeKey(note) === cause);
		return show ? matches(row, show) : row.outcome !== "missing";
	});
	const [start, end] = bounds(matching, after, before);
	const items = matching.slice(start, end);
	const [first, last] = [items.at(0), items.at(-1)];
	return {
		items,
		...(last && end < matching.length && { next: `${last.place}` }),
		...(first && start > 0 && { previous: `${first.place}` }),
		count: { n: matching.length, isExact: true },
	};
}

function matches(row: ImportRow, filter: ImportFilter): boolean {
	return filter === "noted" ? isNoted(row) : row.outcome === filter;
}

/** Where a page begins and ends. */
function bounds(
	rows: readonly ImportRow[],
	after: string | undefined,
	before: string | undefined,
): [start: number, end: number] {
	if (before !== undefined) {
		const end = rows.findIndex(({ place }) => place >= Number(before));
		const last = end === -1 ? rows.length : end;
		if (last > 0) return [Math.max(0, last - pageSize), last];
	}
	const found = after === undefined ? 0 : rows.findIndex(({ place }) => place > Number(after));
	const start = Math.max(0, found);
	return [start, Math.min(rows.length, start + pageSize)];
}
