import {
	clustersReader,
	dealershipPageReader,
	nearbyDealershipsReader,
	placesReader,
} from "../dealership-search.js";
import * as paths from "../paths.js";
import type { ClustersQuery, NearbyQuery, SearchQuery } from "../search-queries.js";
import { query } from "./query.js";

/** One page of the dealerships that a text finds: around a place, of a state, or with it in a name. */
export const searchDealerships = (search: SearchQuery) =>
	query(paths.searchDealerships, dealershipPageReader, {}, search);

/** The dealerships around a place, nearest first. */
export const nearbyDealerships = (search: NearbyQuery) =>
	query(paths.nearbyDealerships, nearbyDealershipsReader, {}, search);

/** The points on the map: clusters and single dealerships. */
export const clusters = (search: ClustersQuery) =>
	query(paths.clusters, clustersReader, {}, search);

/** Places for what a person is typing. */
export const places = (q: string) => query(paths.places, placesReader, {}, { q });
