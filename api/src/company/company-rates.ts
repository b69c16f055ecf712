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

/** The rates that are offered on the company's day. Null if it has none at all, also none that have ended. */
export function offeredRates(
	company: { rates: readonly FinancingRate[] | null; supportTimeZone: string | null } | undefined,
	now = new Date(),
): readonly FinancingRate[] | null {
	if (!company?.rates?.length) return null;
	const today = companyDay(company.supportTimeZone, now);
	return company.rates.filter(({ endsOn = today }) => endsOn >= today);
}

/** In milliseconds. Midnight in every time zone is at a quarter of an hour. */
const aQuarter = 15 * 60 * 1000;

/** How long it is until a day may have begun in some time zone, in milliseconds: a second after a quarter. */
export const untilNextDay = (now = Date.now()) => aQuarter - (now % aQuarter) + 1000;
