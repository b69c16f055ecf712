import {
	type Dealership,
	type NearbyDealership,
	nearestFallbackCount,
	type Place,
} from "@nev/contract";

const earthRadiusMiles = 3958.8;
const radians = Math.PI / 180;

interface Position {
	latitude: number;
	longitude: number;
}

/**
 * The dealerships near a position, nearest first. A dealership without coordinates is located by its
 * ZIP code.
 */
export function findNearby(
	dealerships: readonly Dealership[],
	places: readonly Place[],
	origin: Position,
	radiusMiles: number,
	{ limit, offset }: { limit: number; offset: number },
): { withinRadius: number; dealerships: NearbyDealership[] } {
	const byDistance = dealerships
		.flatMap((dealership): NearbyDealership[] => {
			const { latitude, longitude, zipCode } = dealership;
			if (latitude !== null && longitude !== null) {
				return [{ ...dealership, distanceMiles: milesBetween(origin, { latitude, longitude }) }];
			}
			const centre = places.find(({ zip }) => zip === zipCode);
			return centre
				? [{ ...dealership, distanceMiles: milesBetween(origin, centre), approximate: true }]
				: [];
		})
		.sort((a, b) => a.distanceMiles - b.distanceMiles);
	const within = byDistance.filter(({ distanceMiles }) => distanceMiles <= radiusMiles);
	return {
		withinRadius: within.length,
		dealerships:
			within.length > 0
				? within.slice(offset, offset + limit)
				: byDistance.slice(0, nearestFallbackCount),
	};
}

/** Great-circle distance rounded to a tenth, by the spherical law of cosines. */
function milesBetween(from: Position, to: Position): number {
	const cosine =
		Math.sin(from.latitude * radians) * Math.sin(to.latitude * radians) +
		Math.cos(from.latitude * radians) *
			Math.cos(to.latitude * radians) *
			Math.cos((to.longitude - from.longitude) * radians);
	return Math.round(Math.acos(Math.min(1, cosine)) * earthRadiusMiles * 10) / 10;
}
