import {
	type Clusters,
	clustersQuerySchema,
	createGazetteer,
	type Dealership,
	type DealershipPage,
	dealershipSearchText,
	type ErrorBody,
	type FinancingRate,
	matchesSearch,
	matchesWords,
	type NearbyDealerships,
	nearbyQuerySchema,
	type OpeningHours,
	type Origin,
	type Place,
	paths,
	placesQuerySchema,
	readPlaces,
	readSearch,
	type SearchFilter,
	type State,
	searchQuerySchema,
	stateSlug,
	usStates,
	type Vehicle,
} from "@nev/contract";
import { sampleDealerships, sampleStates, sampleVehicles } from "@nev/sample-data";
import { delay, type HttpHandler, HttpResponse, http } from "msw";
import { clusterDealerships } from "./clusters.js";
import { createMapTiles } from "./map-tiles.js";
import { findNearby } from "./nearby.js";
import { collectPlaces, similarPlaces, suggestPlaces } from "./places.js";

/** How the API handles every request: it responds, never responds, or fails. */
export type ApiMode = "responds" | "hangs" | "fails";

/** `parameters.api` of a story. */
export interface SampleApiOptions {
	/** Default: `"responds"`. */
	mode?: ApiMode;
	/** Default: the dealerships of the sample data. */
	dealerships?: readonly Dealership[];
	/** Marks the vehicles and dealerships as sample data. */
	isSample?: boolean;
	/** The rates that the company advertises. Default: none. */
	rates?: readonly FinancingRate[];
	/** Whether the API has tiles of the map. Default: true. */
	hasMap?: boolean;
	/** What the first request of a path gets in place of the sample data. */
	firstAnswers?: Readonly<Record<string, () => Response>>;
}

/** `loaded.api` of a story. */
export interface SampleApi {
	/** A story can change it while it runs. */
	mode: ApiMode;
	/** Whether tiles of the map fail. */
	failsTiles: boolean;
	readonly dealerships: readonly Dealership[];
	/** Path and query of every request so far but for the map's, in order, relative to `/api`. */
	readonly requests: readonly string[];
	readonly handlers: readonly HttpHandler[];
}

