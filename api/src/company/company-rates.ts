import { type FinancingRate, financingRateSchema } from "@nev/contract";
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
