import type { Author, Orm } from "@nev/api/operations";
import type { DeskImport, ImportCounts, ImportResult, ImportRow } from "@nev/contract/desk";
import type { MendedCell } from "../../imports/mend-cells.js";

/** A file, and what the operator says of it. */
export interface ImportInput {
	readonly bytes: Buffer;
	readonly options: DeskImport["options"];
	readonly cells: readonly MendedCell[];
	/** The dealer that a row is, by the row's number. */
	readonly chosen: ReadonlyMap<number, number>;
}

export interface CheckOptions {
	readonly author: Author;
	/** Applies the import if it does what this fingerprint stands for. Without it, it is rehearsed. */
	readonly expected?: string | undefined;
	readonly skipRefused?: boolean;
	/** Ends it before it is applied. */
	readonly signal?: AbortSignal | undefined;
	/** Told how many rows are done, of how many. */
	readonly onProgress: (done: number, total: number) => void;
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

/**
 * Rehearses an import, or applies it in one transaction.
 *
 * @throws {ImportError} if the file cannot be read
 */
export type CheckImport = (
	orm: Orm,
	input: ImportInput,
	options: CheckOptions,
) => Promise<CheckedImport>;

export const noCounts: ImportCounts = {
	...{ added: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 },
	...{ missing: 0, hidden: 0, removed: 0 },
};
