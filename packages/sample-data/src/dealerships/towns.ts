/// <reference path="./zipcodes.d.ts" />
import { type StateName, stateNames, usStates } from "@nev/contract";
import data from "zipcodes/lib/codes.js";
import { notTowns, spelledInPrint } from "./town-names.js";

/** A ZIP code of a town, with its centre in degrees. */
export type TownZipCode = {
	zipCode: string;
	city: string;
	latitude: number;
	longitude: number;
};

/**
 * The ZIP codes in which a dealer can stand, by state.
 *
 * A town needs two ZIP codes to count. That leaves out the hamlets and, more to the point, the
 * companies and offices with a ZIP code of their own, and makes the number of a state's ZIP codes
 * follow its population.
 */
export function townZipCodes(): Map<StateName, TownZipCode[]> {
	const stateOf = new Map<string, StateName>(stateNames.map((name) => [usStates[name], name]));
	const towns = new Map<string, TownZipCode[]>();
	const byState = new Map<StateName, TownZipCode[]>();

	for (const { zip, city, state, latitude, longitude } of Object.values(data.codes)) {
		const isMisplaced = longitude > -60; // 10200 in New York has lost its minus sign
		if (!stateOf.has(state) || notTowns.has(city) || isMisplaced) {
			continue;
		}
		const town = towns.get(`${city}, ${state}`) ?? [];
		town.push({ zipCode: zip, city: spelledInPrint(city), latitude, longitude });
		towns.set(`${city}, ${state}`, town);
	}

	for (const [town, zipCodes] of towns) {
		const state = stateOf.get(town.slice(-2));
		if (state !== undefined && zipCodes.length > 1) {
			byState.set(state, [...(byState.get(state) ?? []), ...zipCodes]);
		}
	}
	return byState;
}
