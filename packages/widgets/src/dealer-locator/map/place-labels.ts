/** A city on the base map, with the minimum zoom at which its label is shown. */
export type CityLabel = readonly [
	name: string,
	latitude: number,
	longitude: number,
	minZoom: number,
];

/** The distance from a city to the middle of its label, in pixels. */
const labelOffset = 26;

/** Half of a label's height, and half of a letter's width, in pixels. */
const labelHalfHeight = 8;
const letterHalfWidth = 3.5;

/** The radius of a marker, in pixels. */
const markerRadius = 17;

/** A city's label, and the side of the city where it is placed. */
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
 * Places city labels so that they overlap neither markers nor one another. A label is below its city,
 * or above it if there is no room below, and is left out if there is none above either.
 *
 * @param project converts a position in degrees to pixels
 */
export function placeLabels(
	cities: readonly CityLabel[],
	markers: readonly { latitude: number; longitude: number }[],
	project: (latitude: number, longitude: number) => Point,
): PlacedLabel[] {
	const occupied = markers.map(({ latitude, longitude }): Box => {
		const { x, y } = project(latitude, longitude);
		return { x, y, halfWidth: markerRadius, halfHeight: markerRadius };
	});
	const labels = new Map<CityLabel, PlacedLabel>();
	for (const side of ["below", "above"] as const) {
		for (const city of cities) {
			const [name, latitude, longitude] = city;
			const { x, y } = project(latitude, longitude);
			const box: Box = {
				x,
				y: side === "below" ? y + labelOffset : y - labelOffset,
				halfWidth: name.length * letterHalfWidth,
				halfHeight: labelHalfHeight,
			};
			if (labels.has(city) || occupied.some((other) => overlap(box, other))) continue;
			occupied.push(box);
			labels.set(city, { city, side });
		}
	}
	return [...labels.values()];
}

function overlap(a: Box, b: Box): boolean {
	return (
		Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth &&
		Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight
	);
}
