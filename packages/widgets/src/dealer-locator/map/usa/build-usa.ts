/// <reference path="./untyped.d.ts" />

import { createRequire } from "node:module";
import type { GeoJsonProperties } from "geojson";
import { quantize } from "topojson-client";
import { filter, filterAttachedWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { placeCityLabels } from "./place-city-labels.js";

/** A point is removed if its triangle with its neighbours is smaller than this, in square degrees. */
const minTriangleArea = 0.002;

/** Scales the areas in Alaska, whose coast is as long as all others together, for a coarser outline. */
const alaskaAreaFactor = 0.03;

/** Smaller islands are removed, in square degrees. */
const minIslandArea = 0.02;

/** Coordinates are rounded to a grid of this many steps across the whole map. */
const gridSteps = 4_000;

/** FIPS codes of territories without dealers, which the map omits. */
const omittedFipsCodes = new Set(["60", "66", "69", "78"]);
const alaskaFipsCode = "02";

type StateShape = GeometryObject<GeoJsonProperties>;

/** Generates the source of the module with the outlines of the states and the city labels. */
export function usaModule(): string {
	const topology = simplifiedStates();
	const cities = placeCityLabels();
	return `// Generated from us-atlas and zipcodes by "pnpm --filter @nev/widgets usa"; do not edit.
import type { Topology } from "topojson-specification";
import type { CityLabel } from "../place-labels.js";

export const topology: Topology = ${jsonLiteral(topology)};
export const cities: readonly CityLabel[] = ${jsonLiteral(cities)};
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
				geometries: states.geometries
					.filter(({ id }) => !omittedFipsCodes.has(String(id)))
					.map(stripShape),
			},
		},
	});
	for (const arc of alaskanArcs(states)) {
		// The third number of a point is its triangle's area. It is infinite for the ends of an arc.
		for (const point of weighted.arcs[arc] ?? []) point[2] = (point[2] ?? 0) * alaskaAreaFactor;
	}
	const simplified = simplify(weighted, minTriangleArea);
	const filtered = filter(simplified, filterAttachedWeight(simplified, minIslandArea));
	const { bbox: _, ...quantized } = quantize({ ...filtered, bbox: undefined }, gridSteps);
	return quantized;

	/** Removes properties that the map does not use, and islands west of the date line. */
	function stripShape({ id: _, properties: __, ...geometry }: StateShape): StateShape {
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
	const alaska = geometries.find(({ id }) => String(id) === alaskaFipsCode);
	if (alaska?.type !== "MultiPolygon") throw new Error("us-atlas has no Alaska.");
	return alaska.arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}

/** A JavaScript expression that parses JSON, which is faster than parsing an object literal. */
function jsonLiteral(value: unknown): string {
	return `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
