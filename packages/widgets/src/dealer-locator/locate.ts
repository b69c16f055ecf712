import type { SearchOrigin } from "../dealer-search/locator-search.js";

/** About a tenth of a mile: precise enough to find dealers, and not more precise for privacy. */
const coordinateDecimals = 3;

/**
 * Asks the device where the visitor is.
 *
 * @param timeout how long the device has once it is allowed to answer, in milliseconds
 */
export function locate(
	timeout: number,
	onLocation: (origin: SearchOrigin) => void,
	onFailure: () => void,
): void {
	// Undefined on insecure origins.
	if (!navigator.geolocation) {
		onFailure();
		return;
	}
	navigator.geolocation.getCurrentPosition(
		({ coords: { latitude, longitude } }) =>
			onLocation({ latitude: round(latitude), longitude: round(longitude) }),
		onFailure,
		{ timeout, maximumAge: 300_000 },
	);
}

function round(degrees: number): number {
	return Number(degrees.toFixed(coordinateDecimals));
}
