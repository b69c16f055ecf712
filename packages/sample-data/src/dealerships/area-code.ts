import { type StateName, stateNames } from "@nev/contract";
import { areaCodes } from "./area-codes.js";
import { roughMiles } from "./distance.js";
import type { TownZipCode } from "./towns.js";

/** Finds the telephone area code of a place. */
type AreaCodeAt = (state: StateName, place: TownZipCode) => string;

/**
 * A finder of area codes: a place takes the code that `areaCodes` gives its own town or else the
 * nearest one, so that a dealer in Naples has a Naples number and not one of Pensacola.
 */
export function areaCodeFinder(
	zipCodes: ReadonlyMap<StateName, readonly TownZipCode[]>,
): AreaCodeAt {
	const towns = new Map(
		stateNames.map((state) => [state, townsWithAreaCode(state, zipCodes.get(state) ?? [])]),
	);

	return (state, place) => {
		const [first, ...others] = towns.get(state) ?? [];
		if (first === undefined) {
			throw new Error(`No town of ${state} has an area code: add one to area-codes.ts`);
		}
		const milesTo = (town: TownZipCode) => (town.city === place.city ? 0 : roughMiles(place, town));
		return others.reduce(
			(nearest, town) => (milesTo(town) < milesTo(nearest) ? town : nearest),
			first,
		).areaCode;
	};
}

/** The towns of a state's entry in `areaCodes`, each at its first ZIP code. */
function townsWithAreaCode(state: StateName, zipCodes: readonly TownZipCode[]) {
	return areaCodes[state].split(", ").flatMap((entry) => {
		const [areaCode, city] = [entry.slice(0, 3), entry.slice(4)];
		const zipCode = zipCodes.find((candidate) => candidate.city === city);
		return zipCode === undefined ? [] : [{ areaCode, ...zipCode }];
	});
}
