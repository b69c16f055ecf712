/** A number that ends with "x 12", "ext. 12", "extension 12" or "#12". */
const numberWithExtension = /^(.*[^a-z])(?:extension|ext|x|#)[\s.:]*(\d+)\W*$/i;

/** A text that starts with a US number with area code. */
const usNumber = /^(\+?1)?[2-9]\d{9}/;

/** The keypad digits of the letters A to Z. */
const keypad = "22233344455566677778889999";

/**
 * The `tel:` URL of a telephone number (RFC 3966). Ten digits are a US number. Letters are converted
 * to keypad digits, and an extension becomes an `ext` parameter.
 *
 * @example telephoneLink("1-800-555-0100 ext. 12"); // "tel:18005550100;ext=12"
 */
export function telephoneLink(phone: string): string {
	const [, number = phone, extension] = numberWithExtension.exec(phone) ?? [];
	const digits = dialledDigits(number);
	const url = /^\d{10}$/.test(digits) ? `tel:+1${digits}` : `tel:${digits}`;
	return extension ? `${url};ext=${extension}` : url;
}

/** The digits to dial. Letters count if the number starts with digits and is incomplete without them. */
function dialledDigits(number: string): string {
	const digits = digitsOf(number);
	if (usNumber.test(digits) || /^\s*[a-z]/i.test(number)) return digits;
	const spelled = digitsOf(
		number.replace(/[a-z]/gi, (letter) => keypad[letter.toLowerCase().charCodeAt(0) - 97] ?? ""),
	);
	// A word may have a few letters too many. A longer text is a sentence and not a number.
	const [complete = digits] = spelled.length <= 14 ? (usNumber.exec(spelled) ?? []) : [];
	return complete;
}

function digitsOf(text: string): string {
	return text.replace(/[^\d+]/g, "");
}

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
 * Without an address they lead to the coordinates, and without these there are none: an empty text. A
 * device with the app opens it there.
 */
export function directionsLink(destination: Destination, app: MapsApp): string {
	const { name, address, city, state, zipCode, latitude, longitude } = destination;
	const position = latitude === null || longitude === null ? "" : `${latitude},${longitude}`;
	const written = [name, address, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(", ");
	const to = address && city ? encodeURIComponent(written) : position;
	if (to === "") return "";
	return app === "apple"
		? `https://maps.apple.com/?daddr=${to}${position && `&sll=${position}`}`
		: `https://www.google.com/maps/dir/?api=1&destination=${to}`;
}
