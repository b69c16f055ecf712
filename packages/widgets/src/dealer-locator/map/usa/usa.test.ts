/// <reference path="./untyped.d.ts" />
import { readFileSync } from "node:fs";
import { usStates } from "@nev/contract";
import type { Feature, Position } from "geojson";
import { feature } from "topojson-client";
import { describe, expect, test } from "vitest";
import zipcodes from "zipcodes";
import { usaModule } from "./build-usa.js";
import { cities, topology } from "./usa.generated.js";

test("the generated module is the one that its sources give", () => {
	const written = readFileSync(new URL("usa.generated.ts", import.meta.url), "utf8");
	// Not toBe(): the difference of two texts of 50 KB helps nobody.
	expect(written === usaModule(), "Run pnpm --filter @nev/widgets usa.").toBe(true);
});

describe("the outlines", () => {
	const outlines = outlinesOf();
	const drawn = [...Object.values(usStates), "DC", "PR"];
	const outlineOf = new Map(drawn.map((abbreviation) => [abbreviation, mainOutline(abbreviation)]));

	test("are those of the 50 states, of the District of Columbia and of Puerto Rico", () => {
		expect(outlines).toHaveLength(52);
		expect(new Set([...outlineOf.values()].map((outline) => outline?.index)).size).toBe(52);
	});

	test.each(drawn)("of %s hold its ZIP codes", (abbreviation) => {
		// The rest are at the coast, which is drawn coarsely.
		expect(outlineOf.get(abbreviation)?.share).toBeGreaterThan(0.85);
	});

	/** The outline that holds the most ZIP codes of a state, and its share of them. */
	function mainOutline(abbreviation: string): { index: number; share: number } | undefined {
		const zips = zipcodes.lookupByState(abbreviation);
		return outlines
			.map((outline, index) => ({
				index,
				share: zips.filter((zip) => isInside(outline, zip)).length / zips.length,
			}))
			.sort((a, b) => b.share - a.share)[0];
	}
});

describe("the cities", () => {
	test("stand on the map once each", () => {
		const places = cities.map(([name, latitude]) => `${name} ${latitude}`);
		expect(new Set(places).size).toBe(places.length);
	});

	test("are few from far away and many from near by", () => {
		const upTo = (zoom: number) => cities.filter(([, , , from]) => from <= zoom).length;
		expect(upTo(3)).toBeGreaterThan(5);
		expect(upTo(3)).toBeLessThan(20);
		expect(upTo(8)).toBe(cities.length);
	});
});

type Ring = Position[];

/** The outer rings of each outline. */
function outlinesOf(): Ring[][] {
	const { states } = topology.objects;
	if (states?.type !== "GeometryCollection") throw new Error("There are no states.");
	return feature(topology, states).features.map(ringsOf);
}

function ringsOf({ geometry }: Feature): Ring[] {
	if (geometry.type === "Polygon") return geometry.coordinates.slice(0, 1);
	if (geometry.type === "MultiPolygon")
		return geometry.coordinates.flatMap(([ring]) => (ring ? [ring] : []));
	return [];
}

interface Place {
	latitude: number;
	longitude: number;
}

/** A ray to the east crosses the ring an odd number of times. */
function isInside(rings: Ring[], { latitude, longitude }: Place): boolean {
	return rings.some((ring) => {
		let inside = false;
		for (const [index, [x = 0, y = 0]] of ring.entries()) {
			const [previousX = 0, previousY = 0] = ring.at(index - 1) ?? [];
			const crosses =
				y > latitude !== previousY > latitude &&
				longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x;
			if (crosses) inside = !inside;
		}
		return inside;
	});
}
