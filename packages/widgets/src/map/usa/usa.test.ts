import { usStates, usTerritories } from "@nev/contract";
import type { Feature, Position } from "geojson";
import { feature } from "topojson-client";
import { describe, expect, test } from "vitest";
import zipcodes from "zipcodes";
import { cities } from "./cities.js";
import { stateBounds } from "./state-bounds.js";
import { topology } from "./topology.js";

describe("the outlines", () => {
	const outlines = outlinesOf();
	const abbreviations = [...Object.values(usStates), "DC", "PR"];
	const outlineOf = new Map(
		abbreviations.map((abbreviation) => [abbreviation, mainOutline(abbreviation)]),
	);

	test("are those of the 50 states, of the District of Columbia and of Puerto Rico", () => {
		expect(outlines).toHaveLength(52);
		expect(new Set([...outlineOf.values()].map((outline) => outline?.index)).size).toBe(52);
	});

	test.each(abbreviations)("of %s contains its ZIP codes", (abbreviation) => {
		// The others are outside of the simplified coastline.
		expect(outlineOf.get(abbreviation)?.share).toBeGreaterThan(0.85);
	});

	/** The outline that contains most ZIP codes of a state, and its share of them. */
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

describe("the bounds", () => {
	test.each([...Object.values(usStates), ...Object.values(usTerritories)])(
		"of %s contain its ZIP codes",
		(abbreviation) => {
			const [west, south, east, north] = stateBounds[abbreviation] ?? [0, 0, 0, 0];
			const zips = zipcodes.lookupByState(abbreviation);
			const inside = zips.filter(
				({ latitude, longitude }) =>
					longitude > west && longitude < east && latitude > south && latitude < north,
			);
			// The others are on small islands.
			expect(inside.length / zips.length).toBeGreaterThan(0.98);
		},
	);
});

describe("the cities", () => {
	test("have no duplicates", () => {
		const keys = cities.map(([name, latitude]) => `${name} ${latitude}`);
		expect(new Set(keys).size).toBe(keys.length);
	});

	test("are few at a low zoom and all at a high zoom", () => {
		const upTo = (zoom: number) => cities.filter(([, , , minZoom]) => minZoom <= zoom).length;
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

/** Ray casting: a point is inside a ring if a ray to the east crosses it an odd number of times. */
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
