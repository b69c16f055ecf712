import { describe, expect, it } from "vitest";
import { makeGazetteer } from "../generate/places/make-gazetteer.js";
import { readGazetteer } from "../src/index.js";

const entries = readGazetteer();
const find = (name: string, state: string) =>
	entries.find((entry) => entry.name === name && entry.state === state);

describe("the gazetteer", () => {
	it("is what generate makes", () => {
		expect(entries).toEqual(makeGazetteer());
	});

	it("has towns of the states and territories, whether or not they have a post office", () => {
		expect(find("Naples", "FL")).toMatchObject({
			latitude: expect.closeTo(26.14, 1),
			longitude: expect.closeTo(-81.8, 1),
		});
		for (const [name, state] of [
			["New York", "NY"],
			["Miramar", "FL"],
			["St. Louis", "MO"],
			["San Juan", "PR"],
			["Saipan", "MP"],
		] as const)
			expect(find(name, state)?.population, name).toBeGreaterThan(40_000);
	});

	it("has counties where their people are", () => {
		// Most people of Clark County live in Las Vegas, and those of Orange County in its north.
		expect(find("Clark County", "NV")).toMatchObject({
			latitude: expect.closeTo(36.1, 0),
			longitude: expect.closeTo(-115.1, 0),
		});
		expect(find("Orange County", "CA")?.latitude).toBeGreaterThan(33.7);
		expect(find("Orleans Parish", "LA")).toBeDefined();
		expect(find("North Slope Borough", "AK")).toBeDefined();
		expect(entries.filter(({ name }) => name === "Orange County")).toHaveLength(8);
		// Richmond, Baltimore and St. Louis are cities, and Richmond also a county.
		expect(find("Baltimore city County", "MD")).toBeUndefined();
		expect(
			entries.filter(({ name, state }) => name === "St. Louis County" && state === "MO"),
		).toHaveLength(1);
	});
});
