import { usStates, usTerritories } from "@nev/contract";

const names = new Map<string, string>(
	Object.entries({ ...usStates, ...usTerritories }).map(([name, abbreviation]) => [
		abbreviation,
		name,
	]),
);

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
