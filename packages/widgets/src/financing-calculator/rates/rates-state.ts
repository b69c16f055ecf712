import type { disclosures, FinancingOption, FinancingProfile, FinancingRate } from "@nev/financing";

/** The rates that a calculator's loans are made from. */
export interface RatesState {
	readonly status: "loading" | "ready" | "failed";
	/** The dealer's own, of a page's own also those that have ended. Undefined: the specification's. */
	readonly rates?: readonly FinancingRate[] | undefined;
	/** Those that have not ended. Undefined until the code that reads them has loaded. */
	readonly offered?: () => readonly FinancingRate[];
	/** The ways to pay by them. */
	readonly recommend?: (profile: FinancingProfile) => FinancingOption[];
	/** What is disclosed of these. */
	readonly disclosures?: typeof disclosures;
	/** Undefined if the code that reads them could not be loaded. */
	readonly error?: Error;
	/** Undefined if it would fail again. */
	readonly retry?: () => void;
}
