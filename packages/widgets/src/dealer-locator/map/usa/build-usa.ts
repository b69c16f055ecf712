import { createRequire } from "node:module";
import { quantize } from "topojson-client";
import { filter, filterAttachedWeight, presimplify, simplify } from "topojson-simplify";
import type { Topology } from "topojson-specification";
import { placeCityLabels } from "./place-city-labels.js";

/** A corner is dropped where the triangle it makes is smaller than this, in square degrees. */
const smallestCorner = 0.005;

/** Islands smaller than this are dropped, in square degrees. */
const smallestIsland = 0.02;

/** The grid to which coordinates are rounded, in steps across the whole map. */
const gridSteps = 7_000;

/** The source text of the module that holds the states' outlines and the cities' labels. */
export function usaModule(): string {
	const topology = simplifiedStates();
	const cities = placeCityLabels();
	return `// Made from us-atlas and zipcodes by "pnpm --filter @nev/widgets usa"; not to be edited.
import type { Topology } from "topojson-specification";
import type { CityLabel } from "./place-city-labels.js";

export const topology: Topology = ${literal(topology)};
export const cities: readonly CityLabel[] = ${literal(cities)};
`;
}

function simplifiedStates(): Topology {
	const atlas: Topology = createRequire(import.meta.url)("us-atlas/states-10m.json");
	const { states } = atlas.objects;
	if (states?.type !== "GeometryCollection") throw new Error("us-atlas has no states.");
	const outlines: Topology = {
		...atlas,
		objects: {
			states: {
				type: "GeometryCollection",
				geometries: states.geometries.map(({ id: _, properties: __, ...geometry }) => geometry),
			},
		},
	};
	const simple = simplify(presimplify(outlines), smallestCorner);
	const { bbox: _, ...quantized }: Topology = quantize(
		filter(simple, filterAttachedWeight(simple, smallestIsland)),
		gridSteps,
	);
	return quantized;
}

/** Parsing JSON is faster than parsing the same literal as a program. */
function literal(value: unknown): string {
	return `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
