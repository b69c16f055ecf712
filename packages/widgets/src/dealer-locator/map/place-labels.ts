import type { CityLabel } from "./usa/city-label.js";

/** How far below or above its city a name stands, in pixels, and the room that it takes. */
const offset = 26;
const halfHeight = 8;
const halfWidthOfLetter = 3.5;

/** The room that a marker takes from its middle, in pixels. */
const markerRadius = 17;

/** A city's name and the side of the city on which it stands. */
export interface PlacedLabel {
	readonly city: CityLabel;
	readonly side: "below" | "above";
}

interface Box {
	readonly x: number;
	readonly y: number;
	readonly halfWidth: number;
	readonly halfHeight: number;
}

interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Places the cities' names where neither a marker nor another name covers them: below the city, else
 * above it, else nowhere.
 *
 * @param project gives the pixels of a position in degrees
 */
export function placeLabels(
	cities: readonly CityLabel[],
	markers: readonly { latitude: number; longitude: number }[],
	project: (latitude: number, longitude: number) => Point,
): PlacedLabel[] {
	const taken = markers.map(({ latitude, longitude }): Box => {
		const { x, y } = project(latitude, longitude);
		return { x, y, halfWidth: markerRadius, halfHeight: markerRadius };
	});
	const placed = new Map<CityLabel, PlacedLabel>();
	for (const side of ["below", "above"] as const) {
		for (const city of cities) {
			const [name, latitude, longitude] = city;
			const { x, y } = project(latitude, longitude);
			const box: Box = {
				x,
				y: side === "below" ? y + offset : y - offset,
				halfWidth: name.length * halfWidthOfLetter,
				halfHeight,
			};
			if (placed.has(city) || taken.some((other) => overlap(box, other))) continue;
			taken.push(box);
			placed.set(city, { city, side });
		}
	}
	return [...placed.values()];
}

function overlap(a: Box, b: Box): boolean {
	return (
		Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth &&
		Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight
	);
}
