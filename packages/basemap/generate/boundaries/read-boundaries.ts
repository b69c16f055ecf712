import { keepWhere } from "../geometry/keep-where.js";
import { kilometresAt, type Path, pixelAt } from "../geometry/mercator.js";
import { PathIndex } from "../geometry/path-index.js";
import { RingIndex } from "../geometry/ring-index.js";
import { type Line, readLines } from "../gshhg/read-lines.js";
import { countryLines, ringsOf, states } from "../sources/atlas.js";
import { maxZoom } from "../tiles/coverage.js";
import type { WaterIndex } from "../water/water-index.js";
import { type Border, bordersOfCounties } from "./borders-of-counties.js";
import { isStraight } from "./is-straight.js";

/** A line with the zooms for which its source is accurate enough. */
export type Boundary = {
	readonly kind: "country" | "region" | "county";
	readonly path: Path;
	readonly minZoom: number;
	readonly maxZoom: number;
};

/**
 * The first of the zooms without rivers of GSHHG. From it on, borders run as in us-atlas, which is
 * closer to the truth, and those of counties are left out where they are too far from it.
 */
const reliableFrom = 9;
/** GSHHG's borders are up to two kilometres off: two pixels at this zoom, four at the next. */
const lastOfGshhg = 6;

/** The interval at which lines are sampled for crossings of a shore: two pixels at the last zoom. */
const step = 2 * pixelAt(maxZoom);

/** The United States in ISO 3166-1. */
const usa = "840";

/** The boundaries of countries, states and counties, except in open water. */
export function readBoundaries(water: WaterIndex, rivers: readonly Line[]): Boundary[] {
	const gshhg = readLines("border");
	const national = gshhg.filter(({ level }) => level === 1).map(({ path }) => path);
	const provincial = gshhg.filter(({ level }) => level === 2).map(({ path }) => path);
	const borders = bordersOfCounties(rivers, isCountryLine(water));

	const onLand = (path: Path) => keepWhere(path, step, (x, y) => isOnLand(water, x, y));
	const snappedOnLand = ({ parts }: Border) =>
		parts.flatMap(({ path, isRiver }) => onLand(path).map((part) => ({ path: part, isRiver })));
	const snapped = (kind: Boundary["kind"]) =>
		borders.filter((border) => border.kind === kind).map(snappedOnLand);
	const original = (kind: Boundary["kind"]) =>
		borders.filter((border) => border.kind === kind).flatMap(({ original }) => onLand(original));
	const country = snapped("country").flat();
	return [
		...atLowZooms("country", 0, country),
		...atLastZooms("country", original("country")),
		...atLowZooms("region", 2, snapped("region").flat()),
		...atLastZooms("region", original("region")),
		...snapped("county").flatMap((parts) => [
			...atLowZooms("county", 7, parts),
			...reliableAsWhole("county", parts),
		]),
		...countriesElsewhere(national, country, water),
		...provinces(provincial, water),
	];
}

type Part = { path: Path; isRiver: boolean };

function isOnLand(water: WaterIndex, x: number, y: number): boolean {
	const surface = water.surfaceAt(x, y);
	return surface === "land" || surface === "river" || water.isNarrowAt(x, y);
}

function atLowZooms(kind: Boundary["kind"], minZoom: number, parts: readonly Part[]): Boundary[] {
	return parts.map(({ path }) => ({ kind, path, minZoom, maxZoom: reliableFrom - 1 }));
}

function atLastZooms(kind: Boundary["kind"], paths: readonly Path[]): Boundary[] {
	return paths.map((path) => ({ kind, path, minZoom: reliableFrom, maxZoom }));
}

/**
 * The borders of a county, which are only of use as a whole, if they are within 3 pixels of the truth.
 * None at the last zoom, where the rounding of us-atlas alone is up to 3 pixels.
 */
function reliableAsWhole(kind: Boundary["kind"], parts: readonly Part[]): Boundary[] {
	const most = threePixels(reliableFrom);
	if (!parts.every(({ path, isRiver }) => !isRiver && isStraight(path, most))) return [];
	return parts.map(({ path }) => ({ kind, path, minZoom: reliableFrom, maxZoom: reliableFrom }));
}

/** In kilometres at latitude 40, the middle of the country. */
function threePixels(zoom: number): number {
	return 3 * pixelAt(zoom) * 40_075 * Math.cos((40 * Math.PI) / 180);
}

/**
 * Tells the border from the coast in the outer lines of us-atlas: it is near the border of Natural
 * Earth, which is up to 1.5 kilometres off, and not near open water.
 */
function isCountryLine(water: WaterIndex): (x: number, y: number) => boolean {
	const roughly = new PathIndex(countryLines((a, b) => a !== b && (a.id === usa || b.id === usa)));
	return (x, y) =>
		roughly.distanceTo(x, y) < kilometresAt(y, 4) && !water.isNearOpenWater(x, y, 1.5);
}

/** The borders of countries in large lakes and abroad, from GSHHG, connected to those of us-atlas. */
function countriesElsewhere(
	gshhg: readonly Path[],
	ours: readonly Part[],
	water: WaterIndex,
): Boundary[] {
	const index = new PathIndex(ours.map(({ path }) => path));
	const ends = ours.flatMap(({ path }) => [path.subarray(0, 2), path.subarray(-2)]);
	return gshhg
		.flatMap((path) =>
			keepWhere(
				path,
				step,
				(x, y) => water.surfaceAt(x, y) !== "ocean" && index.distanceTo(x, y) > kilometresAt(y, 3),
			),
		)
		.map((path) => ({
			kind: "country",
			path: Float64Array.from([
				...nearestEnd(path.subarray(0, 2), ends),
				...path,
				...nearestEnd(path.subarray(-2), ends),
			]),
			minZoom: 0,
			maxZoom: reliableFrom - 1,
		}));
}

/** The nearest end of another line within 6 kilometres, if there is one. */
function nearestEnd(end: Path, ends: readonly Path[]): Path {
	const [x = 0, y = 0] = end;
	const distanceOf = ([otherX = 0, otherY = 0]: Path) => Math.hypot(otherX - x, otherY - y);
	const [nearest] = ends
		.filter((other) => distanceOf(other) < kilometresAt(y, 6))
		.sort((a, b) => distanceOf(a) - distanceOf(b));
	return nearest ?? new Float64Array();
}

/** The borders of the provinces of Canada and the states of Mexico, from GSHHG. */
function provinces(gshhg: readonly Path[], water: WaterIndex): Boundary[] {
	const home = new RingIndex(
		states.flatMap(({ geometry }) => ringsOf(geometry)).map((ring) => ({ ring, flag: 1 })),
	);
	return gshhg
		.flatMap((path) =>
			keepWhere(path, step, (x, y) => home.flagsAt(x, y) === 0 && water.surfaceAt(x, y) === "land"),
		)
		.map((path) => ({ kind: "region", path, minZoom: 5, maxZoom: lastOfGshhg }));
}
