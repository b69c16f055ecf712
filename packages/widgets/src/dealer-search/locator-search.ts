import { defaultRadiusMiles, maxRadiusMiles, searchLimit } from "@nev/contract";
import { positiveValue } from "../host-page/page-values.js";
import { warnOnce } from "../host-page/warn-once.js";

/** How many dealerships of a search the list shows at first, and how many "Show more" adds. */
export const pageSize = searchLimit.default;

/** How many it shows before a search, which puts the nearest first. */
const startSize = 10;

/** What the visitor searches for, and the dealership that is selected. */
export interface LocatorSearch {
	/**
	 * A place, or part of a name, a city or a state. In quotation marks it is never a place. Beside `zip` the
	 * name of the place that was chosen for it.
	 */
	readonly q?: string | undefined;
	/** Five digits. Searches by distance. */
	readonly zip?: string | undefined;
	/**
	 * A place without a ZIP code, the visitor's location, or the center of the map. It may tell where
	 * the visitor is, so leave it out of links and statistics.
	 */
	readonly near?: SearchCenter | undefined;
	/** Miles around `zip`, `near`, or the place that `q` names. Default: 50. */
	readonly radius?: number | undefined;
	/** The id of the selected dealership. */
	readonly dealership?: number | undefined;
}

/** The centre of a search by distance, in degrees. */
export interface SearchCenter {
	readonly latitude: number;
	readonly longitude: number;
	/** Its name, as the line above the results shows it. */
	readonly label?: string | undefined;
	/** True if it is the center of the map, which does not move then. */
	readonly isMapArea?: boolean | undefined;
}

/** The centre of a search by distance: a ZIP code, or coordinates in degrees. */
export type SearchOrigin =
	| { readonly zip: string }
	| { readonly latitude: number; readonly longitude: number };

/** A search by text or by distance. */
export type SearchMode =
	| { readonly kind: "text"; readonly q: string }
	| {
			readonly kind: "near";
			readonly origin: SearchOrigin;
			/** The origin's name, if the visitor chose it by name. */
			readonly label?: string | undefined;
			/** True if the origin is the center of the map. The map does not move then. */
			readonly isMapArea?: boolean;
	  };

/** The five digits of a text that is a ZIP code or a ZIP+4 code. */
export function parseZipCode(text: string): string | undefined {
	return /^\s*(\d{5})(-\d{4})?\s*$/.exec(text)?.[1];
}

/** Converts a search to a search mode. */
export function searchModeOf({ q, zip, near }: LocatorSearch): SearchMode {
	if (near) {
		const { latitude, longitude, label, isMapArea } = near;
		return {
			kind: "near",
			origin: { latitude, longitude },
			label,
			...(isMapArea && { isMapArea }),
		};
	}
	// A page without types may pass null or a number.
	const text = `${q ?? ""}`;
	const zipCode = parseZipCode(text) ?? parseZipCode(zip ?? "");
	if (zip && !zipCode) warnOnce(`zip="${zip}" is not a ZIP code of five digits.`);
	return zipCode
		? { kind: "near", origin: { zip: zipCode }, label: (zip && text.trim()) || undefined }
		: { kind: "text", q: text.trim() };
}

/** Whether nothing is searched for yet, and all dealerships are listed. */
export function isOfAll(mode: SearchMode): boolean {
	return mode.kind === "text" && mode.q === "";
}

/** How many dealerships the list shows at first. */
export function firstCount(mode: SearchMode): number {
	return isOfAll(mode) ? startSize : pageSize;
}

/** Converts a search mode to a search, without what is not there. */
export function locatorSearchOf(
	mode: SearchMode,
	radius: number,
	dealership?: number,
): LocatorSearch {
	const selection = (dealership ?? undefined) === undefined ? {} : { dealership };
	if (mode.kind === "text") {
		const around = radius === defaultRadiusMiles ? {} : { radius };
		return mode.q === "" ? selection : { q: mode.q, ...around, ...selection };
	}
	const { origin, label, isMapArea } = mode;
	if ("zip" in origin) return { ...(label && { q: label }), zip: origin.zip, radius, ...selection };
	const near = { ...origin, ...(label && { label }), ...(isMapArea && { isMapArea }) };
	return { near, radius, ...selection };
}

/**
 * The radius of a search, which is all that there is if it is larger than the API takes. A page without
 * types may pass on the text of a field, which may be empty.
 */
export function radiusOf({ radius }: LocatorSearch): number {
	return Math.min(positiveValue("radius", radius) ?? defaultRadiusMiles, maxRadiusMiles);
}

/** The search as the locator reports it: trimmed, and with a radius if it has a centre. */
export function normalizeSearch(search: LocatorSearch): LocatorSearch {
	return locatorSearchOf(searchModeOf(search), radiusOf(search), search.dealership);
}

/** Whether two searches find the same and select the same dealership. */
export function isSameSearch(a: LocatorSearch, b: LocatorSearch): boolean {
	return JSON.stringify(normalizeSearch(a)) === JSON.stringify(normalizeSearch(b));
}
