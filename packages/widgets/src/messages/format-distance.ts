import { formatNumber } from "@nev/financing";

const kilometresPerMile = 1.609344;

/** The regions that post road distances in miles (Unicode CLDR, unit preferences), and the territories. */
const mileRegions = new Set(["US", "GB", "PR", "GU", "VI", "AS", "MP"]);

/** What `usesMiles` has found, by locale: a server asks for each dealer of each page. */
const knownLocales = new Map<string, boolean>();

/** Whether road distances are in miles in a locale's region. */
export function usesMiles(locale: string): boolean {
	const known = knownLocales.get(locale);
	if (known !== undefined) return known;
	const tag = new Intl.Locale(locale);
	const isMiles = mileRegions.has(tag.region ?? tag.maximize().region ?? "US");
	knownLocales.set(locale, isMiles);
	return isMiles;
}

/** How many miles the locale's unit of road distances has: 1, or those of a kilometre. */
export function milesPerUnit(locale: string): number {
	return usesMiles(locale) ? 1 : 1 / kilometresPerMile;
}

/**
 * Formats a road distance in the locale's unit, miles or kilometres. Below 10 it has one decimal.
 *
 * @example formatDistance("en", 4.23) // "4.2 mi"
 */
export function formatDistance(
	locale: string,
	miles: number,
	unitDisplay: "short" | "long" = "short",
): string {
	const inMiles = usesMiles(locale);
	const value = inMiles ? miles : miles * kilometresPerMile;
	return formatNumber(locale, value, {
		style: "unit",
		unit: inMiles ? "mile" : "kilometer",
		unitDisplay,
		maximumFractionDigits: value < 10 ? 1 : 0,
	});
}
