import type { Author } from "@nev/api/operations";
import type { ImportColumn, ImportRevision, ImportRow } from "@nev/contract/desk";
import type { MendedCell } from "../../imports/mend-cells.js";
import { type ChosenColumns, headingKey } from "../../tables/heading-meanings.js";
import { ImportError } from "../../tables/import-error.js";
import { DeskError } from "../desk-error.js";
import type { Runner } from "../runner.js";
import { type CheckedImport, type CheckOptions, checkImport } from "./check-import.js";
import { type KeptImport, noColumns, requireIdle } from "./kept-imports.js";

/** Begins to check a file. What comes of it is in its state. */
export function beginCheck(runner: Runner, kept: KeptImport, author: Author): void {
	begin(runner, kept, "checking", { author }, ({ result }) => ({ kind: "ready", ...result }));
}

/**
 * Begins to apply an import, if it still does what the operator saw. If not, the list has changed, and the
 * state is what it would do now.
 *
 * @throws {DeskError} 409 while it is running or something else is being written, 422 if a row is refused, or if
 * many dealers would be hidden and the operator has not confirmed it
 */
export function beginApplication(
	runner: Runner,
	kept: KeptImport,
	{
		fingerprint,
		...options
	}: Pick<CheckOptions, "author" | "skipRefused" | "confirmsHiding"> & {
		readonly fingerprint: string;
	},
): void {
	requireIdle(kept);
	if (kept.state.kind !== "ready") throw new DeskError(409, "There is nothing to apply.");
	const leavesOut = options.skipRefused === true && kept.kind === "dealers";
	if (kept.state.counts.refused > 0 && !leavesOut) {
		throw new DeskError(422, "Some rows are refused. Correct them, or leave them out.");
	}
	if (kept.state.overHideLimit && !options.confirmsHiding) {
		throw new DeskError(422, "Many dealers would be hidden. Confirm how many.");
	}
	runner.requireIdle();
	begin(
		runner,
		kept,
		"applying",
		{ ...options, expected: fingerprint },
		({ isApplied, result, change }) => {
			if (!isApplied) return { kind: "ready", hasListChanged: true, ...result };
			kept.bytes = Buffer.alloc(0);
			return { kind: "applied", ...result, ...(change !== undefined && { change }) };
		},
	);
}

/**
 * Corrects cells, chooses dealers and columns, changes options, and begins to check the file again.
 *
 * @throws {DeskError} 409 while it is running, or once it was applied
 */
export function reviseImport(
	runner: Runner,
	kept: KeptImport,
	{ options, columns, cells = [], texts = [], chosen = [] }: ImportRevision,
	author: Author,
): void {
	requireIdle(kept);
	if (kept.state.kind === "applied") {
		throw new DeskError(409, "This import was applied already. Choose the file once more.");
	}
	if (options && options.sheet !== kept.options.sheet) {
		// Of another sheet, rows and notes are others.
		kept.notes = [];
		kept.columns = noColumns;
		kept.cells.clear();
		kept.chosen.clear();
		kept.chosenColumns = undefined;
		kept.forgetsColumns = false;
	}
	if (options) kept.options = options;
	if (columns === null) {
		kept.chosenColumns = undefined;
		kept.forgetsColumns = true;
	} else if (columns) {
		const unread = withoutUnread(kept.columns.inFile);
		const named = Object.entries(columns).map(([heading, field]) => [headingKey(heading), field]);
		kept.chosenColumns = { ...kept.chosenColumns, ...unread, ...Object.fromEntries(named) };
	}
	for (const cell of [...cellsWith(kept.rows, texts), ...cells]) {
		kept.cells.set(`${cell.row} ${cell.field}`, cell);
	}
	for (const { row, id } of chosen) {
		if (id === null) kept.chosen.delete(row);
		else kept.chosen.set(row, id);
	}
	beginCheck(runner, kept, author);
}

/** Leaves out the columns that are not read, of which the operator was told. */
function withoutUnread(inFile: readonly ImportColumn[]): ChosenColumns {
	const keysOf = (columns: readonly ImportColumn[]) =>
		columns.map(({ heading }) => headingKey(heading));
	const read = new Set(keysOf(inFile.filter(({ field }) => field !== null)));
	const unread = keysOf(inFile).filter((key) => !read.has(key));
	return Object.fromEntries(unread.map((key) => [key, ""]));
}

/** The cells of a report that have one of some texts in its field, with the text that each gets. */
function cellsWith(
	rows: readonly ImportRow[],
	texts: NonNullable<ImportRevision["texts"]>,
): MendedCell[] {
	const keyOf = (field: string, text: string) => `${field}\n${text}`;
	const newTexts = new Map(texts.map(({ field, from, to }) => [keyOf(field, from), to]));
	return rows.flatMap(({ row, notes }) =>
		notes.flatMap(({ cell }) => {
			if (row === undefined || cell === undefined) return [];
			const text = newTexts.get(keyOf(cell.field, cell.text));
			return text === undefined ? [] : { row, field: cell.field, text };
		}),
	);
}

/** Runs an import in the background. Its state tells how far it is, and what became of it. */
function begin(
	{ orm, log, signal, write }: Runner,
	kept: KeptImport,
	kind: "checking" | "applying",
	options: Omit<CheckOptions, "signal" | "onProgress" | "onColumns">,
	toState: (checked: CheckedImport) => KeptImport["state"],
): void {
	const onProgress = (done: number, total: number) => {
		kept.state = { kind, done, total };
	};
	onProgress(0, 0);
	const onColumns: CheckOptions["onColumns"] = (columns, notes) => {
		kept.columns = columns;
		kept.notes = notes;
	};
	const run = () => checkImport(orm, kept, { ...options, signal, onProgress, onColumns });
	const running = kind === "applying" ? write("An import is being applied", run) : run();
	running.then(
		(checked) => {
			kept.rows = checked.rows;
			kept.state = toState(checked);
		},
		(error: unknown) => {
			const isOfFile = error instanceof ImportError;
			if (!isOfFile) log.error({ err: error }, "an import has failed");
			kept.state = { kind: "failed", error: isOfFile ? error.message : failures[kind] };
			kept.rows = [];
		},
	);
}

/** The desk's log says why. */
const failures = {
	checking: "The file could not be checked. Check it again.",
	applying: "The import has failed, and nothing was applied. Check the file again, then apply it.",
};
