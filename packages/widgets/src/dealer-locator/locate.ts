import type { SearchOrigin } from "../dealer-search/locator-search.js";

/** About a tenth of a mile: precise enough to find dealers, and not more precise for privacy. */
const coordinateDecimals = 3;

/**
 * Asks the device where the visitor is.
 *
 * @param timeout how long the device has once it is allowed to answer, in milliseconds
 * @param onEnd gets no location if there is none
 */
export function locate(timeout: number, onEnd: (origin?: SearchOrigin) => void): void {
	// Undefined on insecure origins.
	if (!navigator.geolocation) {
		onEnd();
		return;
	}
	navigator.geolocation.getCurrentPosition(
		({ coords: { latitude, longitude } }) =>
			onEnd({ latitude: round(latitude), longitude: round(longitude) }),
		() => onEnd(),
		{ timeout, maximumAge: 300_000 },
	);
}

function round(degrees: number): number {
	return Number(degrees.toFixed(coordinateDecimals));
}
