import {
	type DealershipPage,
	defaultRadiusMiles,
	type NearbyDealerships,
	type Query,
	queries,
} from "@nev/contract";
import type { Loader } from "../data/index.js";
import type {
	DealershipSource,
	Lookup,
	NearRequest,
	SourceScope,
	TextRequest,
} from "./dealership-source.js";
import { type LocatorSearch, pageSize, searchModeOf } from "./locator-search.js";

function textQuery({ q, limit }: TextRequest, { state }: SourceScope = {}) {
	return queries.searchDealerships({ q, limit, ...(state && { state }) });
}

function nearQuery({ origin, radiusMiles, limit }: NearRequest, { state }: SourceScope = {}) {
	return queries.nearbyDealerships({ ...origin, radiusMiles, limit, ...(state && { state }) });
}

/** The query whose answer the locator lists for a search; a server loads it before it renders. */
export function listQuery(
	search: LocatorSearch,
	scope: SourceScope = {},
): Query<DealershipPage | NearbyDealerships> {
	const mode = searchModeOf(search);
	return mode.kind === "text"
		? textQuery({ q: mode.q, limit: pageSize }, scope)
		: nearQuery(
				{
					origin: mode.origin,
					radiusMiles: search.radius ?? defaultRadiusMiles,
					limit: pageSize,
				},
				scope,
			);
}

/** The dealerships of the API, through the page's loader. */
export function createApiSource(loader: Loader, scope: SourceScope = {}): DealershipSource {
	function lookUp<Value>(query: Query<Value>): Lookup<Value> {
		return { resource: loader.load(query), retry: () => loader.retry(query) };
	}
	return {
		byText: (request) => lookUp(textQuery(request, scope)),
		byDistance: (request) => lookUp(nearQuery(request, scope)),
		byId: (id) => lookUp(queries.dealership(id)),
		async clusters(section, q) {
			const query = queries.clusters({ ...section, q, ...(scope.state && { state: scope.state }) });
			return (await loader.client.get(query)).clusters;
		},
		places: (typed) => loader.client.get(queries.places(typed)),
	};
}
