import {
	ApiError,
	type Cluster,
	type Dealership,
	dealershipSearchText,
	matchesSearch,
	nearestFallbackCount,
	type Place,
} from "@nev/contract";
import { signal } from "@preact/signals-react";
import type { AsyncState } from "../data/index.js";
import { loadLazily } from "../lazy/index.js";
import type { DealershipSource, Lookup, MapBounds, SourceScope } from "./dealership-source.js";
import { milesBetween, type Position, positionOf } from "./geography.js";
import { parseZipCode, type SearchOrigin } from "./locator-search.js";

/** How many places `places` returns at most, as in the API. */
const maxPlaces = 8;

/** Creates a source from the host page's own list, without an API. */
export function createLocalSource(
	dealerships: readonly Dealership[],
	{ state }: SourceScope = {},
): DealershipSource {
	const entries = dealerships
		.filter((dealership) => !state || dealership.state === state)
		.map((dealership) => ({
			dealership,
			searchText: dealershipSearchText(dealership),
			position: positionOf(dealership),
		}));
	const places = collectPlaces(dealerships);

	let clusterIndex: { q: string; within: (bounds: MapBounds) => readonly Cluster[] } | undefined;

	const matching = (q: string) => entries.filter(({ searchText }) => matchesSearch(searchText, q));

	function locate(origin: SearchOrigin): (Position & { label?: string }) | undefined {
		return "zip" in origin ? places.find(({ zip }) => zip === origin.zip) : origin;
	}

	return {
		byText({ q, limit, offset = 0 }) {
			const matches = matching(q).map(({ dealership }) => dealership);
			return ready({ total: matches.length, dealerships: matches.slice(offset, offset + limit) });
		},
		byDistance({ origin, radiusMiles, limit, offset = 0 }) {
			const center = locate(origin);
			// The same error as the API's, which the search field explains.
			if (!center) {
				const error = "None of the dealerships is in this ZIP code.";
				return failed(new ApiError(422, error, { error, code: "unknown-zip" }));
			}
			const byDistance = entries
				.flatMap(({ dealership, position }) =>
					position
						? [{ ...dealership, distanceMiles: roundToTenth(milesBetween(center, position)) }]
						: [],
				)
				.sort((a, b) => a.distanceMiles - b.distanceMiles);
			const within = byDistance.filter(({ distanceMiles }) => distanceMiles <= radiusMiles);
			return ready({
				origin: center,
				radiusMiles,
				withinRadius: within.length,
				dealerships:
					within.length > 0
						? within.slice(offset, offset + limit)
						: byDistance.slice(0, nearestFallbackCount),
			});
		},
		byId(id) {
			const match = dealerships.find((dealership) => dealership.id === id);
			return match ? ready(match) : failed(new Error(`There is no dealership ${id}.`));
		},
		includes: ({ id }) => entries.some(({ dealership }) => dealership.id === id),
		async clusters(bounds, q) {
			if (clusterIndex?.q !== q) {
				const { createLocalClusters } = await loadLazily(
					"local-clusters",
					() => import("./local-clusters.js"),
				);
				const points = matching(q).flatMap(({ dealership, position }) =>
					position ? [{ dealership, position }] : [],
				);
				clusterIndex = { q, within: createLocalClusters(points) };
			}
			return clusterIndex.within(bounds);
		},
		places: async (text) => places.filter((place) => startsWith(place, text)).slice(0, maxPlaces),
	};
}

function ready<Value>(data: Value): Lookup<Value> {
	return lookup({ status: "ready", data });
}

function failed(error: Error): Lookup<never> {
	return lookup({ status: "failed", error });
}

function lookup<Value>(state: AsyncState<Value>): Lookup<Value> {
	return { resource: signal(state), retry: () => {} };
}

function roundToTenth(miles: number): number {
	return Math.round(miles * 10) / 10;
}

/** Collects the ZIP codes of the dealerships. Without an API, no other places are known. */
function collectPlaces(dealerships: readonly Dealership[]): Place[] {
	const byZip = new Map<string, Place>();
	for (const dealership of dealerships) {
		const { city, state, zipCode } = dealership;
		// Of a ZIP+4 code, visitors type the five digits, and the search asks for them.
		const zip = parseZipCode(zipCode) ?? zipCode;
		const position = positionOf(dealership);
		if (position && !byZip.has(zip)) {
			byZip.set(zip, { label: `${zip} ${city}, ${state}`, city, state, zip, ...position });
		}
	}
	return [...byZip.values()];
}

function startsWith({ zip, city, state }: Place, text: string): boolean {
	const prefix = text.trim().toLowerCase();
	const name = `${city}, ${state}`.toLowerCase();
	return prefix !== "" && (zip?.startsWith(prefix) || name.startsWith(prefix));
}
