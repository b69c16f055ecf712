import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createTempDirectory } from "../../test/temp-directory.js";
import { StartError } from "../errors/operator-error.js";
import { placeIndex, useOwnZipCodes } from "./place-index.js";

const directory = createTempDirectory();
afterAll(() => rmSync(directory, { recursive: true, force: true }));
afterEach(() => useOwnZipCodes(undefined));

const file = join(directory, "codes.csv");
const use = (...lines: string[]) => {
	writeFileSync(file, lines.join("\r\n"));
	useOwnZipCodes(file);
};

describe("the operator's ZIP codes", () => {
	it("add to the built-in ones and replace them, with their cities", () => {
		use(
			"\ufeffZip,City,State,Latitude,Longitude",
			'78803,"New Pasture",TX,29.2,-99.8',
			"",
			"34102,Naples,Florida,26.2,-81.8",
		);
		expect(placeIndex().byZip("78803")).toEqual({
			label: "78803 New Pasture, Texas",
			city: "New Pasture",
			state: "Texas",
			zip: "78803",
			latitude: 29.2,
			longitude: -99.8,
		});
		expect(placeIndex().byZip("34102")?.latitude).toBe(26.2);
		expect(placeIndex().suggest("new past")[0]?.label).toBe("New Pasture, Texas");
		expect(placeIndex().suggest("7880").at(-1)?.zip).toBe("78803");
	});

	it("are gone from an index without them", () => {
		use("zip,latitude,longitude,city,state", "78803,29.2,-99.8,New Pasture,TX");
		useOwnZipCodes(undefined);
		expect(placeIndex().byZip("78803")).toBeUndefined();
	});

	const header = "zip,latitude,longitude,city,state";
	it.each([
		[["zip,latitude,longitude"], "line 1 has no column city, state"],
		[[header, "7880,29.2,-99.8,A,TX"], 'line 2 has the ZIP code "7880", which is not five digits'],
		[[header, "", "78803,29.2,-99.8,A,Ontario"], 'line 3 has the state "Ontario", which is none'],
		[[header, "78803,,-99.8,A,TX"], "line 2 has the point , -99.8, which is not in the United"],
		[
			[header, "78803,99.8,29.2,A,TX"],
			"line 2 has the point 99.8, 29.2, which is not in the United",
		],
	])("stop the start if they cannot be used: %j", (lines, problem) => {
		expect(() => use(...lines)).toThrow(StartError);
		expect(() => use(...lines)).toThrow(
			`The ZIP codes ${file} of ZIP_CODES_FILE cannot be used: ${problem}`,
		);
	});

	it("stop the start if the file is not there", () => {
		expect(() => useOwnZipCodes(join(directory, "none.csv"))).toThrow(/none\.csv.*ENOENT.*unset/);
	});
});
