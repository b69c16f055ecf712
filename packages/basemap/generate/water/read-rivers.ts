import { keepWhere } from "../geometry/keep-where.js";
import { kilometresAt, type Path, pixelAt } from "../geometry/mercator.js";
import { PathIndex } from "../geometry/path-index.js";
import type { Line } from "../gshhg/read-lines.js";
import { countyArcs } from "../sources/atlas.js";
import { maxZoom } from "../tiles/coverage.js";
import type { WaterIndex } from "./water-index.js";

/** A river with the last zoom for which its source is accurate enough. */
export type River = Line & { readonly maxZoom: number };

/**
 * The last zoom with rivers of GSHHG. Compared with bridges at 17 places they are 3 pixels off
 * there in the median, and at most 8 (1.8 kilometres, the Mississippi at Memphis).
 */
const lastOfGshhg = 8;

/** The rivers of GSHHG, and those that fill its gaps. */
export function readRivers(lines: readonly Line[], water: WaterIndex): River[] {
	return [
		...lines.map((line) => ({ ...line, maxZoom: lastOfGshhg })),
		...readMissingRivers(water, lines).map((line) => ({ ...line, maxZoom })),
	];
}

/**
 * The counties (FIPS codes) on the two banks of a river where GSHHG has a gap between the estuary
 * and the start of its river line.
 */
const gaps: readonly { readonly left: readonly string[]; readonly right: readonly string[] }[] = [
	// The Hudson from Manhattan to Peekskill.
	{
		left: ["34017", "34003", "36087", "36071"],
		right: ["36061", "36005", "36119", "36079"],
	},
	// The Delaware from Wilmington to Trenton.
	{ left: ["42045", "42101", "42017"], right: ["34015", "34007", "34005", "34021"] },
	// The Potomac from Dale City to Washington.
	{ left: ["51013", "51510", "51059"], right: ["11001", "24033", "24017"] },
];

/** How far from a river of GSHHG a line ends, in kilometres. */
const leastDistance = 1;

/** Lines are checked at this interval: about 150 m. */
const step = 2 * pixelAt(10);

/**
 * Fills gaps of GSHHG with state and county lines of us-atlas that run in the middle of the river.
 * Compared with known points of the Hudson and the Delaware, they stay between the banks.
 */
function readMissingRivers(water: WaterIndex, rivers: readonly Line[]): Line[] {
	const known = rivers.filter(({ level }) => level === 1 || level === 2).map(({ path }) => path);
	const index = new PathIndex(known);
	const isMissing = (x: number, y: number) =>
		water.surfaceAt(x, y) === "land" && index.distanceTo(x, y) > kilometresAt(y, leastDistance);
	return countyArcs()
		.filter(({ counties }) => gaps.some(({ left, right }) => separates(counties, left, right)))
		.flatMap(({ path }) => keepWhere(path, step, isMissing))
		.map((path) => ({ level: 1, path: joined(path, known) }));
}

function separates(
	counties: readonly string[],
	left: readonly string[],
	right: readonly string[],
): boolean {
	return (
		counties.some((county) => left.includes(county)) &&
		counties.some((county) => right.includes(county))
	);
}

/** Connects both ends of a line to a known river, if one is near. */
function joined(path: Path, rivers: readonly Path[]): Path {
	return Float64Array.from([
		...nearestPoint(path.subarray(0, 2), rivers),
		...path,
		...nearestPoint(path.subarray(-2), rivers),
	]);
}

/** The nearest point of a river within reach, or nothing. */
function nearestPoint([x = 0, y = 0]: Path, rivers: readonly Path[]): [number, number] | [] {
	let least = kilometresAt(y, 1.5 * leastDistance);
	let nearest: [number, number] | [] = [];
	for (const river of rivers) {
		for (let i = 0; i < river.length; i += 2) {
			const [riverX = 0, riverY = 0] = river.subarray(i, i + 2);
			const distance = Math.hypot(riverX - x, riverY - y);
			if (distance >= least) continue;
			least = distance;
			nearest = [riverX, riverY];
		}
	}
	return nearest;
}
