/// <reference path="./untyped.d.ts" />

import { createRequire } from "node:module";
import { regionAbbreviation } from "@nev/contract";
import type { GeoJsonProperties, Position } from "geojson";
import polylabel from "polylabel";
import { feature } from "topojson-client";
import { filter, filterAttachedWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";

/** A point is removed if its triangle with its neighbours is smaller than this, in square units. */
const minTriangleArea = 14;

/** Smaller islands are removed, in square units. */
const minIslandArea = 20;

/** A state on a map of 975 by 610 units, in Albers' projection, with Alaska and Hawaii as insets. */
export interface StateOutline {
	/** The outline in the syntax of an SVG path. */
	readonly path: string;
	/** Where there is most room for a name. */
	readonly middle: { readonly x: number; readonly y: number };
}

/** The outlines of the 50 states, by postal abbreviation. */
export function stateOutlines(): Map<string, StateOutline> {
	const atlas: Topology = createRequire(import.meta.url)("us-atlas/states-albers-10m.json");
	const simplified = simplify(presimplify(atlas), minTriangleArea);
	const { objects, ...topology } = filter(
		simplified,
		filterAttachedWeight(simplified, minIslandArea),
	);
	const states = objects.states as GeometryCollection<GeoJsonProperties>;
	const outlines = feature({ ...topology, objects }, states).features.flatMap(
		({ properties, geometry }): [string, StateOutline][] => {
			const abbreviation = regionAbbreviation(properties?.name);
			// The District has no page of its own.
			if (!abbreviation || abbreviation === "DC") return [];
			if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
			const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
			return [
				[abbreviation, { path: polygons.flat().map(pathOf).join(""), middle: middleOf(polygons) }],
			];
		},
	);
	return new Map(outlines.sort(([a], [b]) => a.localeCompare(b)));
}

/** The middle of the largest polygon. */
function middleOf(polygons: Position[][][]): { x: number; y: number } {
	const [largest] = polygons
		.map((polygon) => polylabel(polygon))
		.sort((a, b) => b.distance - a.distance);
	return { x: Math.round(largest?.[0] ?? 0), y: Math.round(largest?.[1] ?? 0) };
}

/** A closed line with relative coordinates in whole units; empty if it has no area. */
function pathOf(ring: Position[]): string {
	const points = ring
		.map(([x = 0, y = 0]) => ({ x: Math.round(x), y: Math.round(y) }))
		.filter(({ x, y }, index, all) => x !== all[index - 1]?.x || y !== all[index - 1]?.y)
		.slice(0, -1);
	const [first, ...others] = points;
	if (!first || others.length < 2) return "";
	let previous = first;
	const steps = others.flatMap((point) => {
		const step = [point.x - previous.x, point.y - previous.y];
		previous = point;
		return step;
	});
	// A minus sign separates two numbers as well as a space does.
	return `M${first.x} ${first.y}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
