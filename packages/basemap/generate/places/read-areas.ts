import type { MultiPolygon, Polygon } from "geojson";
import postalStates from "zipcodes/lib/states.js";
import { areaOf } from "../geometry/path.js";
import { poleOfInaccessibility } from "../geometry/pole-of-inaccessibility.js";
import * as atlas from "../sources/atlas.js";
import type { Place } from "./place.js";

/** Countries, states and counties, each as a label at the point farthest from its edges. */
export function readAreas(): Place[] {
	return [
		...atlas.countries.filter(isCountry).map(({ properties: { name }, geometry }) => ({
			...middleOf(geometry),
			kind: "country" as const,
			detail: "country" as const,
			name: name === "United States of America" ? "United States" : name,
		})),
		...atlas.states.map(({ properties: { name }, geometry }) => ({
			...middleOf(geometry),
			kind: "region" as const,
			detail: "state" as const,
			...namesOf(name),
		})),
		...atlas.counties.map(({ properties: { name }, geometry }) => ({
			...middleOf(geometry),
			kind: "county" as const,
			name,
		})),
	];
}

/** ISO 3166-1 codes of the territories: countries in Natural Earth, regions here. */
const ours = new Set(["016", "316", "580", "581", "630", "850"]);
/** Not worth a label. */
const uninhabited = new Set(["Clipperton I."]);

function isCountry({ id, properties }: (typeof atlas.countries)[number]): boolean {
	return !ours.has(String(id)) && !uninhabited.has(properties.name);
}

/** The label point in the largest part. The weight is its area, so that larger areas come first. */
export function middleOf(geometry: Polygon | MultiPolygon): {
	x: number;
	y: number;
	weight: number;
} {
	const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
	const [largest] = polygons
		.map(([outer = []]) => atlas.toPath(outer))
		.map((ring) => ({ ring, area: areaOf(ring) }))
		.sort((a, b) => b.area - a.area);
	if (!largest) throw new Error("us-atlas or world-atlas has an area without an outline.");
	return { ...poleOfInaccessibility(largest.ring), weight: largest.area };
}

const territories: Record<string, { name: string; abbreviation: string }> = {
	"American Samoa": { name: "American Samoa", abbreviation: "AS" },
	"Commonwealth of the Northern Mariana Islands": {
		name: "Northern Mariana Islands",
		abbreviation: "MP",
	},
	Guam: { name: "Guam", abbreviation: "GU" },
	"Puerto Rico": { name: "Puerto Rico", abbreviation: "PR" },
	"United States Virgin Islands": { name: "U.S. Virgin Islands", abbreviation: "VI" },
};

/** The usual name of a state or a territory of us-atlas, and its postal abbreviation. */
export function namesOf(state: string): { name: string; abbreviation: string } {
	const abbreviation = postalStates.full[state.toUpperCase()];
	const names = abbreviation ? { name: state, abbreviation } : territories[state];
	if (!names) throw new Error(`The package zipcodes has no abbreviation for ${state}.`);
	return names;
}
