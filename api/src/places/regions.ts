import { usStates } from "@nev/contract";

/** What lies outside the 50 states and still has ZIP codes that visitors search from. */
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
 * The full name of a state, the District or a territory; undefined for what is no place on the map,
 * such as the armed forces' post (`AE`), and for a province of Canada.
 */
export function regionName(abbreviation: string): string | undefined {
	return names.get(abbreviation.toUpperCase());
}

/** Every region's full name with its abbreviation. */
export const regionAbbreviations: ReadonlyMap<string, string> = new Map(
	[...names].map(([abbreviation, name]) => [name, abbreviation]),
);
