import { dealershipReader } from "../dealership.js";
import {
	clustersReader,
	dealershipPageReader,
	nearbyDealershipsReader,
	placesReader,
} from "../dealership-search.js";
import * as paths from "../paths.js";
import type { ClustersQuery, NearbyQuery, SearchQuery } from "../search-queries.js";
import { listOf } from "../tolerant-reader.js";
import { query } from "./query.js";

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
