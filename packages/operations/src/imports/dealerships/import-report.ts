import type { FieldChange } from "../../changes/field-changes.js";

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
export interface RowNote {
	readonly kind: "mended" | "dropped" | "doubtful" | "kept" | "skipped" | "refused";
	readonly text: string;
	/** The cell of the file that a row is refused for, if it is one. */
	readonly cell?: NotedCell | undefined;
	/** The dealerships that the row may be, if they are several. */
	readonly candidates?: readonly Candidate[] | undefined;
}

/** A cell as the file has it. */
export interface NotedCell {
	readonly field: string;
	readonly text: string;
	/** What is wrong with it, without its name. */
	readonly problem: string;
}

/** A stored dealership that a row may be. */
export interface Candidate {
	readonly id: number;
	readonly name: string;
	/** `1 Main St, Naples, Florida` */
	readonly place: string;
}

/**
 * What the import does with a row, or with a dealership that is not in the file: `missing` if it is
 * only told, `hidden` if visitors do not see it any more.
 */
export type Outcome =
	| "added"
	| "changed"
	| "unchanged"
	| "skipped"
	| "refused"
	| "missing"
	| "hidden";

/** What is to be said of one row, or of one dealership that is not in the file. */
export interface RowReport {
	/** The number that a spreadsheet shows. */
	readonly row?: number;
	/** The id of the dealership, if it existed before. */
	readonly id?: number;
	/** The dealer's name, which helps to find the row. */
	readonly name: string;
	readonly outcome: Outcome;
	readonly changes: readonly FieldChange[];
	readonly notes: readonly RowNote[];
}

/** The result of an import. */
export interface ImportReport {
	/** Whether it was applied. Otherwise everything was rolled back. */
	readonly isApplied: boolean;
	readonly counts: Readonly<Record<Outcome, number>>;
	/** How many of the added and changed rows were mended or are doubtful. */
	readonly noted: number;
	/** How many sample dealers were removed. */
	readonly sampleRemoved: number;
	/** The recorded change, which can be undone; absent if nothing was changed. */
	readonly change?: number | undefined;
	/** Another one if the import would do anything else, because the file or the list is another. */
	readonly fingerprint: string;
	/**
	 * Rows in their order, then dealerships that are not in the file. Without unchanged ones of which
	 * there is nothing to say.
	 */
	readonly rows: readonly RowReport[];
}