const openingHours: OpeningHours = {
	timeZone: "America/New_York",
	week: [
		{ days: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" },
		{ days: [6], opens: "09:00", closes: "16:00" },
	],
	exceptions: [],
};

/** The sample dealerships, with ids, and half of them with opening hours. */
const dealershipsWithIds: readonly Dealership[] = sampleDealerships.map(
	({ openingHours: _, ...dealership }, index) => ({
		id: index + 1,
		...dealership,
		...(index % 2 === 0 && { openingHours }),
	}),
);

/** The sample vehicles, with ids. */
const vehiclesWithIds: readonly Vehicle[] = sampleVehicles.map((vehicle, index) => ({
	id: index + 1,
	...vehicle,
}));

type ErrorResult = ErrorBody & { status: number };

/** The API's GET routes with the sample data, as MSW handlers in the page. */
export function createSampleApi(options: SampleApiOptions = {}): SampleApi {
	const mark = options.isSample ? { isSample: true } : {};
	const dealerships = (options.dealerships ?? dealershipsWithIds).map((dealership) => ({
		...dealership,
		...mark,
	}));
	const vehicles = vehiclesWithIds.map((vehicle) => ({ ...vehicle, ...mark }));
	const places = collectPlaces(dealerships);
	const readQuery = (query: SearchFilter) =>
		readSearch(query, {
			read: (text) => readPlaces(text, createGazetteer(places)),
			count: (filter) => dealerships.filter(matchesFilters(filter)).length,
			find: (filter) => dealerships.filter(matchesFilters(filter)),
			similar: (text) => similarPlaces(places, text),
		});
	const requests: string[] = [];
	const firstAnswers = { ...options.firstAnswers };

	function getHandler(
		path: string,
		createBody: (url: URL, parameters: Parameters) => object,
	): HttpHandler {
		return http.get(`/api/${path.replace(/\{(\w+)\}/g, ":$1")}`, async ({ request, params }) => {
			const url = new URL(request.url);
			requests.push(`${url.pathname.replace(/^\/api\//, "")}${url.search}`);
			if (api.mode === "hangs") await delay("infinite");
			if (api.mode === "fails")
				return errorResponse({
					status: 500,
					error: "Something went wrong.",
					code: "internal-error",
				});
			const { [path]: firstAnswer } = firstAnswers;
			delete firstAnswers[path];
			if (firstAnswer) return firstAnswer();
			const body = createBody(url, params);
			return isErrorResult(body) ? errorResponse(body) : HttpResponse.json(body);
		});
	}

	const api: SampleApi = {
		mode: options.mode ?? "responds",
		failsTiles: false,
		dealerships,
		requests,
		handlers: [
			getHandler(paths.states, () => statesWithDealerCounts(dealerships)),
			getHandler(paths.rates, () => ({
				rates: options.rates ?? [],
				showsExamples: options.rates === undefined,
			})),
			getHandler(paths.vehicles, () => vehicles),
			getHandler(
				paths.vehicle,
				(_, { slug }) =>
					vehicles.find((vehicle) => vehicle.slug === slug) ?? {
						status: 404,
						error: `There is no vehicle ${slug}.`,
						code: "not-found",
					},
			),
			getHandler(paths.searchDealerships, (url) => {
				const query = searchQuerySchema.parse(queryParameters(url));
				const { limit, offset, radiusMiles } = query;
				const { filter, near, reading } = readQuery(query);
				const matches = dealerships.filter(matchesFilters(filter));
				if (near) {
					const found = findNearby(matches, places, near, radiusMiles, query);
					const total = found.withinRadius || found.dealerships.length;
					return {
						...found,
						total,
						origin: near,
						radiusMiles,
						...reading,
					} satisfies DealershipPage;
				}
				return {
					total: matches.length,
					dealerships: matches.slice(offset, offset + limit),
					...reading,
				} satisfies DealershipPage;
			}),
			getHandler(paths.nearbyDealerships, (url) => {
				const query = nearbyQuerySchema.parse(queryParameters(url));
				const origin = resolveOrigin(query, places);
				if (!origin) return unknownZip;
				const { radiusMiles } = query;
				const matches = dealerships.filter(matchesFilters(query));
				return {
					origin,
					radiusMiles,
					...findNearby(matches, places, origin, radiusMiles, query),
				} satisfies NearbyDealerships;
			}),
			getHandler(paths.clusters, (url) => {
				const { q, state, ...bounds } = clustersQuerySchema.parse(queryParameters(url));
				const { filter } = readQuery({ q, state });
				const clusters = clusterDealerships(dealerships.filter(matchesFilters(filter)), bounds);
				return { clusters } satisfies Clusters;
			}),
			getHandler(paths.places, (url) =>
				suggestPlaces(places, placesQuerySchema.parse(queryParameters(url)).q),
			),
			getHandler(
				paths.dealership,
				(_, { id }) =>
					dealerships.find((dealership) => dealership.id === Number(id)) ?? {
						status: 404,
						error: `There is no dealership ${id}.`,
						code: "not-found",
					},
			),
			...createMapTiles(
				() => (options.hasMap === false ? "fails" : api.mode),
				() => api.failsTiles,
			),
			http.get("/api/images/:file", ({ params }) => imageResponse(String(params.file))),
		],
	};
	return api;
}

const pictures = import.meta.glob<string>("../../packages/sample-data/pictures/*.svg", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** A vehicle's picture. Does not depend on the mode. */
function imageResponse(file: string): HttpResponse<string> {
	const svg = pictures[`../../packages/sample-data/pictures/${file}`];
	return new HttpResponse(svg ?? "", {
		status: svg ? 200 : 404,
		headers: { "content-type": "image/svg+xml" },
	});
}

type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

const unknownZip: ErrorResult = {
	status: 422,
	error: "We couldn't find this ZIP code.",
	code: "unknown-zip",
	fields: { zip: "We couldn't find this ZIP code" },
};

function isErrorResult(body: object): body is ErrorResult {
	return "status" in body && "error" in body;
}

function errorResponse({ status, ...body }: ErrorResult) {
	return HttpResponse.json(body, { status });
}

function queryParameters(url: URL): Record<string, string> {
	return Object.fromEntries(url.searchParams);
}

function matchesFilters({ q, anyOrder, state }: SearchFilter): (dealership: Dealership) => boolean {
	return (dealership) =>
		(!state || dealership.state === state) &&
		(anyOrder ? matchesWords : matchesSearch)(dealershipSearchText(dealership), q);
}

interface OriginQuery {
	zip?: string | undefined;
	latitude?: number | undefined;
	longitude?: number | undefined;
}

function resolveOrigin(
	{ zip, latitude, longitude }: OriginQuery,
	places: readonly Place[],
): Origin | undefined {
	if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
	const place = places.find((candidate) => candidate.zip === zip);
	return place && { label: place.label, latitude: place.latitude, longitude: place.longitude };
}

function statesWithDealerCounts(dealerships: readonly Dealership[]): State[] {
	return sampleStates.map((state, index) => ({
		id: index + 1,
		...state,
		abbreviation: usStates[state.name],
		slug: stateSlug(state.name),
		dealerCount: dealerships.filter((dealership) => dealership.state === state.name).length,
	}));
}
