import type { PlaceIndex } from "@nev/api/operations";
import { parseRegion, type RegionName } from "@nev/contract";
import type { RowNote } from "../import-report.js";

export interface CheckedZip {
	/** Five digits, or nine as `02134-1234`; absent if the text is not a ZIP code. */
	readonly zipCode?: string;
	/** The state that it is in, if the ZIP code is known. */
	readonly state?: RegionName | undefined;
	readonly notes: readonly RowNote[];
}

/** How spreadsheets mark text that looks like a number: `="02134"` or `'02134`. */
const textMarker = /^(?:="(.*)"|'(.*))$/;

const zipPattern = /^(\d{3,5})(?:\.0+)?(?:[-\s](\d{4}))?$/;

const patternWithoutDash = /^(\d{3,5})(\d{4})$/;

/**
 * Checks a ZIP code and restores leading zeros that a spreadsheet removed: `2134` becomes `02134` if
 * that is in the row's state. Otherwise a digit is missing.
 *
 * @param state undefined if the row does not name its state, which is then that of the ZIP code
 */
export function checkZip(
	text: string,
	state: RegionName | undefined,
	places: PlaceIndex,
): CheckedZip {
	const [, quoted, prefixed] = textMarker.exec(text) ?? [];
	const plain = (quoted ?? prefixed ?? text).trim();
	const [, digits, extension] =
		zipPattern.exec(plain) ?? (plain.length >= 7 ? patternWithoutDash.exec(plain) : null) ?? [];
	if (!digits) return refuse(`"${text}" is not a ZIP code`);
	const five = digits.padStart(5, "0");
	const zipCode = extension ? `${five}-${extension}` : five;
	const place = places.byZip(five);
	const zipState = place && parseRegion(place.state);
	if (digits.length < 5) {
		if (!place || (state && place.state !== state))
			return refuse(`the ZIP code "${text}" lacks a digit`);
		return noted("mended", `the ZIP code ${text} is ${zipCode}`);
	}
	if (!place) {
		return noted("doubtful", `the ZIP code ${five} is unknown, so it does not locate the dealer`);
	}
	if (state && place.state !== state) {
		return noted("doubtful", `the ZIP code ${five} is in ${place.state}, not in ${state}`);
	}
	return { zipCode, state: zipState, notes: [] };

	function noted(kind: RowNote["kind"], text: string): CheckedZip {
		return { zipCode, state: zipState, notes: [{ kind, text }] };
	}
}

function refuse(text: string): CheckedZip {
	return { notes: [{ kind: "refused", text }] };
}
