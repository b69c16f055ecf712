/// <reference path="./untyped.d.ts" />

import { createRequire } from "node:module";
import type { GeoJsonProperties } from "geojson";
import { quantize } from "topojson-client";
import { filter, filterAttachedWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { placeCityLabels } from "./place-city-labels.js";

/** A corner is dropped where the triangle it makes is smaller than this, in square degrees. */
const smallestCorner = 0.002;

/** Alaska's coast, as long as all the others together, is drawn this much coarser. */
const alaskaFactor = 0.03;

/** Islands smaller than this are dropped, in square degrees. */
const smallestIsland = 0.02;

/** The grid to which coordinates are rounded, in steps across the whole map. */
const gridSteps = 4_000;

/** FIPS codes: what is not drawn, since no dealer is there, and the one drawn coarsely. */
const leftOut = new Set(["60", "66", "69", "78"]);
const alaska = "02";

type StateShape = GeometryObject<GeoJsonProperties>;

/** The source text of the module that holds the states' outlines and the cities' labels. */
export function usaModule(): string {
	const topology = simplifiedStates();
	const cities = placeCityLabels();
	return `// Made from us-atlas and zipcodes by "pnpm --filter @nev/widgets usa"; not to be edited.
import type { Topology } from "topojson-specification";
import type { CityLabel } from "./city-label.js";

export const topology: Topology = ${literal(topology)};
export const cities: readonly CityLabel[] = ${literal(cities)};
`;
}

function simplifiedStates(): Topology {
	const atlas: Topology = createRequire(import.meta.url)("us-atlas/states-10m.json");
	const { states } = atlas.objects;
	if (states?.type !== "GeometryCollection") throw new Error("us-atlas has no states.");
	const weighted = presimplify({
		...atlas,
		objects: {
			states: {
				type: "GeometryCollection",
				geometries: states.geometries.filter(({ id }) => !leftOut.has(String(id))).map(drawable),
			},
		},
	});
	for (const arc of alaskanArcs(states)) {
		// The third number of a point is its weight; the ends of an arc have an infinite one.
		for (const point of weighted.arcs[arc] ?? []) point[2] = (point[2] ?? 0) * alaskaFactor;
	}
	const simple = simplify(weighted, smallestCorner);
	const kept = filter(simple, filterAttachedWeight(simple, smallestIsland));
	const { bbox: _, ...quantized } = quantize({ ...kept, bbox: undefined }, gridSteps);
	return quantized;

	/** Without what the map does not read, and without the islands beyond the date line. */
	function drawable({ id: _, properties: __, ...geometry }: StateShape): StateShape {
		if (geometry.type !== "MultiPolygon") return geometry;
		const polygons = geometry.arcs.filter(
			(polygon) => !polygon.flat().some((arc) => isBeyondDateLine(arc)),
		);
		return { ...geometry, arcs: polygons };
	}

	function isBeyondDateLine(arc: number): boolean {
		const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
		const [first] = atlas.arcs[arc < 0 ? ~arc : arc] ?? [];
		return (first?.[0] ?? 0) * scale[0] + translate[0] > 0;
	}
}

function alaskanArcs({ geometries }: GeometryCollection<GeoJsonProperties>): number[] {
	const found = geometries.find(({ id }) => String(id) === alaska);
	if (found?.type !== "MultiPolygon") throw new Error("us-atlas has no Alaska.");
	return found.arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}

/** Parsing JSON is faster than parsing the same literal as a program. */
function literal(value: unknown): string {
	return `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
