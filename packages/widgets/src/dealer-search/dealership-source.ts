import {
	type Cluster,
	type Dealership,
	type DealershipPage,
	defaultRadiusMiles,
	type NearbyDealerships,
	type Place,
	type Query,
	queries,
	type RegionName,
} from "@nev/contract";
import { type Loader, type Lookup, lookUp } from "../loader/loader.js";
import {
	firstCount,
	type LocatorSearch,
	radiusOf,
	type SearchOrigin,
	searchModeOf,
} from "./locator-search.js";

/** The source of the locator's dealerships: the API, or the host page's own list. */
export interface DealershipSource {
	byText(request: TextRequest): Lookup<DealershipPage>;
	byDistance(request: NearRequest): Lookup<NearbyDealerships>;
	byId(id: number): Lookup<Dealership>;
	/** Whether dealerships have a ZIP code of which it is not known where it is. */
	isTextOnly?(zip: string): boolean;
	/** All of them, if they are at hand. */
	readonly all?: readonly Dealership[];
	/** Whether a dealership that was found in another source is in this one too. */
	includes(dealership: Dealership): boolean;
	/** The map's points, of all dealerships that match a text. */
	clusters(bounds: MapBounds, q: string, signal?: AbortSignal): Promise<readonly Cluster[]>;
	/** Places for what a visitor is typing. */
	places(text: string, signal?: AbortSignal): Promise<readonly Place[]>;
}

/** A search by text: by a place, or in names, cities and states. */
export interface TextRequest {
	readonly q: string;
	/** Used if the text is a ZIP code or a city. */
	readonly radiusMiles: number;
	readonly limit: number;
	/** How many matches are skipped, because they are already there. Default: 0. */
	readonly offset?: number;
}

/** A search by distance. */
export interface NearRequest {
	readonly origin: SearchOrigin;
	readonly radiusMiles: number;
	readonly limit: number;
	/** How many of the nearest are skipped, because they are already there. Default: 0. */
	readonly offset?: number;
}

/** The visible part of the map, in degrees, and its zoom. */
export interface MapBounds {
	readonly west: number;
	readonly south: number;
	readonly east: number;
	readonly north: number;
	readonly zoom: number;
}

/** Restricts a source to some of its dealerships. */
export interface SourceScope {
	/** Only the dealerships of this state. */
	readonly state?: RegionName | undefined;
}

/** Creates a source that reads the API through the page's loader. */
export function createApiSource(loader: Loader, scope: SourceScope = {}): DealershipSource {
	return {
		byText: (request) => lookUp(loader, textQuery(request, scope)),
		byDistance: (request) => lookUp(loader, nearQuery(request, scope)),
		byId: (id) => lookUp(loader, queries.dealership(id)),
		includes: ({ state }) => !scope.state || state === scope.state,
		async clusters(bounds, q, signal) {
			const query = queries.clusters({ ...bounds, q, ...(scope.state && { state: scope.state }) });
			return (await loader.client.get(query, signal && { signal })).clusters;
		},
		places: (text, signal) => loader.client.get(queries.places(text), signal && { signal }),
	};
}

/** The query for the locator's first list, for a server to load before it renders. */
export function listQuery(
	search: LocatorSearch,
	scope: SourceScope = {},
): Query<DealershipPage | NearbyDealerships> {
	const mode = searchModeOf(search);
	const part = { radiusMiles: radiusOf(search), limit: firstCount(mode) };
	return mode.kind === "text"
		? textQuery({ q: mode.q, ...part }, scope)
		: nearQuery({ origin: mode.origin, ...part }, scope);
}

function textQuery({ radiusMiles, ...request }: TextRequest, { state }: SourceScope) {
	return queries.searchDealerships({
		...request,
		...(radiusMiles !== defaultRadiusMiles && request.q !== "" && { radiusMiles }),
		...(state && { state }),
	});
}

function nearQuery({ origin, ...request }: NearRequest, { state }: SourceScope) {
	return queries.nearbyDealerships({ ...origin, ...request, ...(state && { state }) });
}
