import { type Path, pixelAt } from "../geometry/mercator.js";
import { type Bounds, boundsOf, isInside } from "../geometry/path.js";
import { groupBy } from "../group-by.js";
import { counties, ringsOf } from "../sources/atlas.js";
import { maxZoom } from "../tiles/coverage.js";
import type { ChosenPlace } from "./choose-places.js";

/** The zooms of tiles at which many a county is larger than a view, and its middle seldom in one. */
const zooms = [9, 10];

/** The least people of a town beside which its county is named again. */
const leastTown = 5_000;

/** How far to the north of a town, or to the south: there is room for the town's own label, and both are in a view. */
const north = 56 * pixelAt(10);

/** The least distance between two labels of a county, in pixels. */
const apart = 480;

/** Names large counties again beside their largest towns, where visitors look. */
export function repeatCounties(places: readonly ChosenPlace[]): ChosenPlace[] {
	const areas = counties.map(({ properties: { name }, geometry }) => ({
		name,
		rings: ringsOf(geometry).map((ring) => ({ ring, bounds: boundsOf(ring) })),
	}));
	const towns = places
		.filter(({ kind, population = 0 }) => kind === "locality" && population >= leastTown)
		.sort((a, b) => b.weight - a.weight)
		.flatMap(({ x, y }) => {
			// The sea to the north of a town is in no county.
			for (const at of [y - north, y + north].map((aside) => ({ x, y: aside }))) {
				const area = areas.find(({ rings }) => rings.some((ring) => isAround(ring, at.x, at.y)));
				if (area) return [{ ...at, name: area.name }];
			}
			return [];
		});
	const labels = groupBy(
		places.filter(({ kind }) => kind === "county"),
		({ name }) => name,
	);
	const repeated: ChosenPlace[] = [];
	for (const minZoom of zooms) {
		for (const { x, y, name } of towns) {
			const known = labels.get(name) ?? [];
			const least = apart * pixelAt(minZoom);
			// Also one that is only shown further in: it would be a second one there.
			const isNear = (label: ChosenPlace) => Math.hypot(label.x - x, label.y - y) < least;
			if (known.some(isNear)) continue;
			const label: ChosenPlace = { x, y, kind: "county", name, weight: 0, minZoom, maxZoom };
			labels.set(name, [...known, label]);
			repeated.push(label);
		}
	}
	return repeated;
}

function isAround(
	{ ring, bounds: { west, east, north, south } }: { ring: Path; bounds: Bounds },
	x: number,
	y: number,
): boolean {
	return x > west && x < east && y > north && y < south && isInside(ring, x, y);
}
