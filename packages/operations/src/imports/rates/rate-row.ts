import type { FinancingRate } from "@nev/contract";
import type { RowNote } from "../import-report.js";

/** A row of a list of rates. */
export interface RateRow {
	readonly row: number;
	/** The lender. */
	readonly name: string;
	/** Absent if the row is refused or skipped. */
	readonly rate?: FinancingRate;
	/** Whether it is not a rate, such as a footnote, or the same as an earlier row. */
	readonly isSkipped?: boolean;
	readonly notes: readonly RowNote[];
}
