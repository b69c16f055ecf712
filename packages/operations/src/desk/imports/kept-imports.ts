import { notFound } from "@nev/api/operations";
import type { DeskImport, ImportRow } from "@nev/contract/desk";
import type { MendedCell } from "../../imports/mend-cells.js";
import type { ChosenColumns } from "../../tables/heading-meanings.js";
import { DeskError } from "../desk-error.js";
import { randomToken } from "../one-time-keys.js";
import type { ImportInput } from "./check-import.js";

/** An import with its file. It is kept in memory until it is discarded, or newer ones need the place. */
export interface KeptImport extends ImportInput {
	readonly id: string;
	readonly file: string;
	/** The names of a workbook's sheets, if it has several. */
	readonly sheets: readonly string[] | undefined;
	bytes: Buffer;
	options: DeskImport["options"];
	/** By row and field. */
	readonly cells: Map<string, MendedCell>;
	readonly chosen: Map<number, number>;
	chosenColumns?: ChosenColumns | undefined;
	forgetsColumns?: boolean;
	columns: DeskImport["columns"];
	notes: readonly string[];
	rows: readonly ImportRow[];
	state: DeskImport["state"];
}

/** Of a file that is not read yet. */
export const noColumns: DeskImport["columns"] = { inFile: [], fields: [], missing: [] };

/** How many imports are kept. With their reports, each takes at most about 100 MB. */
const maxKept = 4;

/** Keeps the imports of all operators, the newest last. */
export function createKeptImports() {
	const imports = new Map<string, KeptImport>();

	/** @throws {DeskError} 503 if others are being checked or applied in all places */
	function makeRoom(): void {
		if (imports.size < maxKept) return;
		const oldest = [...imports.values()].find((one) => !isRunning(one));
		if (!oldest)
			throw new DeskError(503, "Other files are being checked or applied. Try again in a minute.");
		imports.delete(oldest.id);
	}

	return {
		/** @throws {DeskError} 503 */
		add(
			given: Pick<KeptImport, "kind" | "file" | "bytes" | "options" | "notes" | "sheets">,
		): KeptImport {
			makeRoom();
			const kept: KeptImport = {
				...given,
				id: randomToken(),
				cells: new Map(),
				chosen: new Map(),
				columns: noColumns,
				rows: [],
				state: { kind: "checking", done: 0, total: 0 },
			};
			imports.set(kept.id, kept);
			return kept;
		},
		/** @throws {HttpError} 404 */
		find: (id: string): KeptImport =>
			imports.get(id) ?? notFound("This import is not kept any more. Choose the file once more."),
		all: (): KeptImport[] => [...imports.values()],
		/** @throws {DeskError} 409 while it is running */
		discard(kept: KeptImport): void {
			requireIdle(kept);
			imports.delete(kept.id);
		},
	};
}

function isRunning({ state: { kind } }: KeptImport): boolean {
	return kind === "checking" || kind === "applying";
}

/** @throws {DeskError} 409 while the file is being checked or applied */
export function requireIdle(kept: KeptImport): void {
	if (!isRunning(kept)) return;
	const what =
		kept.state.kind === "applying" ? "This import is being applied" : "The file is being checked";
	throw new DeskError(409, `${what}. Wait until it is done, then try again.`);
}

/** An import as the pages see it. */
export function toDeskImport(kept: KeptImport): DeskImport {
	const { id, kind, file, options, columns, notes, sheets, state } = kept;
	const mended = kept.cells.size + kept.chosen.size;
	return { id, kind, file, options, columns, notes, ...(sheets && { sheets }), state, mended };
}
