import { defaultRadiusMiles, searchLimit } from "@nev/contract";
import type { SearchOrigin } from "./dealership-source.js";

/** How many dealerships are drawn at first, and how many more at each press. */
export const pageSize = searchLimit.default;

/** A search as an address carries it: `?q=&zip=&radius=&dealer=`. */
export interface LocatorSearch {
	/** Part of a name, a city or a state. */
	readonly q?: string | undefined;
	/** Five digits; a search by distance. */
	readonly zip?: string | undefined;
	/** Miles around `zip`. */
	readonly radius?: number | undefined;
	/** The id of the dealership that is selected. */
	readonly dealer?: number | undefined;
}

/** What is being searched for. */
export type SearchMode =
	| { readonly kind: "text"; readonly q: string }
	| {
			readonly kind: "near";
			readonly origin: SearchOrigin;
			/** The origin's name, where the visitor chose it by one. */
			readonly label?: string | undefined;
			/** True where the origin is the middle of the map, which then stays as it is. */
			readonly isMapArea?: boolean;
	  };

/** Whether a text is a whole ZIP code, with or without its four further digits. */
export function parseZipCode(text: string): string | undefined {
	return /^(\d{5})(-\d{4})?$/.exec(text.trim())?.[1];
}

/** The mode in which an address's search starts. */
export function searchModeOf({ q = "", zip }: LocatorSearch): SearchMode {
	const whole = parseZipCode(zip ?? "") ?? parseZipCode(q);
	return whole ? { kind: "near", origin: { zip: whole } } : { kind: "text", q: q.trim() };
}

/** The address form of a mode. Bare coordinates stay out of it: they may be a visitor's own place. */
export function addressSearchOf(
	mode: SearchMode,
	radiusMiles: number,
	dealer?: number,
): LocatorSearch {
	const selected = dealer === undefined ? {} : { dealer };
	if (mode.kind === "text") return mode.q === "" ? selected : { q: mode.q, ...selected };
	return "zip" in mode.origin
		? { zip: mode.origin.zip, radius: radiusMiles, ...selected }
		: selected;
}

/** A search as the locator tells it, however it was written: trimmed, and a ZIP with its radius. */
export function normalizeSearch(search: LocatorSearch): LocatorSearch {
	return addressSearchOf(searchModeOf(search), search.radius ?? defaultRadiusMiles, search.dealer);
}
