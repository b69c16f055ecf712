import { type FinancingRate, financingRateSchema } from "@nev/contract";
import { hasEnded } from "@nev/contract/desk";
import { companyTimeZone } from "./company-time-zone.js";

/** The stored rates. What cannot be read, which psql may have written, is left out. */
export function readRates(stored: unknown): FinancingRate[] {
	if (!Array.isArray(stored)) return [];
	return stored.flatMap((rate) => financingRateSchema.safeParse(rate).data ?? []);
}

/** The day in the company's time zone, on which rates end: `2027-01-31`. */
export function companyDay(timeZone: string | null | undefined, now = new Date()): string {
	// This locale writes a day in this way.
	return now.toLocaleDateString("sv-SE", { timeZone: companyTimeZone(timeZone) });
}

/** The rates that visitors are shown: all but those that have ended. */
export function offeredRates(
	company:
		| {
				readonly rates: readonly FinancingRate[] | null;
				readonly supportTimeZone: string | null;
		  }
		| undefined,
	now?: Date,
): readonly FinancingRate[] {
	const today = companyDay(company?.supportTimeZone, now);
	return (company?.rates ?? []).filter((rate) => !hasEnded(rate, today));
}
