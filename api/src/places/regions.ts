import { usStates } from "@nev/contract";

/** Regions with ZIP codes outside the 50 states. */
const otherRegions = {
	DC: "District of Columbia",
	PR: "Puerto Rico",
	VI: "U.S. Virgin Islands",
	GU: "Guam",
	AS: "American Samoa",
	MP: "Northern Mariana Islands",
};

const names = new Map<string, string>([
	...Object.entries(usStates).map(([name, abbreviation]) => [abbreviation, name] as const),
	...Object.entries(otherRegions),
]);

/**
 * The full name of a state, the District of Columbia or a territory. Undefined for military mail
 * (`AE`) and for Canadian provinces.
 */
export function regionName(abbreviation: string): string | undefined {
	return names.get(abbreviation.toUpperCase());
}

/** The abbreviation of each region, by its full name. */
export const regionAbbreviations: ReadonlyMap<string, string> = new Map(
	[...names].map(([abbreviation, name]) => [name, abbreviation]),
);
