/** A position in degrees. */
interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/** The address of a telephone call; a number of ten digits is a US number. */
export function telephoneLink(phone: string): string {
	const digits = phone.replace(/[^\d+]/g, "");
	return /^\d{10}$/.test(digits) ? `tel:+1${digits}` : `tel:${digits}`;
}

/** The maps that a device has of its own. */
export type MapsApp = "apple" | "google";

/** Which maps the device has of its own; on a server, and where in doubt, the one in any browser. */
export function deviceMaps(userAgent: string): MapsApp {
	return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? "apple" : "google";
}

/** The address that opens directions to a position; an app of the device takes it where it can. */
export function directionsLink({ latitude, longitude }: Position, app: MapsApp): string {
	return app === "apple"
		? `https://maps.apple.com/?daddr=${latitude},${longitude}`
		: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
