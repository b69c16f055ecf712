import { milesBetween, type Point } from "../../places/miles-between.js";
import type { RowNote } from "./finding.js";

/** A dealer that is farther from the centre of its own ZIP code is somewhere else. */
const farthestFromZip = 50;

export interface CheckedCoordinates {
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly findings: readonly RowNote[];
}

/** Ways in which coordinates are written wrongly and can be put right. */
const repairs: readonly { told: string; repair: (given: Point) => Point }[] = [
	{
		told: "latitude and longitude were swapped",
		repair: ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }),
	},
	{
		told: "the longitude had lost its minus sign",
		repair: ({ latitude, longitude }) => ({ latitude, longitude: -longitude }),
	},
	{
		told: "latitude and longitude were swapped, without the minus sign",
		repair: ({ latitude, longitude }) => ({ latitude: longitude, longitude: -latitude }),
	},
];

/**
 * Checks coordinates against the country and the centre of the ZIP code. What can be put right is;
 * what cannot is left out, and the dealer is found by its ZIP code instead.
 */
export function checkCoordinates(
	latitudeText: string,
	longitudeText: string,
	zipCentre: Point | undefined,
): CheckedCoordinates {
	if (latitudeText === "" && longitudeText === "") return without();
	if (latitudeText === "" || longitudeText === "") {
		return without(`only one coordinate is given: ${latitudeText}${longitudeText}`);
	}
	const latitude = degrees(latitudeText);
	const longitude = degrees(longitudeText);
	const written = `${latitudeText}, ${longitudeText}`;
	if (latitude === undefined || longitude === undefined) {
		return without(`the coordinates ${written} are no numbers of degrees`);
	}
	const given = { latitude, longitude };
	if (fits(given, zipCentre)) return { ...given, findings: [] };
	for (const { told, repair } of repairs) {
		const repaired = repair(given);
		if (fits(repaired, zipCentre)) {
			return { ...repaired, findings: [{ kind: "mended", text: `${told}: ${written}` }] };
		}
	}
	if (!zipCentre || !isInUnitedStates(given)) {
		return without(`the coordinates ${written} are not in the United States`);
	}
	const miles = Math.round(milesBetween(given, zipCentre)).toLocaleString("en-US");
	return without(`the coordinates ${written} are ${miles} miles from the ZIP code`);
}

function fits(point: Point, zipCentre: Point | undefined): boolean {
	if (!isInUnitedStates(point)) return false;
	return !zipCentre || milesBetween(point, zipCentre) <= farthestFromZip;
}

/** The states and territories, roughly, in degrees: from south to north, then from west to east. */
const unitedStates = [
	/** The 50 states. */
	[18.5, 71.6, -180, -66.5],
	/** The last of the Aleutian islands, beyond 180 degrees. */
	[18.5, 71.6, 172, 180],
	/** Puerto Rico and the U.S. Virgin Islands. */
	[17.6, 18.6, -68, -64.5],
	/** Guam and the Northern Mariana Islands. */
	[13.2, 20.6, 144.6, 146.1],
	/** American Samoa. */
	[-14.6, -11, -171.2, -168.1],
] as const;

function isInUnitedStates({ latitude, longitude }: Point): boolean {
	return unitedStates.some(
		([south, north, west, east]) =>
			latitude >= south && latitude <= north && longitude >= west && longitude <= east,
	);
}

/** A number of degrees; some spreadsheets write a comma for the point. */
function degrees(text: string): number | undefined {
	return /^[-+\u2212]?\d{1,3}([.,]\d+)?$/.test(text)
		? Number(text.replace(",", ".").replace("\u2212", "-"))
		: undefined;
}

function without(reason?: string): CheckedCoordinates {
	const findings: RowNote[] = reason ? [{ kind: "dropped", text: reason }] : [];
	return { latitude: null, longitude: null, findings };
}
