import { usStates, usTerritories } from "@nev/contract";

const names = new Map<string, string>(
	Object.entries({ ...usStates, ...usTerritories }).map(([name, abbreviation]) => [
		abbreviation,
		name,
	]),
);

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
