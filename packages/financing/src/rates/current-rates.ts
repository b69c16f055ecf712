import type { FinancingRate } from "./financing-rate.js";

/**
 * The rates that are still offered. The last day of a rate is one of them.
 *
 * @param today the day where the buyer is: "2027-01-31"
 */
export function currentRates(rates: readonly FinancingRate[], today: string): FinancingRate[] {
	return rates.filter(({ endsOn = today }) => endsOn >= today);
}
