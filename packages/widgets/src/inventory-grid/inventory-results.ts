import type { Vehicle } from "@nev/contract";

/** The vehicles that the visitor sees. */
export interface InventoryResults {
	readonly status: "loading" | "ready" | "failed";
	/** The vehicles that pass the filters, up to the limit. */
	readonly vehicles: readonly Vehicle[];
	/** The number of vehicles that pass the filters, including those above the limit. */
	readonly total: number;
	readonly error?: Error;
	/** How many vehicles were left out because they could not be read. */
	readonly omitted?: number | undefined;
}
