import type { PlaceIndex } from "@nev/api/operations";
import type { Place, RegionName } from "@nev/contract";
import type { RowNote } from "../import-report.js";
import { readState } from "./read-state.js";

export interface CheckedZip {
	/** Five digits, or nine as `02134-1234`; absent if the text is not a ZIP code. */
	readonly zipCode?: string;
	/** Where it is, if the ZIP code is known. */
	readonly place?: Place | undefined;
	/** What it says of the dealer's place depends on the coordinates, so that the caller notes it. */
	readonly isUnknown?: true;
	readonly notes: readonly RowNote[];
}

/** How spreadsheets mark text that looks like a number: `="02134"` or `'02134`. */
const textMarker = /^(?:="(.*)"|'(.*))$/;

const zipPattern = /^(\d{3,5})(?:\.0+)?(?:\s*[-\s]\s*(\d{4}))?$/;

const patternWithoutDash = /^(\d{3,5})(\d{4})(?:\.0+)?$/;

/** Hyphens, dashes and minus signs as programs write them. */
const dashes = /[\u2010-\u2015\u2212]/g;

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
	const plain = withoutState((quoted ?? prefixed ?? text).replace(dashes, "-").trim(), state);
	const [, digits, extension] =
		zipPattern.exec(plain) ?? (plain.length >= 7 ? patternWithoutDash.exec(plain) : null) ?? [];
	if (!digits) return refuse(`"${text}" is not a ZIP code`, "no ZIP code");
	const five = digits.padStart(5, "0");
	const zipCode = extension ? `${five}-${extension}` : five;
	const place = places.byZip(five);
	if (digits.length < 5) {
		if (!place || (state && place.state !== state))
			return refuse(`the ZIP code "${text}" lacks a digit`, "ZIP code that lacks a digit");
		const cause = "ZIP code without its leading zeros";
		return noted({ kind: "mended", text: `the ZIP code ${text} is ${zipCode}`, cause });
	}
	if (!place) return { zipCode, isUnknown: true, notes: [] };
	if (state && place.state !== state) {
		const text = `the ZIP code ${five} is in ${place.state}, not in ${state}`;
		return noted({ kind: "doubtful", text, cause: "ZIP code in another state" });
	}
	return { zipCode, place, notes: [] };

	function noted(note: RowNote): CheckedZip {
		return { zipCode, place, notes: [note] };
	}
}

/** What an unknown ZIP code means for a dealer with or without coordinates. */
export function noteOfUnknownZip(zip: string, isPinned: boolean, places: PlaceIndex): RowNote {
	const byZip = `so it ${places.locateZip(zip) ? "locates the dealer only roughly" : "does not locate the dealer"}`;
	const located = isPinned ? "and the coordinates locate the dealer" : byZip;
	const text = `the ZIP code ${zip} is unknown, ${located}`;
	return { kind: "doubtful", text, cause: "unknown ZIP code" };
}

/** `34102` of `FL 34102`, `34102, FL` and `34102.`, if the state is the row's or the row has none. */
function withoutState(text: string, state: RegionName | undefined): string {
	const zip = /\d(?:.*\d)?/.exec(text)?.[0] ?? "";
	const around = text
		.replace(zip, " ")
		.replace(/[\s,.-]+/g, " ")
		.trim();
	const named = readState(around);
	return around === "" || (named && (!state || state === named)) ? zip : text;
}

function refuse(text: string, cause: string): CheckedZip {
	return { notes: [{ kind: "refused", text, cause }] };
}
