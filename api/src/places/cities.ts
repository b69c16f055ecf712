import { readGazetteer } from "@nev/basemap";
import { type Place, placeKey, placeWords, type RegionName } from "@nev/contract";
import { milesBetween, type Point } from "./miles-between.js";
import { regionOfAbbreviation, type ZipArea } from "./zip-codes.js";

/** A city or a county. */
export interface City {
	readonly place: Place;
	readonly state: RegionName;
	/** Its name as `placeKey` writes it. */
	readonly key: string;
	readonly isCounty: boolean;
	/** Its index among all, the largest first. */
	readonly rank: number;
}

/** How many people a ZIP code stands for in a town whose population is unknown, which is a small one. */
const peopleOfZip = 500;

/** What the gazetteer writes after some names. */
const suffix = /, D\.C\.$| \(balance\)$/;

/** How the gazetteer's counties end. */
const countyName = / (County|Parish|Borough)$/;

/**
 * Joins the cities of ZIP codes with the towns and counties of the map's gazetteer, the largest first. Each
 * list lacks some: post offices have no Miramar, and the gazetteer has no hamlets.
 */
export function collectCities(areas: readonly ZipArea[]): City[] {
	const keys = new Map<string, string>();
	function keyOf(name: string): string {
		const key = keys.get(name) ?? placeKey(placeWords(name));
		keys.set(name, key);
		return key;
	}
	const named = areas.filter(({ city }) => city !== "");
	const zipsByCity = groupBy(named, ({ city, state }) => cityId(keyOf(city), state));
	const cities = new Map<string, Omit<City, "rank"> & { people: number }>();
	for (const { name: written, state: abbreviation, population, ...point } of readGazetteer()) {
		const name = written.replace(suffix, "");
		const state = regionOfAbbreviation(abbreviation);
		const key = keyOf(name);
		// Of several with one name in a state, the largest.
		if (!state || cities.has(cityId(key, state))) continue;
		const zip = nearestZip(zipsByCity.get(cityId(key, state)) ?? [], point);
		const place = { label: `${name}, ${state}`, city: name, state, ...(zip && { zip }), ...point };
		const isCounty = countyName.test(name);
		cities.set(cityId(key, state), { place, state, key, isCounty, people: population });
	}
	for (const [id, members] of zipsByCity) {
		const [first] = members;
		if (!first || cities.has(id)) continue;
		const { city, state } = first;
		const middle = mean(members);
		const zip = nearestZip(members, middle);
		const point = members.find((area) => area.zip === zip) ?? middle;
		const { latitude, longitude } = point;
		const place = {
			label: `${city}, ${state}`,
			city,
			state,
			...(zip && { zip }),
			latitude,
			longitude,
		};
		const people = peopleOfZip * members.length;
		cities.set(id, { place, state, key: keyOf(city), isCounty: false, people });
	}
	return [...cities.values()]
		.sort((a, b) => b.people - a.people || (a.place.label < b.place.label ? -1 : 1))
		.map(({ people: _, ...city }, rank) => ({ ...city, rank }));
}

const cityId = (key: string, state: RegionName) => `${key} ${state}`;

function nearestZip(areas: readonly ZipArea[], point: Point): string | undefined {
	let nearest: ZipArea | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const area of areas) {
		const miles = milesBetween(area, point);
		if (miles >= least) continue;
		least = miles;
		nearest = area;
	}
	return nearest?.zip;
}

function mean(points: readonly Point[]): Point {
	const sum = (coordinate: (point: Point) => number) =>
		points.reduce((total, point) => total + coordinate(point), 0);
	return {
		latitude: sum(({ latitude }) => latitude) / points.length,
		longitude: sum(({ longitude }) => longitude) / points.length,
	};
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group) group.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return groups;
}
