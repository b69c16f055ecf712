import { xOfLongitude, yOfLatitude } from "../geometry/mercator.js";
import { PathIndex } from "../geometry/path-index.js";
import { countries, nation, ringsOf } from "../sources/atlas.js";

const neighbours: ReadonlySet<string> = new Set(["Canada", "Mexico"]);

/** The rings of the country: of each point the longitude, the latitude, and 1 if a neighbor is within miles. */
export function makeOutline(): number[][] {
	const index = new PathIndex(
		countries
			.filter(({ properties }) => neighbours.has(properties.name))
			.flatMap(({ geometry }) => ringsOf(geometry)),
	);
	const isBorder = (longitude: number, latitude: number) =>
		index.distanceTo(xOfLongitude(longitude), yOfLatitude(latitude)) < Infinity;
	return nation.map((ring) =>
		ring.flatMap(([longitude = 0, latitude = 0]) => [
			round(longitude),
			round(latitude),
			Number(isBorder(longitude, latitude)),
		]),
	);
}

function round(degrees: number): number {
	return Math.round(degrees * 1e4) / 1e4;
}
