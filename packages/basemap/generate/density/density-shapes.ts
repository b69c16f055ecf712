import { type Path, pixelAt } from "../geometry/mercator.js";
import { type Bounds, boundsOf, isInside, signedAreaOf } from "../geometry/path.js";
import { simplify } from "../geometry/simplify.js";
import type { Coverage } from "../tiles/coverage.js";
import type { Shape } from "../tiles/slice.js";
import { contoursOf } from "./contours.js";
import { cellCount, DensityGrid } from "./density-grid.js";
import { readPeople } from "./read-people.js";

/** 1 for a built-up area, 2 for a denser one in it. */
export type DensityTag = { readonly density: number };

/** People per square kilometre from which each density begins, counted as in `readPeople`. */
const leastDensities = [300, 1_500];

/** The zoom at which to look up whether people are in the archive. */
const lookupZoom = 6;

/**
 * How far an edge may be from where it was computed, and how far across an area or a gap must be, in pixels,
 * by zoom. Both grow: there is no more to see close up, and twice as many pixels are no reason for twice as
 * many bytes. At zoom 7, where a view loads most, edges are coarser.
 */
const precisions: Record<number, { tolerance: number; leastAcross: number }> = {
	3: { tolerance: 1, leastAcross: 6 },
	4: { tolerance: 1, leastAcross: 6 },
	5: { tolerance: 1, leastAcross: 6 },
	6: { tolerance: 2, leastAcross: 12 },
	7: { tolerance: 5, leastAcross: 18 },
	8: { tolerance: 4, leastAcross: 24 },
	9: { tolerance: 5, leastAcross: 30 },
	10: { tolerance: 6, leastAcross: 36 },
};

type Ring = { readonly path: Path; readonly area: number; readonly bounds: Bounds };
/** The outer ring first, then what is cut out of it. */
type Polygon = DensityTag & { readonly rings: readonly [Ring, ...Ring[]] };

/** The areas where people live, by density. */
export class DensityShapes {
	readonly #polygons: readonly Polygon[];
	readonly #coverage: Coverage;

	constructor(coverage: Coverage) {
		this.#coverage = coverage;
		const grid = new DensityGrid();
		for (const people of readPeople()) {
			const { x, y } = people;
			const at = { west: x, east: x, north: y, south: y };
			if (coverage.touches(lookupZoom, at)) grid.add(people);
		}
		this.#polygons = leastDensities.flatMap((least, i) => {
			const rings = contoursOf(grid, least).map((ring) => ring.map((cells) => cells / cellCount));
			return polygonsOf(rings).map((polygon) => ({ density: i + 1, rings: polygon }));
		});
	}

	/** The areas of a zoom, simplified. */
	at(zoom: number): Shape<DensityTag>[] {
		const precision = precisions[zoom];
		if (!precision) return [];
		const tolerance = precision.tolerance * pixelAt(zoom);
		const least = (precision.leastAcross * pixelAt(zoom)) ** 2;
		const isLarge = ({ area }: Ring) => Math.abs(area) >= least;
		return this.#polygons
			.filter(({ rings: [outer] }) => isLarge(outer) && this.#coverage.touches(zoom, outer.bounds))
			.map(({ density, rings }) => ({
				tag: { density },
				type: "polygon",
				paths: rings.filter(isLarge).map(({ path }) => simplify(path, () => tolerance)),
			}));
	}
}

/** Sorts rings into polygons: those that are clockwise, each with the others that are cut out of it. */
function polygonsOf(paths: readonly Path[]): [Ring, ...Ring[]][] {
	const rings = paths
		.map((path) => ({ path, area: signedAreaOf(path), bounds: boundsOf(path) }))
		.sort((a, b) => a.area - b.area);
	const polygons = rings.filter(({ area }) => area > 0).map((ring): [Ring, ...Ring[]] => [ring]);
	for (const hole of rings.filter(({ area }) => area < 0)) {
		const [x = 0, y = 0] = hole.path;
		const isAround = ([{ path, area, bounds }]: [Ring, ...Ring[]]) =>
			area > -hole.area &&
			x >= bounds.west &&
			x <= bounds.east &&
			y >= bounds.north &&
			y <= bounds.south &&
			isInside(path, x, y);
		// The smallest one: an island in a gap lies in the outer ring, too.
		polygons.find(isAround)?.push(hole);
	}
	return polygons;
}
