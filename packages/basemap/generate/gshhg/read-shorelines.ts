import type { Path } from "../geometry/mercator.js";
import { groupBy } from "../group-by.js";
import {
	readGshhg,
	type Segment,
	segmentsOf,
	stepsAround,
	xOfSteps,
	yOfSteps,
} from "./read-gshhg.js";

/** GSHHG's levels: what is inside a shoreline. Levels 5 and 6 are Antarctica. */
export const shoreLevels = { land: 1, lake: 2, islandInLake: 3, pondOnIsland: 4 } as const;

/** A closed ring between land and water. */
export type Shoreline = {
	/** GSHHG's id of the polygon. A polygon that touches itself gives two rings. */
	readonly polygon: number;
	/** The id of the polygon around this one; -1 for none. */
	readonly parent: number;
	readonly level: number;
	/** Whether a lake is the wide part of a river. */
	readonly isRiver: boolean;
	readonly squareKilometres: number;
	/** Closed: the last point equals the first. A ring across the antimeridian continues beyond x = 1. */
	readonly ring: Path;
};

type Piece = Segment & { polygon: number; level: number; isWhole: boolean };

/**
 * Reads the shorelines of the world at full resolution, without Antarctica. The file cuts them at
 * the edges of its bins; the pieces of a polygon are joined again.
 */
export function readShorelines(): Shoreline[] {
	const variable = readGshhg("GSHHS");
	const parents = variable("Id_of_parent_polygons");
	const areas = variable("The_km_squared_area_of_polygons");

	const shorelines: Shoreline[] = [];
	for (const [polygon, pieces] of piecesByPolygon(variable)) {
		const level = pieces[0]?.level ?? 0;
		if (level > shoreLevels.pondOnIsland) continue;
		const parent = parents[polygon] ?? -1;
		// A negative area marks the wide part of a river.
		const area = areas[polygon] ?? 0;
		const about = { polygon, parent, level, isRiver: area < 0, squareKilometres: Math.abs(area) };
		for (const joined of joinPieces(pieces)) shorelines.push({ ...about, ring: toRing(joined) });
	}
	return shorelines.sort((a, b) => a.polygon - b.polygon);
}

function piecesByPolygon(variable: (name: string) => number[]): Map<number, Piece[]> {
	const packed = variable("Embedded_npts_levels_exit_entry_for_a_segment");
	const polygons = variable("Id_of_GSHHS_ID");
	const segments = [...segmentsOf(variable, (s) => (packed[s] ?? 0) >>> 9)];
	const pieces = segments.map((segment): Piece => {
		const bits = packed[segment.index] ?? 0;
		const polygon = polygons[segment.index] ?? 0;
		// The lowest three bits are the side of the bin where the segment ends; 4 is a whole polygon.
		return { ...segment, polygon, level: (bits >> 6) & 7, isWhole: (bits & 7) === 4 };
	});
	return groupBy(pieces, ({ polygon }) => polygon);
}

/** Joins the pieces of a polygon into closed rings. Throws if one stays open. */
function joinPieces(pieces: Piece[]): Piece[][] {
	const rings = pieces.filter((piece) => piece.isWhole).map((piece) => [piece]);
	const open = pieces.filter((piece) => !piece.isWhole);
	const byStart = groupBy(open, (piece) => pointKey(piece, 0));
	const used = new Set<Piece>();
	for (const first of open) {
		if (used.has(first)) continue;
		const ring = [first];
		used.add(first);
		let end = pointKey(first, first.xs.length - 1);
		while (end !== pointKey(first, 0)) {
			const next = byStart.get(end)?.find((piece) => !used.has(piece));
			if (!next) throw new Error(`GSHHG polygon ${first.polygon} does not close at ${end}`);
			ring.push(next);
			used.add(next);
			end = pointKey(next, next.xs.length - 1);
		}
		rings.push(ring);
	}
	return rings;
}

/** Equal for one point seen from two bins, even across longitude 0. */
function pointKey(piece: Segment, point: number): string {
	return `${(piece.xs[point] ?? 0) % stepsAround},${piece.ys[point]}`;
}

/** Concatenates pieces and unwraps them, so that no edge spans the globe. */
function toRing(pieces: Piece[]): Path {
	const xs: number[] = [];
	const ys: number[] = [];
	let turns = 0;
	for (const piece of pieces) {
		for (const [i, x] of piece.xs.entries()) {
			const previous = xs.at(-1);
			const y = piece.ys[i] ?? 0;
			if (previous !== undefined) {
				const jump = x + turns - previous;
				if (Math.abs(jump) > stepsAround / 2) turns -= Math.sign(jump) * stepsAround;
				// Neighbouring pieces share a point.
				if (x + turns === previous && y === ys.at(-1)) continue;
			}
			xs.push(x + turns);
			ys.push(y);
		}
	}
	if (xs[0] !== xs.at(-1) || ys[0] !== ys.at(-1)) {
		xs.push(xs[0] ?? 0);
		ys.push(ys[0] ?? 0);
	}
	// Shift into the unit square, which starts at longitude -180.
	const shift = -Math.floor(xOfSteps(xs.reduce((least, x) => Math.min(least, x), Infinity)));
	return Float64Array.from({ length: 2 * xs.length }, (_, i) =>
		i % 2 === 0 ? xOfSteps(xs[i >> 1] ?? 0) + shift : yOfSteps(ys[i >> 1] ?? 0),
	);
}
