import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type RegionName, usStates, usTerritories } from "@nev/contract";
import type { Point } from "./miles-between.js";

/** A ZIP code with the middle of its area. */
export interface ZipArea extends Point {
	readonly zip: string;
	readonly city: string;
	readonly state: RegionName;
}

const regionNames = new Map(
	Object.entries({ ...usStates, ...usTerritories }).map(([name, abbreviation]) => [
		abbreviation as string,
		name as RegionName,
	]),
);

/** The state or territory of a postal abbreviation. Undefined for military mail and for Canada. */
export function regionOfAbbreviation(abbreviation: string): RegionName | undefined {
	return regionNames.get(abbreviation);
}

/** Reads the ZIP codes of the states and territories, in ascending order. */
export function readZipAreas(): ZipArea[] {
	return readZipCodes()
		.flatMap(({ zip, city, state: abbreviation, latitude, longitude }) => {
			const state = regionOfAbbreviation(abbreviation);
			return state && isInUnitedStates(longitude)
				? [{ zip, city, state, latitude, longitude }]
				: [];
		})
		.sort((a, b) => (a.zip < b.zip ? -1 : 1));
}

/** From Maine to Alaska, or on a Pacific island. In the data, 10200 lacks its minus sign. */
function isInUnitedStates(longitude: number): boolean {
	return longitude < -60 || longitude > 140;
}

/** One ZIP code of the `zipcodes` package. */
interface ZipCode {
	readonly zip: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly city: string;
	/** The postal abbreviation of a state or a territory. */
	readonly state: string;
}

/**
 * Reads the ZIP codes of the `zipcodes` package as JSON, which is most of its file. Imported, they are
 * program text: parsing it takes 50 MB that Node.js does not give back, and the objects stay.
 *
 * @throws {Error} if the file has another form, as in another version of the package
 */
function readZipCodes(): ZipCode[] {
	const file = fileURLToPath(import.meta.resolve("zipcodes/lib/codes.js"));
	const [, json] = /^exports\.codes = (\{.*\});?$/m.exec(readFileSync(file, "utf8")) ?? [];
	if (!json) throw new Error(`${file} has no ZIP codes where they are expected.`);
	return Object.values(JSON.parse(json) as Record<string, ZipCode>);
}
