import {
	ApiError,
	type Cluster,
	createGazetteer,
	type Dealership,
	type DealershipPage,
	dealershipSearchText,
	type Gazetteer,
	matchesSearch,
	matchesWords,
	nearestFallbackCount,
	type Origin,
	type Place,
	parseRegion,
	placeKey,
	placeWords,
	readPlaces,
	readSearch,
	regionAbbreviation,
	type SearchFilter,
} from "@nev/contract";
import { loadLazily } from "../host-page/load-lazily.js";
import { readOwnList } from "../lists/own-list.js";
import type { Lookup } from "../loader/loader.js";
import { lookupOf } from "../loader/lookup-of.js";
import type { DealershipSource, MapBounds, SourceScope } from "./dealership-source.js";
import { milesBetween, positionOf } from "./geography.js";
import type { LocalPage } from "./locator-results.js";
import { parseZipCode, type SearchOrigin } from "./locator-search.js";
import { ownDealershipReader } from "./own-dealership.js";

/** How many places `places` returns at most, as in the API. */
const maxPlaces = 8;

/**
 * Creates a source from the host page's own list, without an API.
 *
 * @param list the page's own, which may be anything
 */
export function createLocalSource(list: unknown, { state }: SourceScope = {}): DealershipSource {
	const dealerships = readOwnList("dealerships", list, ownDealershipReader) ?? [];
	const places = collectPlaces(dealerships);
	const unlocated = createGazetteer(collectUnlocated(dealerships, places));
	const entries = dealerships
		.filter((dealership) => !state || stateOf(dealership) === state)
		.map((dealership) => ({
			dealership,
			searchText: searchTextOf(dealership),
			position: positionOf(dealership),
			// Where the others in its ZIP code or city are.
			nearby: placeOf(dealership, places),
		}));
	const located = createGazetteer(places);
	const gazetteer: Gazetteer = {
		byZip: (zip) => located.byZip(zip) ?? unlocated.byZip(zip),
		named: (key, region) => {
			const found = located.named(key, region);
			if (found.length > 0) return found;
			return unlocated.named(key).filter(({ state }) => [region, ""].includes(state) || !region);
		},
		region: (name) =>
			dealerships.some((dealership) => stateOf(dealership) === name)
				? // Its dealerships are listed, so never searched around.
					{ label: name, city: "", state: name, latitude: 0, longitude: 0 }
				: undefined,
	};

	let clusterIndex: { key: string; within: (bounds: MapBounds) => readonly Cluster[] } | undefined;

	const matching = ({ q, anyOrder, state: other, city }: LocalFilter) =>
		entries.filter(
			({ dealership, searchText }) =>
				((city && isIn(city, dealership)) ||
					(anyOrder ? matchesWords : matchesSearch)(searchText, q)) &&
				(!other || stateOf(dealership) === other),
		);
	function read(q: string) {
		const found = readSearch(
			{ q, state },
			{
				read: (text) => readPlaces(text, gazetteer),
				count: (filter) => matching(filter).length,
				find: (filter) =>
					matching(filter).map(({ dealership }) => ({
						...dealership,
						state: stateOf(dealership),
					})),
			},
		);
		const { near } = found;
		const { otherPlaces } = found.reading;
		const reading = {
			...found.reading,
			...(otherPlaces && { otherPlaces: otherPlaces.filter(isLocated) }),
		};
		// Nobody knows how far it is from there, so this lists who is in it.
		return near && !isLocated(near)
			? { filter: { q, state, city: near }, reading }
			: { ...found, filter: found.filter as LocalFilter, reading };
	}

	function locate(origin: SearchOrigin): Origin | undefined {
		return "zip" in origin ? located.byZip(origin.zip) : origin;
	}

	function nearest(origin: Origin, radiusMiles: number, limit: number, offset: number) {
		const byDistance = entries
			.flatMap(({ dealership, position, nearby }) => {
				const from = position ?? nearby;
				if (!from) return [];
				const distanceMiles = roundToTenth(milesBetween(origin, from));
				return { ...dealership, distanceMiles, ...(!position && { approximate: true }) };
			})
			.sort((a, b) => a.distanceMiles - b.distanceMiles);
		const within = byDistance.filter(({ distanceMiles }) => distanceMiles <= radiusMiles);
		return {
			origin,
			radiusMiles,
			withinRadius: within.length,
			dealerships:
				within.length > 0
					? within.slice(offset, offset + limit)
					: byDistance.slice(0, nearestFallbackCount),
		};
	}

	return {
		byText({ q, radiusMiles, limit, offset = 0 }) {
			const { filter, near, reading } = read(q);
			if (near) {
				const found = nearest(near, radiusMiles, limit, offset);
				const total = found.withinRadius || found.dealerships.length;
				return ready<DealershipPage>({ ...found, total, ...reading });
			}
			const matches = matching(filter).map(({ dealership }) => dealership);
			const { city } = filter;
			const unlocatedCity =
				city && matches.every((dealership) => isIn(city, dealership)) ? nameOf(city) : undefined;
			const page = { total: matches.length, dealerships: matches.slice(offset, offset + limit) };
			return ready<LocalPage>({ ...page, ...reading, unlocatedCity });
		},
		byDistance({ origin, radiusMiles, limit, offset = 0 }) {
			const center = locate(origin);
			if (center) return ready(nearest(center, radiusMiles, limit, offset));
			// The same error as the API's, which the search field explains.
			const error = "None of the dealerships is in this ZIP code.";
			return failed(new ApiError(422, error, { error, code: "unknown-zip" }));
		},
		byId(id) {
			const match = dealerships.find((dealership) => dealership.id === id);
			return match ? ready(match) : failed(new Error(`There is no dealership ${id}.`));
		},
		isTextOnly: (zip) =>
			!located.byZip(zip) && dealerships.some(({ zipCode }) => zipCode.startsWith(zip)),
		all: entries.map(({ dealership }) => dealership),
		includes: ({ id }) => entries.some(({ dealership }) => dealership.id === id),
		async clusters(bounds, q) {
			const { filter } = read(q);
			const key = JSON.stringify(filter);
			if (clusterIndex?.key !== key) {
				const { createLocalClusters } = await loadLazily(
					"local-clusters",
					() => import("./local-clusters.js"),
				);
				const points = matching(filter).flatMap(({ dealership, position }) =>
					position ? [{ dealership, position }] : [],
				);
				clusterIndex = { key, within: createLocalClusters(points) };
			}
			return clusterIndex.within(bounds);
		},
		async places(text) {
			const named = readPlaces(text, gazetteer)?.places;
			const found = named?.filter(isLocated) ?? places.filter((place) => startsWith(place, text));
			return found.slice(0, maxPlaces);
		},
	};
}

