import { boxAround, isClear } from "@nev/vector-map/boxes";

/** A city on the base map, with the minimum zoom at which its label is shown. */
export type CityLabel = readonly [
	name: string,
	latitude: number,
	longitude: number,
	minZoom: number,
];

/** The distance from a city to the middle of its label, in pixels. */
const labelOffset = 26;

/** The height of a label, and the width of a letter, in pixels. */
const labelHeight = 16;
const letterWidth = 7;

/** In pixels. */
const markerSize = 34;

/** A city's label, and the side of the city where it is placed. */
export interface PlacedCity {
	readonly city: CityLabel;
	readonly side: "below" | "above";
}

interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Places city labels so that they overlap neither markers nor one another. A label is below its city,
 * or above it if there is no room below, and is left out if there is none above either.
 *
 * @param project converts a position in degrees to pixels
 */
export function placeCities(
	cities: readonly CityLabel[],
	markers: readonly { latitude: number; longitude: number }[],
	project: (latitude: number, longitude: number) => Point,
): PlacedCity[] {
	const occupied = markers.map(({ latitude, longitude }) => {
		const { x, y } = project(latitude, longitude);
		return boxAround(x, y, markerSize, markerSize);
	});
	const labels = new Map<CityLabel, PlacedCity>();
	for (const side of ["below", "above"] as const) {
		for (const city of cities) {
			const [name, latitude, longitude] = city;
			const { x, y } = project(latitude, longitude);
			const middle = side === "below" ? y + labelOffset : y - labelOffset;
			const box = boxAround(x, middle, name.length * letterWidth, labelHeight);
			if (labels.has(city) || !isClear(box, occupied, 0)) continue;
			occupied.push(box);
			labels.set(city, { city, side });
		}
	}
	return [...labels.values()];
}
