import { readZipCodes } from "@nev/basemap";
import { type RegionName, usStates, usTerritories } from "@nev/contract";
import type { Point } from "./miles-between.js";

/** A ZIP code with its post office, or the middle of its area. */
export interface ZipArea extends Point {
	readonly zip: string;
	/** Empty of a code that only an organization had. */
	readonly city: string;
	readonly state: RegionName;
}

const regionNames = new Map(
	Object.entries({ ...usStates, ...usTerritories }).map(([name, abbreviation]) => [
		abbreviation as string,
		name as RegionName,
	]),
);

/** The state or territory of a postal abbreviation. Undefined for military mail and for Canada. */
export function regionOfAbbreviation(abbreviation: string): RegionName | undefined {
	return regionNames.get(abbreviation);
}

/**
 * Reads the ZIP codes of the states and territories, in ascending order.
 *
 * @param own the operator's, which replace the built-in ones and add to them
 */
export function readZipAreas(own: readonly ZipArea[] = []): ZipArea[] {
	const builtIn = readZipCodes().flatMap(
		({ zip, city, state: abbreviation, latitude, longitude }) => {
			const state = regionOfAbbreviation(abbreviation);
			return state ? [{ zip, city, state, latitude, longitude }] : [];
		},
	);
	if (own.length === 0) return builtIn;
	const areas = new Map([...builtIn, ...own].map((area) => [area.zip, area]));
	return [...areas.values()].sort((a, b) => (a.zip < b.zip ? -1 : 1));
}
