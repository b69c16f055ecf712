import type { RowNote } from "./finding.js";

/** What there was to say of one row. */
export interface RowReport {
	readonly row: number;
	/** The dealer's name, so that the row is found. */
	readonly name: string;
	readonly findings: readonly RowNote[];
}

/** How an import went. */
export interface ImportReport {
	imported: number;
	/** Of those imported, how many with something mended, left out or doubtful. */
	mended: number;
	/** They stand already. */
	skipped: number;
	refused: number;
	/** Sample dealers that made room. */
	sampleRemoved: number;
	/** Only rows of which there is something to say. */
	readonly reports: RowReport[];
}

export function emptyReport(): ImportReport {
	return { imported: 0, mended: 0, skipped: 0, refused: 0, sampleRemoved: 0, reports: [] };
}
