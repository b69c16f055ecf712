import type * as z from "zod/mini";
import * as paths from "./paths.js";
import {
	clustersReader,
	dealershipPageReader,
	dealershipReader,
	nearbyDealershipsReader,
} from "./readers/dealership-readers.js";
import { healthReader } from "./readers/health-reader.js";
import { placesReader } from "./readers/places-reader.js";
import { stateReader } from "./readers/state-reader.js";
import { tileJsonReader } from "./readers/tile-json-reader.js";
import { listOf } from "./readers/tolerant-reader.js";
import { vehicleReader } from "./readers/vehicle-reader.js";
import { readySchema } from "./responses.js";
import type { ClustersQuery, NearbyQuery, SearchQuery } from "./search-queries.js";

/** A GET request: its key, which is the path split at its slashes, and its response schema. */
export interface Query<Value> {
	readonly key: readonly string[];
	readonly response: z.ZodMiniType<Value, unknown>;
}

type Parameters = Readonly<Record<string, unknown>>;

function query<Value>(
	path: string,
	response: Query<Value>["response"],
	parameters: Parameters = {},
	search: Parameters = {},
): Query<Value> {
	const key = path
		.split("/")
		.map((segment) =>
			segment.replace(/^\{(.+)\}$/, (_, name) => encodeURIComponent(String(parameters[name]))),
		);
	const searchPairs = Object.entries(search)
		.filter(([, value]) => value !== undefined && value !== "")
		.map(([name, value]) => [name, String(value)]);
	if (searchPairs.length > 0) key.push(`${key.pop()}?${new URLSearchParams(searchPairs)}`);
	return { key, response };
}

/** All vehicles. */
export const vehicles = () => query(paths.vehicles, listOf(vehicleReader));

/** The featured vehicles. */
export const featuredVehicles = () => query(paths.featuredVehicles, listOf(vehicleReader));

/** One vehicle. */
export const vehicle = (slug: string) => query(paths.vehicle, vehicleReader, { slug });

/** The 50 states, with their dealer counts. */
export const states = () => query(paths.states, listOf(stateReader));

/** One state. */
export const state = (slug: string) => query(paths.state, stateReader, { slug });

/** All dealerships. */
export const dealerships = () => query(paths.dealerships, listOf(dealershipReader));

/** The dealerships in a state, by its full name. */
export const dealershipsOfState = (stateName: string) =>
	query(paths.dealershipsOfState, listOf(dealershipReader), { stateName });

/** One page of the dealerships that match a text. */
export const searchDealerships = (search: SearchQuery) =>
	query(paths.searchDealerships, dealershipPageReader, {}, search);

/** The dealerships around a place, nearest first. */
export const nearbyDealerships = (search: NearbyQuery) =>
	query(paths.nearbyDealerships, nearbyDealershipsReader, {}, search);

/** The points on the map: clusters and single dealerships. */
export const clusters = (search: ClustersQuery) =>
	query(paths.clusters, clustersReader, {}, search);

/** One dealership. */
export const dealership = (id: number) => query(paths.dealership, dealershipReader, { id });

/** Suggestions for places whose name or ZIP code starts with a text. */
export const places = (q: string) => query(paths.places, placesReader, {}, { q });

/** Where the tiles of the map are, and what is in them. */
export const mapTiles = () => query(paths.mapTiles, tileJsonReader);

/** The health check. */
export const health = () => query(paths.health, healthReader);

/** Whether the API takes requests. Until then it answers 503. */
export const ready = () => query(paths.ready, readySchema);
