import type { Position } from "../../dealer-locator/geography.js";

/** Decimals of a degree: about a metre. */
const decimals = 5;

/** A position of the map as people write it: in the range of longitudes, without digits that mean nothing. */
export function roundedPosition({ lat, lng }: { lat: number; lng: number }): Position {
	const longitude = ((((lng + 180) % 360) + 360) % 360) - 180;
	return {
		latitude: Number(lat.toFixed(decimals)),
		longitude: Number(longitude.toFixed(decimals)),
	};
}
