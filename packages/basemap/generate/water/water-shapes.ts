import { enlargementAt, pixelAt } from "../geometry/mercator.js";
import { areaOf, boundsOf, lengthOf } from "../geometry/path.js";
import { simplify, type Tolerance } from "../geometry/simplify.js";
import { groupBy } from "../group-by.js";
import { type Shoreline, shoreLevels } from "../gshhg/read-shorelines.js";
import type { Coverage } from "../tiles/coverage.js";
import type { Shape } from "../tiles/slice.js";
import type { River } from "./read-rivers.js";

/** What a shape is. Land is cut out of the ocean; the others are drawn. */
export type WaterTag = { readonly water: "land" | "lake" | "riverbank" | "river" };

/** How far a shore may be from its source, in pixels. */
const tolerance = 1.4;
/**
 * The same for the last zooms. Northward it grows up to a limit: mercator enlarges the north, where
 * the same tolerance would cost many more bytes.
 */
const lastTolerance = 1.2;
const northernTolerance = 2;
const lastZoomsFrom = 8;

/** The smallest island and the smallest lake of a zoom, in square pixels. */
function leastIslandAt(zoom: number): number {
	return zoom <= 7 ? 8 : 4;
}
function leastLakeAt(zoom: number): number {
	if (zoom <= 5) return 60;
	return zoom <= 7 ? 24 : 8;
}

/** GSHHG's levels of the rivers that a zoom shows. Level 0, the banks of wide rivers, is drawn as water. */
const riverLevels: Record<number, readonly number[]> = {
	3: [1],
	4: [1],
	5: [1, 2],
	6: [1, 2],
	7: [1, 2],
	8: [1, 2, 3],
	9: [1],
	10: [1],
};

/** The least length of a river, in pixels. */
const leastRiver = 16;

export class WaterShapes {
	readonly #shores: readonly { shore: Shoreline; area: number }[];
	readonly #islands: ReadonlyMap<number, readonly Shoreline[]>;
	readonly #rivers: readonly River[];

	constructor(shorelines: readonly Shoreline[], rivers: readonly River[]) {
		this.#shores = shorelines
			.filter(({ level }) => level !== shoreLevels.islandInLake)
			.map((shore) => ({ shore, area: areaOf(shore.ring) }));
		this.#islands = groupBy(
			shorelines.filter(({ level }) => level === shoreLevels.islandInLake),
			({ parent }) => parent,
		);
		this.#rivers = rivers;
	}

	/** The shores and rivers of a zoom, simplified for it. */
	*at(zoom: number, coverage: Coverage): Generator<Shape<WaterTag>> {
		yield* this.#shoresAt(zoom, coverage);
		yield* this.#riversAt(zoom, coverage);
	}

	*#shoresAt(zoom: number, coverage: Coverage): Generator<Shape<WaterTag>> {
		const toleranceAt = toleranceOf(zoom);
		const leastTolerance = zoom < lastZoomsFrom ? tolerance : lastTolerance;
		// The tolerance at the first point stands for the whole shape.
		const isLarge = ({ ring }: Shoreline, area: number, least: number) =>
			area >= least * (toleranceAt(ring[1] ?? 0) / leastTolerance) ** 2;
		for (const { shore, area } of this.#shores) {
			const isLand = shore.level === shoreLevels.land;
			if (!isLarge(shore, area, isLand ? leastIslandAt(zoom) : leastLakeAt(zoom))) continue;
			if (!coverage.touches(zoom, boundsOf(shore.ring))) continue;
			const islands = (isLand ? [] : (this.#islands.get(shore.polygon) ?? [])).filter((island) =>
				isLarge(island, areaOf(island.ring), leastIslandAt(zoom)),
			);
			yield {
				tag: { water: isLand ? "land" : shore.isRiver ? "riverbank" : "lake" },
				type: "polygon",
				paths: [shore, ...islands].map(({ ring }) => simplify(ring, toleranceAt)),
			};
		}
	}

	*#riversAt(zoom: number, coverage: Coverage): Generator<Shape<WaterTag>> {
		const shown = riverLevels[zoom] ?? [];
		for (const { level, path, maxZoom } of this.#rivers) {
			if (zoom > maxZoom) continue;
			if (!shown.includes(level) || lengthOf(path) < leastRiver * pixelAt(zoom)) continue;
			if (!coverage.touches(zoom, boundsOf(path))) continue;
			yield { tag: { water: "river" }, type: "line", paths: [simplify(path, toleranceOf(zoom))] };
		}
	}
}

/** The tolerance of a zoom, in units of the unit square. */
function toleranceOf(zoom: number): Tolerance {
	if (zoom < lastZoomsFrom) return () => tolerance * pixelAt(zoom);
	return (y) => Math.min(northernTolerance, lastTolerance * enlargementAt(y)) * pixelAt(zoom);
}
