import * as paths from "../paths.js";
import {
	clustersReader,
	dealershipPageReader,
	dealershipReader,
	nearbyDealershipsReader,
} from "../readers/dealership-readers.js";
import { placesReader } from "../readers/places-reader.js";
import { stateReader } from "../readers/state-reader.js";
import { listOf } from "../readers/tolerant-reader.js";
import type { ClustersQuery, NearbyQuery, SearchQuery } from "../search-queries.js";
import { query } from "./query.js";

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
