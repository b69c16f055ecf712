import type { PlaceIndex } from "@nev/api/operations";
import { parseRegion, type RegionName } from "@nev/contract";
import type { RowNote } from "../import-report.js";
import { type CheckedCoordinates, checkCoordinates } from "./coordinates.js";
import type { DealershipField } from "./dealership-columns.js";
import { readState } from "./read-state.js";
import { checkZip, noteOfUnknownZip } from "./zip-code.js";

/** Where a row says that the dealer is. What cannot be read is absent. */
export interface RowPlace {
	readonly state?: RegionName | undefined;
	readonly zipCode?: string | undefined;
	readonly pin: CheckedCoordinates;
}

const nowhere: CheckedCoordinates = { latitude: null, longitude: null, notes: [] };

/**
 * Reads the state, the ZIP code and the coordinates of a row, and compares them. A missing state is that of
 * the ZIP code.
 */
export function checkPlace(
	read: (field: DealershipField) => string,
	places: PlaceIndex,
	notes: RowNote[],
	refuse: (problem: string, field: DealershipField) => void,
): RowPlace {
	const stateText = read("state");
	const statedState = readState(stateText);
	if (stateText && !statedState) {
		refuse(`"${stateText}" is not a state or territory`, "state");
		// A ZIP code cannot be checked with a wrong state. The row is refused anyway.
		return { pin: nowhere };
	}
	const zip = checkZip(read("zipCode"), statedState, places);
	const zipState = zip.place && parseRegion(zip.place.state);
	const state = statedState ?? zipState;
	const five = zip.zipCode?.slice(0, 5) ?? "";
	const pin = checkCoordinates(
		read("latitude"),
		read("longitude"),
		zip.place ?? places.locateZip(five),
		() => state && places.byCity(read("city"), state),
	);
	if (zip.isUnknown) notes.push(noteOfUnknownZip(five, pin.latitude !== null, places));
	for (const note of zip.notes) {
		if (note.kind === "refused") refuse(note.text, "zipCode");
		// One doubt about a ZIP code is enough.
		else if (!pin.doubtsZip) notes.push(note);
	}
	if (!stateText && zipState) {
		const text = `the state is missing, and ${zip.zipCode} is in ${zipState}`;
		notes.push({ kind: "mended", text, cause: "missing state" });
	} else if (!stateText) refuse("the state is missing, and its ZIP code does not tell it", "state");
	return { state, zipCode: zip.zipCode, pin };
}
