import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FeatureCollection, LineString, MultiPolygon, Polygon, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { type Path, xOfLongitude, yOfLatitude } from "../geometry/mercator.js";

type Named = { name: string };
type Areas = GeometryCollection<Named>;
/** A state, a county or a country. Its id is a FIPS code or an ISO 3166-1 number. */
export type Area = GeometryObject;

const require = createRequire(import.meta.url);

function read<Objects extends string>(file: string): Topology<Record<Objects, Areas>> {
	return JSON.parse(readFileSync(require.resolve(file), "utf8"));
}

const usAtlas = read<"states" | "counties" | "nation">("us-atlas/counties-10m.json");
const worldAtlas = read<"countries">("world-atlas/countries-10m.json");

export const states = features(usAtlas, usAtlas.objects.states);
export const counties = features(usAtlas, usAtlas.objects.counties);
export const countries = features(worldAtlas, worldAtlas.objects.countries);
/** The rings of the whole country in degrees. */
export const nation: readonly Position[][] = features(usAtlas, usAtlas.objects.nation).flatMap(
	({ geometry }) =>
		geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat(),
);

/** A line of us-atlas between two junctions, with the county on each side; only one at the outer edge. */
export type CountyArc = { readonly path: Path; readonly counties: readonly string[] };

/** The lines of all counties, each once. */
export function countyArcs(): CountyArc[] {
	const sides = new Map<number, string[]>();
	for (const county of usAtlas.objects.counties.geometries) {
		for (const arc of arcsOf(county)) {
			// A negative index is the complement of an arc in reverse.
			const index = arc < 0 ? ~arc : arc;
			sides.set(index, [...(sides.get(index) ?? []), String(county.id)]);
		}
	}
	return [...sides].map(([index, counties]) => {
		const line = feature(usAtlas, { type: "LineString", arcs: [index] });
		return { path: toPath((line.geometry as LineString).coordinates), counties };
	});
}

function arcsOf(area: GeometryObject): number[] {
	if (area.type === "Polygon") return area.arcs.flat();
	return area.type === "MultiPolygon" ? area.arcs.flat(2) : [];
}

/** The lines between two countries of Natural Earth. */
export function countryLines(keep: (a: Area, b: Area) => boolean): Path[] {
	return mesh(worldAtlas, worldAtlas.objects.countries, keep).coordinates.map(toPath);
}

function features(
	topology: Topology,
	areas: Areas,
): FeatureCollection<Polygon | MultiPolygon, Named>["features"] {
	return (feature(topology, areas) as FeatureCollection<Polygon | MultiPolygon, Named>).features;
}

/** Converts positions in degrees to a path in the unit square. */
export function toPath(positions: readonly Position[]): Path {
	return Float64Array.from(
		positions.flatMap(([longitude = 0, latitude = 0]) => [
			xOfLongitude(longitude),
			yOfLatitude(latitude),
		]),
	);
}

/** All rings of an area. */
export function ringsOf(geometry: Polygon | MultiPolygon): Path[] {
	const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
	return polygons.flat().map(toPath);
}
