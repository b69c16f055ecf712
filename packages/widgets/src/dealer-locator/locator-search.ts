import { defaultRadiusMiles, searchLimit } from "@nev/contract";

/** How many dealerships the list shows at first, and how many "Show more" adds. */
export const pageSize = searchLimit.default;

/** A search in the form of URL parameters: `?q=&zip=&radius=&dealer=`. */
export interface LocatorSearch {
	/** Part of a name, a city or a state. */
	readonly q?: string | undefined;
	/** Five digits. Searches by distance. */
	readonly zip?: string | undefined;
	/** Miles around `zip`. */
	readonly radius?: number | undefined;
	/** The id of the selected dealership. */
	readonly dealer?: number | undefined;
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
			/** True if the origin is the centre of the map. The map does not move then. */
			readonly isMapArea?: boolean;
	  };

/** The five digits of a text that is a ZIP code or a ZIP+4 code. */
export function parseZipCode(text: string): string | undefined {
	return /^(\d{5})(-\d{4})?$/.exec(text.trim())?.[1];
}

/** Converts a search from a URL to a search mode. */
export function searchModeOf({ q = "", zip }: LocatorSearch): SearchMode {
	const zipCode = parseZipCode(zip ?? "") ?? parseZipCode(q);
	return zipCode ? { kind: "near", origin: { zip: zipCode } } : { kind: "text", q: q.trim() };
}

/**
 * Converts a search mode to a search for a URL. Coordinates are omitted, because they may be the
 * visitor's location.
 */
export function locatorSearchOf(
	mode: SearchMode,
	radiusMiles: number,
	dealer?: number,
): LocatorSearch {
	const selection = dealer === undefined ? {} : { dealer };
	if (mode.kind === "text") return mode.q === "" ? selection : { q: mode.q, ...selection };
	return "zip" in mode.origin
		? { zip: mode.origin.zip, radius: radiusMiles, ...selection }
		: selection;
}

/** The search as the locator reports it: trimmed, and with a radius if it has a ZIP code. */
export function normalizeSearch(search: LocatorSearch): LocatorSearch {
	return locatorSearchOf(searchModeOf(search), search.radius ?? defaultRadiusMiles, search.dealer);
}
