import { describe, expect, it } from "vitest";
import { choosePlaces } from "./choose-places.js";
import type { Place } from "./place.js";

function town(name: string, weight: number, x: number, y = 0.4): Place {
	return { x, y, kind: "locality", name, weight };
}

function minZoomOf(name: string, places: readonly Place[]): number | undefined {
	return choosePlaces(places).find((place) => place.name === name)?.minZoom;
}

describe("the first zoom of a place", () => {
	it("is lower for a larger town", () => {
		const places = [town("Large", 900_000, 0.2), town("Small", 2_000, 0.21)];
		expect(minZoomOf("Large", places)).toBeLessThan(minZoomOf("Small", places) ?? 0);
	});

	it("is higher next to a larger town", () => {
		const alone = [town("Suburb", 50_000, 0.2)];
		const beside = [...alone, town("City", 900_000, 0.2002)];
		expect(minZoomOf("Suburb", alone)).toBeLessThan(minZoomOf("Suburb", beside) ?? 0);
	});

	it("does not depend on the order of the places", () => {
		const places = [town("A", 5_000, 0.2), town("B", 5_000, 0.2001), town("C", 5_000, 0.2002)];
		const sorted = (list: readonly Place[]) =>
			choosePlaces(list)
				.map(({ name, minZoom }) => `${name} ${minZoom}`)
				.sort();
		expect(sorted(places.toReversed())).toEqual(sorted(places));
	});

	it("exists for every ZIP code, and not for every town", () => {
		const codes = ["00001", "00002", "00003"].map(
			(name): Place => ({ x: 0.2, y: 0.4, kind: "postcode", name, weight: 0 }),
		);
		const towns = ["One", "Two"].map((name) => town(name, 1_000, 0.3));
		const names = choosePlaces([...codes, ...towns]).map(({ name }) => name);
		expect(names.sort()).toEqual(["00001", "00002", "00003", "One"]);
	});
});
