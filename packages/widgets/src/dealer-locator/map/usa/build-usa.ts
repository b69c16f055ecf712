/// <reference path="./untyped.d.ts" />

import { createRequire } from "node:module";
import { regionAbbreviation } from "@nev/contract";
import type { GeoJsonProperties, Geometry } from "geojson";
import { feature, quantize } from "topojson-client";
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

/** Generates the source of the module with the bounds of the states, by postal abbreviation. */
export function stateBoundsModule(): string {
	const topology = simplifiedStates();
	const outlines = feature(topology, topology.objects.states as GeometryCollection).features;
	const bounds = readAtlas().states.map(({ properties }, index) => [
		regionAbbreviation((properties as { name: string }).name),
		boundsOf(outlines[index]?.geometry),
	]);
	return `// Generated from us-atlas by "pnpm --filter @nev/widgets usa"; do not edit.

/** West, south, east and north in degrees, by postal abbreviation. */
export const stateBounds: Readonly<Record<string, readonly [number, number, number, number]>> = ${JSON.stringify(Object.fromEntries(bounds))};
`;
}

function readAtlas(): { atlas: Topology; states: StateShape[] } {
	const atlas: Topology = createRequire(import.meta.url)("us-atlas/states-10m.json");
	const { states } = atlas.objects;
	if (states?.type !== "GeometryCollection") throw new Error("us-atlas has no states.");
	return {
		atlas,
		states: states.geometries.filter(({ id }) => !omittedFipsCodes.has(String(id))),
	};
}

function simplifiedStates(): Topology {
	const { atlas, states } = readAtlas();
	const weighted = presimplify({
		...atlas,
		objects: {
			states: {
				type: "GeometryCollection",
				geometries: states.map(stripShape),
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

/** West, south, east and north, outwards to the next tenth of a degree. */
function boundsOf(geometry: Geometry | undefined): number[] {
	if (geometry?.type !== "Polygon" && geometry?.type !== "MultiPolygon") {
		throw new Error("A state has no outline.");
	}
	const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
	const positions = polygons.flat(2);
	const longitudes = positions.map(([longitude = 0]) => longitude);
	const latitudes = positions.map(([, latitude = 0]) => latitude);
	return [
		Math.floor(Math.min(...longitudes) * 10) / 10,
		Math.floor(Math.min(...latitudes) * 10) / 10,
		Math.ceil(Math.max(...longitudes) * 10) / 10,
		Math.ceil(Math.max(...latitudes) * 10) / 10,
	];
}

function alaskanArcs(states: StateShape[]): number[] {
	const alaska = states.find(({ id }) => String(id) === alaskaFipsCode);
	if (alaska?.type !== "MultiPolygon") throw new Error("us-atlas has no Alaska.");
	return alaska.arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}

/** A JavaScript expression that parses JSON, which is faster than parsing an object literal. */
function jsonLiteral(value: unknown): string {
	return `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
