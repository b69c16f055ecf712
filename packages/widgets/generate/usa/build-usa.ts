/// <reference path="./untyped.d.ts" />

import { createRequire } from "node:module";
import { regionAbbreviation } from "@nev/contract";
import type { Feature, GeoJsonProperties, Geometry, Position } from "geojson";
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

/** Territories whose outlines the map omits, by their FIPS codes. */
const omittedTerritories: Readonly<Record<string, string>> = {
	"60": "AS",
	"66": "GU",
	"69": "MP",
	"78": "VI",
};
const alaskaFipsCode = "02";

type StateShape = GeometryObject<GeoJsonProperties>;

/** Generates the source of the module with the outlines of the states and the city labels. */
export function usaModule(): string {
	const topology = simplifiedStates();
	const cities = placeCityLabels();
	return `// Generated from us-atlas and zipcodes by "pnpm --filter @nev/widgets usa"; do not edit.
import type { Topology } from "topojson-specification";
import type { CityLabel } from "../place-cities.js";

export const topology: Topology = ${jsonLiteral(topology)};
export const cities: readonly CityLabel[] = ${jsonLiteral(cities)};
`;
}

/** Generates the source of the module with the bounds of the states, by postal abbreviation. */
export function stateBoundsModule(): string {
	const topology = simplifiedStates();
	const outlines = feature(topology, topology.objects.states as GeometryCollection).features;
	const { states, territories } = readAtlas();
	const bounds = [
		...states.map(({ properties }, index) => [
			regionAbbreviation((properties as { name: string }).name),
			boundsOf(outlines[index]?.geometry),
		]),
		...territories.map(({ id, geometry }) => [omittedTerritories[String(id)], boundsOf(geometry)]),
	];
	return `// Generated from us-atlas by "pnpm --filter @nev/widgets usa"; do not edit.

/** West, south, east and north in degrees, by postal abbreviation. */
export const stateBounds: Readonly<Record<string, readonly [number, number, number, number]>> = ${JSON.stringify(Object.fromEntries(bounds))};
`;
}

/** The size of an inset's picture. */
const insetSize = { width: 36, height: 24 };

/** How much coarser than the map an inset is, and from which size it has an island, by abbreviation. */
const insets = {
	AK: { minTriangleArea: 1.2, minIslandArea: 0.8 },
	HI: { minTriangleArea: 0.012, minIslandArea: 0.02 },
	PR: { minTriangleArea: 0.006, minIslandArea: 0.01 },
};

/** Generates the source of the module with the pictures of the parts that the map shows as insets. */
export function insetsModule(): string {
	const paths = Object.entries(insets).map(([abbreviation, options]) => [
		abbreviation,
		insetOf(abbreviation, options),
	]);
	return `// Generated from us-atlas by "pnpm --filter @nev/widgets usa"; do not edit.

/** Outlines of ${insetSize.width} by ${insetSize.height} units in the syntax of an SVG path, by postal abbreviation. */
export const insetPaths = ${JSON.stringify(Object.fromEntries(paths))} as const;
`;
}

function insetOf(
	abbreviation: string,
	options: { minTriangleArea: number; minIslandArea: number },
): string {
	const { atlas, states } = readAtlas();
	const shape = states.find(
		({ properties }) => regionAbbreviation((properties as { name: string }).name) === abbreviation,
	);
	if (!shape) throw new Error(`us-atlas has no ${abbreviation}.`);
	const weighted = presimplify({
		...atlas,
		objects: {
			states: { type: "GeometryCollection", geometries: [withoutFarIslands(shape, atlas)] },
		},
	});
	const simplified = simplify(weighted, options.minTriangleArea);
	const filtered = filter(simplified, filterAttachedWeight(simplified, options.minIslandArea));
	const [outline] = feature(filtered, filtered.objects.states as GeometryCollection).features;
	const rings = polygonsOf(outline?.geometry).map(([ring = []]) => ring);
	const [west, south, east, north] = edgesOf(rings.flat());
	const narrowing = Math.cos(((south + north) / 2) * (Math.PI / 180));
	const width = (east - west) * narrowing;
	const height = north - south;
	const scale = Math.min(insetSize.width / width, insetSize.height / height);
	const left = (insetSize.width - width * scale) / 2;
	const top = (insetSize.height - height * scale) / 2;
	const toUnits = ([longitude = 0, latitude = 0]: Position) => [
		Math.round(left + (longitude - west) * scale * narrowing),
		Math.round(top + (north - latitude) * scale),
	];
	return rings.map((ring) => pathOf(ring.map(toUnits))).join("");
}

