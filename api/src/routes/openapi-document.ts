import {
	clustersQuerySchema,
	clustersSchema,
	commands,
	createdSchema,
	dealershipPageSchema,
	dealershipSchema,
	errorBodySchema,
	healthSchema,
	nearbyDealershipsSchema,
	nearbyQuerySchema,
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
		query: nearbyQuerySchema,
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

interface WriteOperation {
	command: { readonly path: string; readonly body: z.ZodMiniType };
	summary: string;
}

const writes: readonly WriteOperation[] = [
	{ command: commands.vehicleInquiry, summary: "Asks for information on a vehicle" },
	{ command: commands.contact, summary: "Sends a message to the company" },
	{ command: commands.addDealership, summary: "Submits a dealership" },
];

const writeRefusals = {
	400: "The body is malformed",
	409: "The idempotency key was used with another body",
	413: "The body is too large",
	415: "The body is no JSON",
	422: "Fields are refused; `fields` says which and why",
	429: "Too many requests; `Retry-After` says when to try again",
	503: "The database is away; `Retry-After` says when to try again, with the same key",
};

/** The OpenAPI 3.1 description of the API, made from the contract's schemas. */
export function openApiDocument(): object {
	return {
		openapi: "3.1.0",
		info: {
			title: "NEV dealer network",
			version: "1.0.0",
			description:
				"Vehicles, states and dealerships, and where leads go. Catalogue answers carry a strong ETag and revalidate.",
		},
		servers: [{ url: "/api" }],
		paths: describePaths(),
	};
}

function describePaths(): Record<string, object> {
	const described: Record<string, object> = {};
	for (const read of reads) described[`/${read.path}`] = { get: describe(read) };
	for (const { command, summary } of writes) {
		const path = `/${command.path}`;
		described[path] = { ...described[path], post: describeWrite(command.body, summary) };
	}
	return described;
}

function describeWrite(body: z.ZodMiniType, summary: string): object {
	return {
		summary,
		parameters: [
			{
				name: "Idempotency-Key",
				in: "header",
				description: "The same key and body get the first answer again",
				schema: { type: "string", maxLength: 200 },
			},
		],
		requestBody: { required: true, content: json(body, "input") },
		responses: {
			201: { description: "Created", content: json(createdSchema) },
			...describeRefusals(writeRefusals),
		},
	};
}

function describeRefusals(refusals: Record<number, string>): object {
	return Object.fromEntries(
		Object.entries(refusals).map(([status, description]) => [
			status,
			{ description, content: json(errorBodySchema) },
		]),
	);
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
			...describeRefusals(refusals),
		},
	};
}

function json(schema: z.ZodMiniType, io: "input" | "output" = "output"): object {
	// A transformation, such as of an empty text to null, is no matter of the shape.
	const { $schema: _, ...body } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
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