/** A filter may also be those in a city, besides those with the text. */
interface LocalFilter extends SearchFilter {
	readonly city?: Place;
}

/** The full name of a state, which a page's list may have as `FL`. */
function stateOf({ state }: Dealership): string {
	return parseRegion(state) ?? state;
}

/** What a visitor may type: also the address without its street. */
function searchTextOf(dealership: Dealership): string {
	const { city, zipCode } = dealership;
	const state = stateOf(dealership);
	const addresses = [state, regionAbbreviation(state) ?? ""].map(
		(region) => `${city}, ${region} ${zipCode}`,
	);
	return [dealershipSearchText(dealership), ...addresses].join("\n").toLowerCase();
}

/** The cities and ZIP codes of dealerships of which only the names are known, without coordinates. */
function collectUnlocated(dealerships: readonly Dealership[], places: readonly Place[]): Place[] {
	return dealerships
		.filter((dealership) => !positionOf(dealership) && !placeOf(dealership, places))
		.map((dealership) => {
			const { city, zipCode } = dealership;
			const position = { latitude: Number.NaN, longitude: Number.NaN };
			const zip = parseZipCode(zipCode) ?? zipCode;
			return { label: city, city, state: stateOf(dealership), ...(zip && { zip }), ...position };
		});
}

const nameOf = ({ city, state }: Pick<Place, "city" | "state">) =>
	[city, state].filter(Boolean).join(", ");

const isLocated = ({ latitude }: Place) => !Number.isNaN(latitude);

/** Whether a dealership is in a city, however the name is written: "St. Louis" is "Saint Louis". */
function isIn({ city, state }: Place, dealership: Dealership): boolean {
	const key = (name: string) => placeKey(placeWords(name));
	return state === stateOf(dealership) && key(city) === key(dealership.city);
}

/** The place of a dealership's ZIP code, or else of its city. */
function placeOf(dealership: Dealership, places: readonly Place[]): Place | undefined {
	const zip = parseZipCode(dealership.zipCode) ?? dealership.zipCode;
	return (
		places.find((place) => place.zip === zip) ?? places.find((place) => isIn(place, dealership))
	);
}

function ready<Value>(data: Value): Lookup<Value> {
	return lookupOf({ status: "ready", data });
}

function failed(error: Error): Lookup<never> {
	return lookupOf({ status: "failed", error });
}

function roundToTenth(miles: number): number {
	return Math.round(miles * 10) / 10;
}

/** Collects the ZIP codes of the dealerships. Without an API, no other places are known. */
function collectPlaces(dealerships: readonly Dealership[]): Place[] {
	const byZip = new Map<string, Place>();
	for (const dealership of dealerships) {
		const { city, zipCode } = dealership;
		const state = stateOf(dealership);
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
