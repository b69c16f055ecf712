import { nearestRadiusChoice } from "@nev/contract";
import { type LocatorSearch, parseZipCode } from "../dealer-search/locator-search.js";

/**
 * Reads a search from a query string: `?q=&zip=&radius=&dealer=`. Ignores what is invalid. The radius is
 * the nearest one that the form offers.
 */
export function readSearch(parameters: URLSearchParams): LocatorSearch {
	const [radius] = /^[\d.]+$/.exec(parameters.get("radius") ?? "") ?? [];
	const [dealership] = /^\d{1,15}(?=-|$)/.exec(parameters.get("dealer") ?? "") ?? [];
	return {
		q: parameters.get("q")?.slice(0, 100) || undefined,
		zip: parseZipCode(parameters.get("zip") ?? ""),
		radius: Number(radius) > 0 ? nearestRadiusChoice(Number(radius)) : undefined,
		dealership: dealership === undefined ? undefined : Number(dealership),
	};
}

/**
 * Writes a search as a query string, without coordinates: they may be the visitor's location. Equal
 * searches give equal strings.
 */
export function writeSearch({ q, zip, radius, dealership: dealer }: LocatorSearch): string {
	const isByPlace = zip !== undefined || q !== undefined;
	const entries = Object.entries({ q, zip, radius: isByPlace ? radius : undefined, dealer });
	return new URLSearchParams(
		entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
	).toString();
}
