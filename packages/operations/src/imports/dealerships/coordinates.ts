import { milesBetween, type Point } from "@nev/api/operations";
import type { RowNote } from "../import-report.js";

/** Coordinates farther from the centre of the ZIP code are wrong. In miles. */
export const maxMilesFromZip = 50;

export interface CheckedCoordinates {
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly notes: readonly RowNote[];
}

/** Frequent mistakes, and how to correct them. */
const corrections: readonly { mistake: string; correct: (point: Point) => Point }[] = [
	{
		mistake: "latitude and longitude were swapped",
		correct: ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }),
	},
	{
		mistake: "the longitude had lost its minus sign",
		correct: ({ latitude, longitude }) => ({ latitude, longitude: -longitude }),
	},
	{
		mistake: "latitude and longitude were swapped, without the minus sign",
		correct: ({ latitude, longitude }) => ({ latitude: longitude, longitude: -latitude }),
	},
];

/**
 * Checks that coordinates are in the country and near the centre of the ZIP code. Frequent mistakes
 * are corrected. Other wrong coordinates are dropped, and the dealer is located by its ZIP code.
 */
export function checkCoordinates(
	latitudeText: string,
	longitudeText: string,
	zipCentre: Point | undefined,
): CheckedCoordinates {
	if (latitudeText === "" && longitudeText === "") return drop();
	if (latitudeText === "" || longitudeText === "") {
		return drop(`there is only one coordinate: ${latitudeText}${longitudeText}`);
	}
	const latitude = parseDegrees(latitudeText);
	const longitude = parseDegrees(longitudeText);
	const original = `${latitudeText}, ${longitudeText}`;
	if (latitude === undefined || longitude === undefined) {
		return drop(`the coordinates ${original} are not numbers of degrees`);
	}
	const point = { latitude, longitude };
	if (isPlausible(point, zipCentre)) return { ...point, notes: [] };
	for (const { mistake, correct } of corrections) {
		const corrected = correct(point);
		if (isPlausible(corrected, zipCentre)) {
			return { ...corrected, notes: [{ kind: "mended", text: `${mistake}: ${original}` }] };
		}
	}
	if (!zipCentre || !isInUnitedStates(point)) {
		return drop(`the coordinates ${original} are not in the United States`);
	}
	const miles = Math.round(milesBetween(point, zipCentre)).toLocaleString("en-US");
	return drop(`the coordinates ${original} are ${miles} miles from the ZIP code`);
}

function isPlausible(point: Point, zipCentre: Point | undefined): boolean {
	if (!isInUnitedStates(point)) return false;
	return !zipCentre || milesBetween(point, zipCentre) <= maxMilesFromZip;
}

/** Roughly the states and territories, in degrees: south, north, west and east. */
const unitedStates = [
	/** The 50 states. */
	[18.5, 71.6, -180, -66.5],
	/** The westernmost Aleutian Islands, beyond 180 degrees. */
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

/** Parses a number of degrees. Some spreadsheets write a decimal comma. */
function parseDegrees(text: string): number | undefined {
	return /^[-+\u2212]?\d{1,3}([.,]\d+)?$/.test(text)
		? Number(text.replace(",", ".").replace("\u2212", "-"))
		: undefined;
}

function drop(reason?: string): CheckedCoordinates {
	const notes: RowNote[] = reason ? [{ kind: "dropped", text: reason }] : [];
	return { latitude: null, longitude: null, notes };
}
