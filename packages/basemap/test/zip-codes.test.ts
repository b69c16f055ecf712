import { describe, expect, it } from "vitest";
import { makeOutline } from "../generate/boundaries/make-outline.js";
import { makeZipCodes } from "../generate/places/make-zip-codes.js";
import { readGazetteer, readOutline, readZipCodes } from "../src/index.js";

const codes = readZipCodes();
const find = (code: string) => codes.find(({ zip }) => zip === code);

describe("the ZIP codes", () => {
	it("are what generate makes, ascending", () => {
		expect(codes).toEqual(makeZipCodes(readGazetteer()));
		expect(codes.map(({ zip }) => zip)).toEqual(codes.map(({ zip }) => zip).toSorted());
	});

	it.each(["75072", "75036", "85144", "72713", "72405", "85288"])("have new ones: %s", (zip) => {
		expect(find(zip)).toBeDefined();
	});

	// Twelve miles from downtown Richmond, where the post office of seven codes is.
	it("are in the middle of their areas where several share one post office", () => {
		expect(find("23233")).toMatchObject({
			latitude: expect.closeTo(37.65, 1),
			longitude: expect.closeTo(-77.62, 1),
		});
		expect(find("99701")?.latitude).toBeCloseTo(64.84, 1);
		expect(find("33040")?.longitude).toBeCloseTo(-81.78, 1);
	});

	it.each(["10072", "85099", "98184", "66652", "33651"])(
		"have no city where an organization was: %s",
		(zip) => {
			expect(find(zip)?.city).toBe("");
		},
	);

	it.each([
		["97389", "Tangent"],
		["04016", "Center Lovell"],
		["98929", "Goose Prairie"],
	])("have the names of hamlets: %s %s", (zip, city) => {
		expect(find(zip)?.city).toBe(city);
	});

	it("have no military mail, and none that is in another state than its neighbors", () => {
		expect(codes.filter(({ state }) => /^(A[AEP]|FM|MH|PW)$/.test(state))).toEqual([]);
		expect(find("72643")).toBeUndefined();
	});
});

it("the outline is what generate makes", () => {
	expect(readOutline().map((ring) => [...ring])).toEqual(makeOutline());
});
