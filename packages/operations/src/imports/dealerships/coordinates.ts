import { isInUnitedStates, milesBetween, type Point } from "@nev/api/operations";
import type { RowNote } from "../import-report.js";

/** Coordinates farther from the point of the ZIP code disagree with it, or else with the city. In miles. */
export const maxMilesFromZip = 50;

/** Coordinates closer than this to the middle of the city are in it. In miles. */
const maxMilesFromCity = 30;

export interface CheckedCoordinates {
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly notes: readonly RowNote[];
	/** The city is where the coordinates are, and not where the ZIP code is. */
	readonly doubtsZip?: true;
}

/** The point of a ZIP code, or of the nearest code with the same first digits. */
interface ZipPoint extends Point {
	readonly approximate?: boolean | undefined;
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
 * Checks that coordinates are in the country and near the ZIP code, or else near the city, which is then
 * right with them, and a known ZIP code is doubtful. Frequent mistakes are corrected. Other wrong coordinates
 * are dropped, and the dealer is located by its ZIP code.
 */
export function checkCoordinates(
	latitudeText: string,
	longitudeText: string,
	zip: ZipPoint | undefined,
	findCity: () => Point | undefined = () => undefined,
): CheckedCoordinates {
	if (latitudeText === "" && longitudeText === "") return { ...nowhere, notes: [] };
	if (latitudeText === "" || longitudeText === "") {
		const text = `there is only one coordinate: ${latitudeText}${longitudeText}`;
		return drop(text, "only one coordinate");
	}
	const latitude = parseDegrees(latitudeText);
	const longitude = parseDegrees(longitudeText);
	const original = `${latitudeText}, ${longitudeText}`;
	if (latitude === undefined || longitude === undefined) {
		const text = `the coordinates ${original} are not numbers of degrees`;
		return drop(text, "unreadable coordinates");
	}
	const point = { latitude, longitude };
	const readings = [
		{ point, notes: [] },
		...corrections.map(({ mistake, correct }) => ({
			point: correct(point),
			notes: [{ kind: "mended", text: `${mistake}: ${original}`, cause: mistake }] as const,
		})),
	];
	const byZip = zip && readings.find((reading) => isNear(reading.point, zip));
	if (byZip) return { ...byZip.point, notes: byZip.notes };
	const city = findCity();
	if (!zip || zip.approximate) {
		const byCity = readings.find((reading) =>
			city || zip ? city && isNear(reading.point, city) : isInUnitedStates(reading.point),
		);
		if (byCity) return { ...byCity.point, notes: byCity.notes };
	} else {
		const byCity = city && readings.find((reading) => isAtCity(reading.point, zip, city));
		if (byCity) {
			const text = `the ZIP code is ${milesText(byCity.point, zip)} from the city and the coordinates, which locate the dealer`;
			const doubt: RowNote = { kind: "doubtful", text, cause: "ZIP code far from its city" };
			return { ...byCity.point, notes: [...byCity.notes, doubt], doubtsZip: true };
		}
	}
	const place = zip?.approximate ? (city ?? zip) : (zip ?? city);
	if (!place || !isInUnitedStates(point)) {
		const text = `the coordinates ${original} are not in the United States`;
		return drop(text, "coordinates outside of the United States");
	}
	const name = place === zip ? "ZIP code" : "city";
	const text = `the coordinates ${original} are ${milesText(point, place)} from the ${name}`;
	return drop(text, `coordinates far from the ${name}`);
}

function isNear(point: Point, place: Point): boolean {
	return milesBetween(point, place) <= maxMilesFromZip && isInUnitedStates(point);
}

function isAtCity(point: Point, zip: Point, city: Point): boolean {
	const miles = milesBetween(point, city);
	return miles <= maxMilesFromCity && miles < milesBetween(zip, city) && isInUnitedStates(point);
}

function milesText(from: Point, to: Point): string {
	return `${Math.round(milesBetween(from, to)).toLocaleString("en-US")} miles`;
}

/** Parses a number of degrees. Some spreadsheets write a decimal comma. */
function parseDegrees(text: string): number | undefined {
	return /^[-+\u2212]?\d{1,3}([.,]\d+)?$/.test(text)
		? Number(text.replace(",", ".").replace("\u2212", "-"))
		: undefined;
}

const nowhere = { latitude: null, longitude: null } as const;

function drop(text: string, cause: string): CheckedCoordinates {
	return { ...nowhere, notes: [{ kind: "dropped", text, cause }] };
}
