import {
	type Clusters,
	clustersQuerySchema,
	type Dealership,
	type DealershipPage,
	dealershipSearchText,
	type ErrorBody,
	matchesSearch,
	type NearbyDealerships,
	nearbyQuerySchema,
	type Origin,
	type Place,
	paths,
	placesQuerySchema,
	type State,
	searchQuerySchema,
	stateSlug,
	usStates,
	type Vehicle,
} from "@nev/contract";
import { drawVehicle, sampleDealerships, sampleStates, sampleVehicles } from "@nev/sample-data";
import { delay, type HttpHandler, HttpResponse, http } from "msw";
import { mapPoints } from "./map-points.js";
import { nearby } from "./nearby.js";
import { placesOf, suggest } from "./places.js";

/** What the API does with every request: answer it, leave it without an answer, or fail. */
export type ApiMode = "answers" | "waits" | "fails";

/** `parameters.api` of a story. */
export interface SampleApiOptions {
	/** Default: `"answers"`. */
	mode?: ApiMode;
	/** The dealerships of the API. Default: the sample data. */
	dealerships?: readonly Dealership[];
}

/** `loaded.api` of a story. */
export interface SampleApi {
	/** May be changed while the story runs. */
	mode: ApiMode;
	readonly dealerships: readonly Dealership[];
	/** Path and query of every request so far, in order, from below `/api`. */
	readonly requests: readonly string[];
	readonly handlers: readonly HttpHandler[];
}

/** The sample dealerships as the API gives them. */
const dealershipsWithIds: readonly Dealership[] = sampleDealerships.map((dealership, index) => ({
	id: index + 1,
	...dealership,
}));

/** The sample vehicles as the API gives them. */
const vehiclesWithIds: readonly Vehicle[] = sampleVehicles.map(
	({ drawing: _, ...vehicle }, index) => ({ id: index + 1, ...vehicle }),
);

type Refusal = ErrorBody & { status: number };

/** The API of the stories: the contract's reads, over the sample data, in the page itself. */
export function createSampleApi(options: SampleApiOptions = {}): SampleApi {
	const dealerships = options.dealerships ?? dealershipsWithIds;
	const places = placesOf(dealerships);
	const requests: string[] = [];

	function read(path: string, answer: (url: URL, parameters: Parameters) => object): HttpHandler {
		return http.get(`/api/${path.replace(/\{(\w+)\}/g, ":$1")}`, async ({ request, params }) => {
			const url = new URL(request.url);
			requests.push(`${url.pathname.replace(/^\/api\//, "")}${url.search}`);
			if (api.mode === "waits") await delay("infinite");
			if (api.mode === "fails") return refuse({ status: 500, error: "Something went wrong." });
			const body = answer(url, params);
			return isRefusal(body) ? refuse(body) : HttpResponse.json(body);
		});
	}

	const api: SampleApi & { mode: ApiMode } = {
		mode: options.mode ?? "answers",
		dealerships,
		requests,
		handlers: [
			read(paths.states, () => statesOf(dealerships)),
			read(paths.vehicles, () => vehiclesWithIds),
			read(
				paths.vehicle,
				(_, { slug }) =>
					vehiclesWithIds.find((vehicle) => vehicle.slug === slug) ?? {
						status: 404,
						error: `There is no vehicle ${slug}.`,
					},
			),
			read(paths.searchDealerships, (url) => {
				const { q, state, limit, offset } = searchQuerySchema.parse(queryOf(url));
				const found = dealerships.filter(isWanted(q, state));
				return {
					total: found.length,
					dealerships: found.slice(offset, offset + limit),
				} satisfies DealershipPage;
			}),
			read(paths.nearbyDealerships, (url) => {
				const query = nearbyQuerySchema.parse(queryOf(url));
				const origin = originOf(query, places);
				if (!origin) return unknownZip;
				const { radiusMiles, limit } = query;
				const wanted = dealerships.filter(isWanted(query.q, query.state));
				return {
					origin,
					radiusMiles,
					...nearby(wanted, places, origin, radiusMiles, limit),
				} satisfies NearbyDealerships;
			}),
			read(paths.clusters, (url) => {
				const { q, state, ...section } = clustersQuerySchema.parse(queryOf(url));
				const clusters = mapPoints(dealerships.filter(isWanted(q, state)), section);
				return { clusters } satisfies Clusters;
			}),
			read(paths.places, (url) => suggest(places, placesQuerySchema.parse(queryOf(url)).q)),
			read(
				paths.dealership,
				(_, { id }) =>
					dealerships.find((dealership) => dealership.id === Number(id)) ?? {
						status: 404,
						error: `There is no dealership ${id}.`,
					},
			),
			http.get("/api/images/:file", ({ params }) => picture(String(params.file))),
		],
	};
	return api;
}

/** A vehicle's drawing, which is there whatever becomes of the reads. */
function picture(file: string): HttpResponse<string> {
	const found = sampleVehicles.find(({ slug }) => file === `${slug}.svg`);
	return new HttpResponse(found ? drawVehicle(found.drawing) : "", {
		status: found ? 200 : 404,
		headers: { "content-type": "image/svg+xml" },
	});
}

type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

const unknownZip: Refusal = {
	status: 422,
	error: "We do not know this ZIP code.",
	fields: { zip: "We do not know this ZIP code" },
};

function isRefusal(body: object): body is Refusal {
	return "status" in body && "error" in body;
}

function refuse({ status, ...body }: Refusal) {
	return HttpResponse.json(body, { status });
}

function queryOf(url: URL): Record<string, string> {
	return Object.fromEntries(url.searchParams);
}

function isWanted(q: string, state?: string): (dealership: Dealership) => boolean {
	return (dealership) =>
		(!state || dealership.state === state) && matchesSearch(dealershipSearchText(dealership), q);
}

interface NearOrigin {
	zip?: string | undefined;
	latitude?: number | undefined;
	longitude?: number | undefined;
}

function originOf(
	{ zip, latitude, longitude }: NearOrigin,
	places: readonly Place[],
): Origin | undefined {
	if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
	const place = places.find((known) => known.zip === zip);
	return place && { label: place.label, latitude: place.latitude, longitude: place.longitude };
}

function statesOf(dealerships: readonly Dealership[]): State[] {
	return sampleStates.map((state, index) => ({
		id: index + 1,
		...state,
		abbreviation: usStates[state.name],
		slug: stateSlug(state.name),
		dealerCount: dealerships.filter((dealership) => dealership.state === state.name).length,
	}));
}
