import * as z from "zod/mini";
import { dealershipSchema } from "./dealership.js";
import {
	clustersSchema,
	dealershipPageSchema,
	nearbyDealershipsSchema,
	placeSchema,
} from "./dealership-search.js";
import * as paths from "./paths.js";
import { healthSchema, readySchema } from "./responses.js";
import type { ClustersQuery, NearbyQuery, SearchQuery } from "./search-queries.js";
import { stateSchema } from "./state.js";
import { vehicleSchema } from "./vehicle.js";

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
export const vehicles = () => query(paths.vehicles, z.array(vehicleSchema));

/** The featured vehicles. */
export const featuredVehicles = () => query(paths.featuredVehicles, z.array(vehicleSchema));

/** One vehicle. */
export const vehicle = (slug: string) => query(paths.vehicle, vehicleSchema, { slug });

/** The 50 states, with their dealer counts. */
export const states = () => query(paths.states, z.array(stateSchema));

/** One state. */
export const state = (slug: string) => query(paths.state, stateSchema, { slug });

/** All dealerships. */
export const dealerships = () => query(paths.dealerships, z.array(dealershipSchema));

/** The dealerships in a state, by its full name. */
export const dealershipsOfState = (stateName: string) =>
	query(paths.dealershipsOfState, z.array(dealershipSchema), { stateName });

/** One page of the dealerships that match a text. */
export const searchDealerships = (search: SearchQuery) =>
	query(paths.searchDealerships, dealershipPageSchema, {}, search);

/** The dealerships around a place, nearest first. */
export const nearbyDealerships = (search: NearbyQuery) =>
	query(paths.nearbyDealerships, nearbyDealershipsSchema, {}, search);

/** The points on the map: clusters and single dealerships. */
export const clusters = (search: ClustersQuery) =>
	query(paths.clusters, clustersSchema, {}, search);

/** One dealership. */
export const dealership = (id: number) => query(paths.dealership, dealershipSchema, { id });

/** Suggestions for places whose name or ZIP code starts with a text. */
export const places = (q: string) => query(paths.places, z.array(placeSchema), {}, { q });

/** The health check. */
export const health = () => query(paths.health, healthSchema);

/** Whether the API takes requests. Until then it answers 503. */
export const ready = () => query(paths.ready, readySchema);
