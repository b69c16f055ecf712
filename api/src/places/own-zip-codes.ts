import { readFileSync } from "node:fs";
import { parseRegion } from "@nev/contract";
import { StartError } from "../errors/operator-error.js";
import { isInUnitedStates } from "./country-outline.js";
import type { ZipArea } from "./zip-codes.js";

const columns = ["zip", "latitude", "longitude", "city", "state"] as const;

/**
 * Reads the operator's ZIP codes from a CSV file with a heading for each column, in any order.
 *
 * @throws {StartError} with the line that cannot be used, and why
 */
export function readOwnZipCodes(file: string): ZipArea[] {
	const lines = readText(file)
		.split(/\r?\n/)
		.map((line) => line.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")));
	const header = lines[0]?.map((name) => name.toLowerCase()) ?? [];
	const missing = columns.filter((name) => !header.includes(name));
	if (missing.length > 0) throw unusable(file, `line 1 has no column ${missing.join(", ")}`);
	return lines.flatMap((cells, index) => {
		if (index === 0 || cells.every((cell) => cell === "")) return [];
		const textOf = (name: (typeof columns)[number]) => cells[header.indexOf(name)] ?? "";
		const refuse = (problem: string) => unusable(file, `line ${index + 1} ${problem}`);
		const zip = textOf("zip");
		if (!/^\d{5}$/.test(zip)) throw refuse(`has the ZIP code "${zip}", which is not five digits`);
		const state = parseRegion(textOf("state"));
		if (!state) throw refuse(`has the state "${textOf("state")}", which is none`);
		const [latitude, longitude] = [textOf("latitude"), textOf("longitude")];
		const point = { latitude: Number(latitude), longitude: Number(longitude) };
		if (!latitude || !longitude || !isInUnitedStates(point)) {
			throw refuse(`has the point ${latitude}, ${longitude}, which is not in the United States`);
		}
		return [{ zip, city: textOf("city"), state, ...point }];
	});
}

function readText(file: string): string {
	try {
		return readFileSync(file, "utf8").replace(/^\ufeff/, "");
	} catch (error) {
		throw unusable(file, (error as Error).message);
	}
}

function unusable(file: string, problem: string): StartError {
	return new StartError(
		`The ZIP codes ${file} of ZIP_CODES_FILE cannot be used: ${problem}. Correct the file, or unset ZIP_CODES_FILE for the built-in codes.`,
	);
}
