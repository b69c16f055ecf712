/// <reference path="./zipcodes.d.ts" />
import { type StateName, stateNames, usStates } from "@nev/contract";
import data from "zipcodes/lib/codes.js";

/** A ZIP code of a town. The coordinates of its centre are in degrees. */
export type TownZipCode = {
	zipCode: string;
	city: string;
	latitude: number;
	longitude: number;
};

/**
 * The ZIP codes at which a dealer can be, by state.
 *
 * Only towns with at least two ZIP codes count. This excludes hamlets and the companies and offices
 * that have a ZIP code, and makes a state's number of ZIP codes follow its population.
 */
export function townZipCodes(): Map<StateName, TownZipCode[]> {
	const stateOf = new Map<string, StateName>(stateNames.map((name) => [usStates[name], name]));
	const towns = new Map<string, TownZipCode[]>();
	const byState = new Map<StateName, TownZipCode[]>();

	for (const { zip, city, state, latitude, longitude } of Object.values(data.codes)) {
		const isMisplaced = longitude > -60; // 10200 in New York lacks its minus sign
		if (!stateOf.has(state) || excludedNames.has(city) || isMisplaced) {
			continue;
		}
		const town = towns.get(`${city}, ${state}`) ?? [];
		town.push({ zipCode: zip, city: townDisplayName(city), latitude, longitude });
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

/** Names with two or more ZIP codes that are not towns with shops. */
const excludedNames: ReadonlySet<string> = new Set([
	// Companies and sorting centres
	"Academy Life",
	"Eastern States Bkcard Assoc",
	"Fox Valley",
	"Kansas Lottery",
	"Lehigh Valley",
	"Mid Florida",
	"Nationwide Fulfill Systems",
	"North Metro",
	"Shawnee Mission",
	"Southeastern",
	"Southern Md Facility",
	"The Lakes",
	// Military posts and prisons
	"Camp Lejeune",
	"Edwards",
	"Fort Benning",
	"Fort Bliss",
	"Fort Bragg",
	"Fort Huachuca",
	"Fort Knox",
	"Fort Stewart",
	"Grand Forks Afb",
	"J B P H H",
	"Jber",
	"Kincheloe",
	"Minot Afb",
	"Quantico",
	"Raiford",
	"San Quentin",
	"Stennis Space Center",
	"Tennessee Colony",
	"U S A F Academy",
	"West Point",
	// Abbreviations of towns that are also listed in full, and names with missing characters
	"Apache Jct",
	"Atl",
	"Bham",
	"Coeur D Alene",
	"Crp Christi",
	"Hon",
	"Land O Lakes",
	"Mc Cormick",
	"Mc Lean",
	"Nashvl",
	"O Fallon",
]);

const displayNames: Record<string, string> = {
	"Croton On Hudson": "Croton on Hudson",
	Debary: "DeBary",
	"Defuniak Springs": "DeFuniak Springs",
	Deland: "DeLand",
	Desoto: "DeSoto",
	"Fond Du Lac": "Fond du Lac",
	Labelle: "LaBelle",
	Lagrange: "LaGrange",
	"Marina Del Rey": "Marina del Rey",
	"Melcher-dallas": "Melcher-Dallas",
	"Playa Del Rey": "Playa del Rey",
};

/**
 * Corrects the capitals of a town's name. Only the case changes, so that a search for the postal name
 * still matches.
 *
 * @example townDisplayName("Mckinney") // "McKinney"
 */
export function townDisplayName(city: string): string {
	return (
		displayNames[city] ??
		city.replace(/^Mc([a-z])/, (_, initial: string) => `Mc${initial.toUpperCase()}`)
	);
}
