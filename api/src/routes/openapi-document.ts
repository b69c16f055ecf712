import {
	clustersQuerySchema,
	clustersSchema,
	dealershipPageSchema,
	dealershipSchema,
	errorBodySchema,
	healthSchema,
	nearbyDealershipsSchema,
	nearQuerySchema,
	paths,
	placeSchema,
	placesQuerySchema,
	searchQuerySchema,
	stateSchema,
	vehicleSchema,
} from "@nev/contract";
import * as z from "zod/mini";

interface Operation {
	path: string;
	summary: string;
	/** The shape of a JSON answer, or the media type of another. */
	answer: z.ZodMiniType | string;
	query?: z.ZodMiniType;
	refusals?: Record<number, string>;
}

const unknownSlug = { 404: "There is none of this slug" };
const malformedQuery = { 400: "The query is malformed" };

const reads: Operation[] = [
	{ path: paths.vehicles, summary: "All vehicles", answer: z.array(vehicleSchema) },
	{ path: paths.featuredVehicles, summary: "Featured vehicles", answer: z.array(vehicleSchema) },
	{ path: paths.vehicle, summary: "One vehicle", answer: vehicleSchema, refusals: unknownSlug },
	{ path: paths.states, summary: "The 50 states", answer: z.array(stateSchema) },
	{ path: paths.state, summary: "One state", answer: stateSchema, refusals: unknownSlug },
	{ path: paths.dealerships, summary: "All dealerships", answer: z.array(dealershipSchema) },
	{
		path: paths.dealershipsOfState,
		summary: "The dealerships of a state, by its name in any case",
		answer: z.array(dealershipSchema),
		refusals: { 404: "There is no state of this name" },
	},
	{
		path: paths.searchDealerships,
		summary: "One page of the dealerships whose name, city or state contains a text",
		answer: dealershipPageSchema,
		query: searchQuerySchema,
		refusals: malformedQuery,
	},
	{
		path: paths.nearbyDealerships,
		summary: "Dealerships by distance from a ZIP code or from coordinates, nearest first",
		answer: nearbyDealershipsSchema,
		query: nearQuerySchema,
		refusals: { ...malformedQuery, 422: "The ZIP code is not known" },
	},
	{
		path: paths.clusters,
		summary: "What a map of one section draws at one zoom",
		answer: clustersSchema,
		query: clustersQuerySchema,
		refusals: malformedQuery,
	},
	{
		path: paths.dealership,
		summary: "One dealership",
		answer: dealershipSchema,
		refusals: { 404: "There is none of this id" },
	},
	{
		path: paths.places,
		summary: "Up to eight places that begin with a text or with the digits of a ZIP code",
		answer: z.array(placeSchema),
		query: placesQuerySchema,
		refusals: malformedQuery,
	},
	{
		path: paths.image,
		summary: "A picture of a vehicle",
		answer: "image/svg+xml",
		refusals: { 404: "There is none of this name" },
	},
	{ path: paths.health, summary: "Whether all is well", answer: healthSchema },
];

/** The OpenAPI 3.1 description of the API, made from the contract's schemas. */
export function openApiDocument(): object {
	return {
		openapi: "3.1.0",
		info: {
			title: "NEV dealer network",
			version: "1.0.0",
			description:
				"Vehicles, states and dealerships. Catalogue answers carry a strong ETag and revalidate.",
		},
		servers: [{ url: "/api" }],
		paths: Object.fromEntries(reads.map((read) => [`/${read.path}`, { get: describe(read) }])),
	};
}

function describe({ path, summary, answer, query, refusals = {} }: Operation): object {
	return {
		summary,
		parameters: [...pathParameters(path), ...(query ? queryParameters(query) : [])],
		responses: {
			200: {
				description: "OK",
				content: typeof answer === "string" ? { [answer]: {} } : json(answer),
			},
			...Object.fromEntries(
				Object.entries(refusals).map(([status, description]) => [
					status,
					{ description, content: json(errorBodySchema) },
				]),
			),
		},
	};
}

function json(schema: z.ZodMiniType): object {
	const { $schema: _, ...body } = z.toJSONSchema(schema);
	return { "application/json": { schema: body } };
}

function pathParameters(path: string): object[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
		name,
		in: "path",
		required: true,
		schema: { type: "string" },
	}));
}

function queryParameters(query: z.ZodMiniType): object[] {
	const { properties = {}, required = [] } = z.toJSONSchema(query, { io: "input" });
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: "query",
		required: required.includes(name),
		schema,
	}));
}
