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
import type {
	DealershipSource,
	Lookup,
	MapBounds,
	SearchOrigin,
	SourceScope,
} from "./dealership-source.js";
import { milesBetween, type Position, positionOf } from "./geography.js";

/** The dealerships of the host's own list. Nothing is asked of any API. */
export function createLocalSource(
	dealerships: readonly Dealership[],
	{ state }: SourceScope = {},
): DealershipSource {
	const all = dealerships
		.filter((dealership) => !state || dealership.state === state)
		.map((dealership) => ({
			dealership,
			searchText: dealershipSearchText(dealership),
			position: positionOf(dealership),
		}));
	const places = collectPlaces(dealerships);

	let clustersOf: { q: string; within: (section: MapBounds) => readonly Cluster[] } | undefined;

	const matching = (q: string) => all.filter(({ searchText }) => matchesSearch(searchText, q));

	function originOf(origin: SearchOrigin): (Position & { label?: string }) | undefined {
		return "zip" in origin ? places.find(({ zip }) => zip === origin.zip) : origin;
	}

	return {
		byText({ q, limit }) {
			const found = matching(q).map(({ dealership }) => dealership);
			return settled({ total: found.length, dealerships: found.slice(0, limit) });
		},
		byDistance({ origin, radiusMiles, limit }) {
			const from = originOf(origin);
			// The same refusal as the API's, which the search field explains.
			if (!from) return failed(new ApiError(422, "None of the dealerships is in this ZIP code."));
			const byDistance = all
				.flatMap(({ dealership, position }) =>
					position ? [{ ...dealership, distanceMiles: tenth(milesBetween(from, position)) }] : [],
				)
				.sort((a, b) => a.distanceMiles - b.distanceMiles);
			const within = byDistance.filter(({ distanceMiles }) => distanceMiles <= radiusMiles);
			return settled({
				origin: from,
				radiusMiles,
				withinRadius: within.length,
				dealerships:
					within.length > 0 ? within.slice(0, limit) : byDistance.slice(0, nearestFallbackCount),
			});
		},
		byId(id) {
			const found = dealerships.find((dealership) => dealership.id === id);
			return found ? settled(found) : failed(new Error(`There is no dealership ${id}.`));
		},
		async clusters(section, q) {
			if (clustersOf?.q !== q) {
				const { createLocalClusters } = await import("./local-clusters.js");
				const points = matching(q).flatMap(({ dealership, position }) =>
					position ? [{ dealership, position }] : [],
				);
				clustersOf = { q, within: createLocalClusters(points) };
			}
			return clustersOf.within(section);
		},
		places: async (typed) => places.filter((place) => begins(place, typed)).slice(0, 8),
	};
}

function settled<Value>(data: Value): Lookup<Value> {
	return lookup({ status: "ready", data });
}

function failed(error: Error): Lookup<never> {
	return lookup({ status: "failed", error });
}

function lookup<Value>(state: AsyncState<Value>): Lookup<Value> {
	return { resource: signal(state), retry: () => {} };
}

function tenth(miles: number): number {
	return Math.round(miles * 10) / 10;
}

/** The only places known without an API are those where the dealerships are. */
function collectPlaces(dealerships: readonly Dealership[]): Place[] {
	const byZip = new Map<string, Place>();
	for (const dealership of dealerships) {
		const { city, state, zipCode: zip } = dealership;
		const position = positionOf(dealership);
		if (position && !byZip.has(zip)) {
			byZip.set(zip, { label: `${zip} ${city}, ${state}`, city, state, zip, ...position });
		}
	}
	return [...byZip.values()];
}

function begins({ zip, city }: Place, typed: string): boolean {
	const text = typed.trim().toLowerCase();
	return text !== "" && (zip?.startsWith(text) || city.toLowerCase().startsWith(text));
}