/** A closed line with relative coordinates; empty if it has no area. */
function pathOf(ring: number[][]): string {
	const [first, ...others] = ring
		.slice(0, -1)
		.filter((point, index) => `${point}` !== `${ring[index - 1]}`);
	if (!first || others.length < 2) return "";
	const steps = others.map(([x = 0, y = 0], index) => {
		const [previousX = 0, previousY = 0] = others[index - 1] ?? first;
		return `${x - previousX} ${y - previousY}`;
	});
	return `M${first.join(" ")}l${steps.join(" ")}z`;
}

function readAtlas(): { atlas: Topology; states: StateShape[]; territories: Feature[] } {
	const atlas: Topology = createRequire(import.meta.url)("us-atlas/states-10m.json");
	const { states } = atlas.objects;
	if (states?.type !== "GeometryCollection") throw new Error("us-atlas has no states.");
	const isOmitted = ({ id }: { id?: string | number | undefined }) =>
		String(id) in omittedTerritories;
	return {
		atlas,
		states: states.geometries.filter((state) => !isOmitted(state)),
		territories: feature(atlas, states).features.filter(isOmitted),
	};
}

function simplifiedStates(): Topology {
	const { atlas, states } = readAtlas();
	const weighted = presimplify({
		...atlas,
		objects: {
			states: {
				type: "GeometryCollection",
				geometries: states.map((state) => withoutFarIslands(state, atlas)),
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
}

/** A shape without properties, which the map does not use, and without islands beyond the date line. */
function withoutFarIslands(
	{ id: _, properties: __, ...geometry }: StateShape,
	{ arcs, transform }: Topology,
): StateShape {
	if (geometry.type !== "MultiPolygon") return geometry;
	const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
	const isBeyondDateLine = (arc: number) => {
		const [first] = arcs[arc < 0 ? ~arc : arc] ?? [];
		return (first?.[0] ?? 0) * scale[0] + translate[0] > 0;
	};
	const polygons = geometry.arcs.filter((polygon) => !polygon.flat().some(isBeyondDateLine));
	return { ...geometry, arcs: polygons };
}

/** West, south, east and north, outwards to the next tenth of a degree. */
function boundsOf(geometry: Geometry | undefined): number[] {
	const [west, south, east, north] = edgesOf(polygonsOf(geometry).flat(2));
	return [
		Math.floor(west * 10) / 10,
		Math.floor(south * 10) / 10,
		Math.ceil(east * 10) / 10,
		Math.ceil(north * 10) / 10,
	];
}

function polygonsOf(geometry: Geometry | undefined): Position[][][] {
	if (geometry?.type === "Polygon") return [geometry.coordinates];
	if (geometry?.type === "MultiPolygon") return geometry.coordinates;
	throw new Error("A state has no outline.");
}

/** West, south, east and north. */
function edgesOf(positions: Position[]): [number, number, number, number] {
	const longitudes = positions.map(([longitude = 0]) => longitude);
	const latitudes = positions.map(([, latitude = 0]) => latitude);
	return [
		Math.min(...longitudes),
		Math.min(...latitudes),
		Math.max(...longitudes),
		Math.max(...latitudes),
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
