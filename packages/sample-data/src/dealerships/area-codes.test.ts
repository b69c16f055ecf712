import { stateNames } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { areaCodes, createAreaCodeLookup } from "./area-codes.js";
import { townZipCodes } from "./towns.js";

const zipCodes = townZipCodes();
const findAreaCode = createAreaCodeLookup(zipCodes);

const entries = stateNames.flatMap((state) =>
	areaCodes[state].split(", ").map((entry) => ({ state, entry })),
);

describe("the area codes", () => {
	it.each(entries)("name a town in $state in '$entry'", ({ state, entry }) => {
		expect(entry).toMatch(/^[2-9]\d\d [A-Z]/);
		expect(zipCodes.get(state)?.map(({ city }) => city)).toContain(entry.slice(4));
	});

	it("belong to one state each", () => {
		const pairs = new Set(entries.map(({ state, entry }) => `${entry.slice(0, 3)} ${state}`));
		const codes = new Set(entries.map(({ entry }) => entry.slice(0, 3)));
		expect(codes.size).toBe(pairs.size);
	});

	it.each([
		["Florida", "Naples", "239"],
		["Florida", "Key West", "305"],
		["Florida", "Marco Island", "239"],
		["Arizona", "Yuma", "928"],
		["California", "San Diego", "619"],
		["New York", "Brooklyn", "718"],
		["Maine", "Bangor", "207"],
	] as const)("include, for %s, %s with %s", (state, city, areaCode) => {
		const cityZipCodes = zipCodes.get(state)?.filter((zipCode) => zipCode.city === city) ?? [];
		expect(cityZipCodes.length).toBeGreaterThan(1);
		expect(new Set(cityZipCodes.map((zipCode) => findAreaCode(state, zipCode)))).toEqual(
			new Set([areaCode]),
		);
	});
});
