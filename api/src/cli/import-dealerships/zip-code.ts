import type { RegionName } from "@nev/contract";
import type { PlaceIndex } from "../../places/place-index.js";
import type { RowNote } from "./finding.js";

export interface CheckedZip {
	/** Five digits, or nine as `02134-1234`; absent where it is none. */
	readonly zipCode?: string;
	readonly findings: readonly RowNote[];
}

/** What a spreadsheet writes around a number that it shall not touch. */
const wrapping = /^(?:="(.*)"|'(.*))$/;

const written = /^(\d{3,5})(?:\.0+)?(?:[-\s](\d{4}))?$/;

const writtenWithoutDash = /^(\d{3,5})(\d{4})$/;

/**
 * Checks a ZIP code and gives it back the zeros at its beginning, which a spreadsheet has taken for
 * nothing: `2134` is `02134` where that lies in the row's state, and otherwise a digit is missing.
 */
export function checkZip(text: string, state: RegionName, places: PlaceIndex): CheckedZip {
	const [, quoted, marked] = wrapping.exec(text) ?? [];
	const plain = (quoted ?? marked ?? text).trim();
	const [, digits, extension] =
		written.exec(plain) ?? (plain.length >= 7 ? writtenWithoutDash.exec(plain) : null) ?? [];
	if (!digits) return refused(`"${text}" is no ZIP code`);
	const five = digits.padStart(5, "0");
	const zipCode = extension ? `${five}-${extension}` : five;
	const place = places.byZip(five);
	if (digits.length < 5) {
		if (place?.state !== state) return refused(`the ZIP code "${text}" lacks a digit`);
		return found("mended", `the ZIP code ${text} is ${zipCode}`);
	}
	if (!place) {
		return found(
			"doubtful",
			`the ZIP code ${five} is not known, and nobody finds the dealer by it`,
		);
	}
	if (place.state !== state) {
		return found("doubtful", `the ZIP code ${five} lies in ${place.state}, not in ${state}`);
	}
	return { zipCode, findings: [] };

	function found(kind: RowNote["kind"], message: string): CheckedZip {
		return { zipCode, findings: [{ kind, text: message }] };
	}
}

function refused(text: string): CheckedZip {
	return { findings: [{ kind: "refused", text }] };
}
