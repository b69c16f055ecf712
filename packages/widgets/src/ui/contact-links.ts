/** A position in degrees. */
interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/** A number, and at its end "x 12", "ext. 12", "extension 12" or "#12". */
const numberWithExtension = /^(.*[^a-z])(?:extension|ext|x|#)[\s.:]*(\d+)\W*$/i;

/** A US number with its area code, perhaps with more behind it. */
const wholeNumber = /^(\+?1)?[2-9]\d{9}/;

/** What the letters A to Z dial. */
const keypad = "22233344455566677778889999";

/**
 * The address of a telephone call; a number of ten digits is a US number. Letters that a number is
 * spelled with are dialled, and an extension is given as one (RFC 3966).
 *
 * @example telephoneLink("1-800-555-0100 ext. 12"); // "tel:18005550100;ext=12"
 */
export function telephoneLink(phone: string): string {
	const [, number = phone, extension] = numberWithExtension.exec(phone) ?? [];
	const digits = dialled(number);
	const address = /^\d{10}$/.test(digits) ? `tel:+1${digits}` : `tel:${digits}`;
	return extension ? `${address};ext=${extension}` : address;
}

/** The digits of a number; its letters count where it begins with digits and is not whole by them. */
function dialled(number: string): string {
	const digits = digitsOf(number);
	if (wholeNumber.test(digits) || /^\s*[a-z]/i.test(number)) return digits;
	const spelled = digitsOf(
		number.replace(/[a-z]/gi, (letter) => keypad[letter.toLowerCase().charCodeAt(0) - 97] ?? ""),
	);
	// A word may have a few letters more than the number has digits, and no sentence is a number.
	const [whole = digits] = spelled.length <= 14 ? (wholeNumber.exec(spelled) ?? []) : [];
	return whole;
}

function digitsOf(text: string): string {
	return text.replace(/[^\d+]/g, "");
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
