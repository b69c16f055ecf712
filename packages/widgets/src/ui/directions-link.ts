/** The maps apps that come with a device. */
export type MapsApp = "apple" | "google";

/** The maps app of a device. Google Maps if unknown, because it works in any browser. */
export function deviceMaps(userAgent: string): MapsApp {
	return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? "apple" : "google";
}

/** Where directions lead to. */
export interface Destination {
	readonly name: string;
	readonly address: string;
	readonly city: string;
	readonly state: string;
	readonly zipCode: string;
	readonly latitude: number | null;
	readonly longitude: number | null;
}

/**
 * The URL of directions to a name and an address, which the maps app shows and finds the entrance of.
 * Without an address they lead to the coordinates, and without these there are none (specification,
 * section 2): an empty text. A device with the app opens it there.
 */
export function directionsLink(destination: Destination, app: MapsApp): string {
	const { name, address, city, state, zipCode, latitude, longitude } = destination;
	if (latitude === null || longitude === null) return "";
	const position = `${latitude},${longitude}`;
	const written = [name, address, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(", ");
	const to = address && city ? encodeURIComponent(written) : position;
	return app === "apple"
		? `https://maps.apple.com/?daddr=${to}&sll=${position}`
		: `https://www.google.com/maps/dir/?api=1&destination=${to}`;
}
