import type { ImportCause, ImportCounts, ImportRow, OverHideLimit } from "@nev/contract/desk";
import { causesOf } from "./causes.js";
import { fingerprintOf } from "./fingerprint.js";

/** What is to be said of one row of the file, or of what is not in it. */
export type RowReport = Omit<ImportRow, "place">;

/**
 * A note on a row of the file:
 *
 * - `mended`: a value was corrected
 * - `dropped`: a value was left out
 * - `doubtful`: a value looks wrong and was imported unchanged
 * - `kept`: visitors do not see the dealership, and it stays so
 * - `skipped`: the dealership exists already
 * - `refused`: the row cannot be imported
 */
export type RowNote = RowReport["notes"][number];

/** The result of an import. */
export interface ImportReport {
	/** Whether it was applied. Otherwise nothing was changed. */
	readonly isApplied: boolean;
	readonly counts: ImportCounts;
	/** How many of the added, changed and unchanged rows have something to check. */
	readonly noted: number;
	/** What is said of the rows, by kind, the most frequent first. */
	readonly causes: readonly ImportCause[];
	/** How many sample dealers or vehicles were removed. */
	readonly sampleRemoved: number;
	/** Why nothing was applied, if more dealers would be hidden than the operator allows. */
	readonly overHideLimit?: OverHideLimit;
	/** The recorded change, which can be undone; absent if nothing was changed. */
	readonly change?: number | undefined;
	/** Another one if the import would do anything else, because the file or the list is another. */
	readonly fingerprint: string;
	/** Rows in their order, then what is not in the file. Without unchanged ones of which there is nothing to say. */
	readonly rows: readonly RowReport[];
}

/**
 * Whether a row is imported, or stays, otherwise than the file says, so that somebody should look at it. One
 * that visitors do not see is so by the operator's own decision.
 */
export function isNoted({ outcome, notes }: Pick<RowReport, "outcome" | "notes">): boolean {
	const isTaken = outcome === "added" || outcome === "changed" || outcome === "unchanged";
	return isTaken && notes.some(({ kind }) => kind !== "kept");
}

/** What is told of the rows of an import. Of unchanged ones only their number, so that it stays short. */
export function createReport() {
	const counts: Record<keyof ImportCounts, number> = {
		...{ added: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 },
		...{ missing: 0, hidden: 0, removed: 0 },
	};
	const rows: RowReport[] = [];
	let noted = 0;
	return {
		counts,
		add({ outcome, notes: all, ...row }: RowReport): void {
			// What was corrected in it before has been stored.
			const isTold = ({ kind }: RowNote) => outcome !== "unchanged" || kind !== "mended";
			const notes = all.filter(isTold);
			counts[outcome] += 1;
			if (isNoted({ outcome, notes })) noted += 1;
			if (notes.length > 0 || outcome !== "unchanged") rows.push({ ...row, outcome, notes });
		},
		/** The report of what is not applied. */
		result(sampleRemoved: number): ImportReport {
			const fingerprint = fingerprintOf(rows, { ...counts, sampleRemoved });
			const causes = causesOf(rows);
			return { isApplied: false, fingerprint, sampleRemoved, counts, noted, causes, rows };
		},
	};
}
