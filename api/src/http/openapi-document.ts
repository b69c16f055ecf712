import { leadCreatedSchema } from "@nev/contract";
import * as z from "zod/mini";
import {
	describeSchema,
	errorResponse,
	etagHeader,
	openApiComponents,
	sharedResponse,
	withoutSafeIntegers,
} from "./openapi-components.js";
import { answerExamples } from "./openapi-examples.generated.js";
import { isStrictRoute, type RouteDescription } from "./route.js";
import { digits } from "./route-path.js";

const tags = [
	{ name: "Vehicles", description: "The catalogue" },
	{ name: "Dealerships", description: "Dealers, by list, by distance and on a map" },
	{ name: "States", description: "The 50 states" },
	{ name: "Leads", description: "What visitors send" },
	{ name: "Map", description: "The built-in map, or the operator's own" },
	{ name: "Service", description: "Whether the server works" },
] as const;

/** Tags by the first part of a path. Others are of the service. */
const tagsOfPaths: Readonly<Record<string, (typeof tags)[number]["name"]>> = {
	vehicles: "Vehicles",
	images: "Vehicles",
	rates: "Vehicles",
	dealerships: "Dealerships",
	places: "Dealerships",
	embed: "Dealerships",
	states: "States",
	"road-rules": "States",
	map: "Map",
};

/** Where the site has the API: the one server that the page of the document may call. */
export const apiPath = "/api";

const description =
	"Vehicles, states and dealerships, and the forms that visitors send. It takes no key. Catalogue responses carry a strong ETag and revalidate. Empty parameters count as left out. Unknown and repeated ones are refused, but `health`, `ready`, `images`, `map` and `embed` take any.";

const withoutOrigin =
	"This server does not know its public address (`PUBLIC_URL`), so set the base URL of a generated client: the site's address, followed by `/api`.";

/**
 * The OpenAPI 3.1 description of routes, made from their schemas.
 *
 * @param origin the public address of the site; undefined if it is not known
 */
export function openApiDocument(routes: readonly RouteDescription[], origin?: string): object {
	const paths: Record<string, object> = {};
	for (const route of routes) {
		const path = `/${route.path}`;
		paths[path] = { ...paths[path], [route.method]: describeOperation(route) };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "NEV dealer network",
			version: "1.0.0",
			description: [description, ...(origin ? [] : [withoutOrigin])].join(" "),
			...(origin && { contact: { name: "Contact", url: `${origin}/contact` } }),
			license: { name: "MIT", identifier: "MIT" },
		},
		// Generated clients call the first one, also where there is no page that a path could belong to.
		servers: [
			...(origin ? [{ url: `${origin}/api`, description: "Its public address" }] : []),
			{ url: apiPath, description: "The server of this document" },
		],
		// It asks nobody who they are.
		security: [],
		tags,
		paths,
		webhooks,
		components: openApiComponents({ paths, webhooks }),
	};
}

/** What the server sends to the operator's own. */
const webhooks = {
	"lead.created": {
		post: {
			operationId: "leadCreated",
			tags: ["Leads"],
			summary:
				"A lead has come: sent to `LEAD_WEBHOOK_URL`, signed as Standard Webhooks 1.0 has it, until it answers with 2xx",
			requestBody: { required: true, content: jsonContent(leadCreatedSchema) },
			responses: {
				204: { description: "Taken" },
				410: { description: "Send no more of this lead" },
			},
		},
	},
};

function describeOperation(route: RouteDescription): object {
	const { summary, query, headers, body, response, errors = {} } = route;
	const operationId = operationIdOf(route);
	const example = answerExamples[operationId]?.[response.status];
	const hasList = Array.isArray(example) || (example as { features?: [] })?.features;
	return {
		operationId,
		tags: [tagOf(route)],
		summary,
		parameters: [
			...pathParameters(route),
			...(query ? parametersOf(query, "query", route) : []),
			...(headers ? parametersOf(headers, "header", route) : []),
		],
		...(body && { requestBody: { required: true, content: jsonContent(body) } }),
		responses: {
			[response.status]: {
				description:
					response.status === 201
						? "Created"
						: hasList
							? "OK. The example shows the beginning of the list."
							: "OK",
				...(response.revalidates && { headers: etagHeader }),
				content: {
					[response.mediaType]: response.schema
						? {
								schema: describeSchema(response.schema, "output"),
								...(example !== undefined && { example }),
							}
						: {},
				},
			},
			...(response.noContent && { 204: { description: response.noContent } }),
			...(response.revalidates && { 304: sharedResponse("NotModified") }),
			...((query || isStrictRoute(route)) && {
				400: sharedResponse("MalformedQuery"),
			}),
			...(body && {
				400: sharedResponse("MalformedBody"),
				413: sharedResponse("TooLarge"),
				415: sharedResponse("NotJson"),
				422: sharedResponse("InvalidFields"),
			}),
			429: sharedResponse("TooManyRequests"),
			...Object.fromEntries(
				Object.entries(errors).map(([status, description]) => [
					status,
					errorResponse(operationId, status, description),
				]),
			),
		},
	};
}

/** `getVehiclesBySlug` for `GET vehicles/{slug}`, `postContact` for `POST contact`. */
function operationIdOf({ method, path }: RouteDescription): string {
	const words = path.replace(/\/\{/g, "-by-").split(/\W+/).filter(Boolean);
	return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function tagOf({ method, path }: RouteDescription): string {
	return method === "post" ? "Leads" : (tagsOfPaths[path.split(/[/.]/)[0] ?? ""] ?? "Service");
}

function jsonContent(body: z.ZodMiniType): object {
	return { "application/json": { schema: describeSchema(body, "input") } };
}

/** What the parameters of paths are. */
const pathDescriptions: Readonly<Record<string, string>> = {
	slug: "The name in addresses, as lists have it.",
	stateName: "The name, the abbreviation or the slug of a state, in any case.",
	state: "The name, the abbreviation or the slug of a state, in any case.",
	id: "The number of the dealership.",
	name: "The name of the picture's file, as `imageUrl` of its vehicle has it.",
	z: "The zoom.",
	x: "The column, from the west.",
	y: "The row, from the north.",
};

function pathParameters({ path, patterns = {}, example }: RouteDescription): object[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
		name,
		in: "path",
		required: true,
		description: pathDescriptions[name],
		schema: patterns[name] === digits ? { type: "integer", minimum: 0 } : { type: "string" },
		example: example?.[name],
	}));
}

function parametersOf(
	schema: z.ZodMiniType,
	location: "query" | "header",
	{ example }: RouteDescription,
): object[] {
	const { properties = {}, required = [] } = z.toJSONSchema(schema, {
		io: "input",
		unrepresentable: "any",
		override({ zodSchema: { _zod }, jsonSchema }) {
			withoutSafeIntegers(jsonSchema);
			// zod leaves it out where a text is transformed to the value.
			if (_zod.def.type === "default") jsonSchema.default = _zod.def.defaultValue;
		},
	});
	return Object.entries(properties).map(([name, property]) => {
		const { description, ...jsonSchema } = typeof property === "boolean" ? {} : property;
		return {
			name,
			in: location,
			required: required.includes(name),
			description,
			schema: jsonSchema,
			// JSON leaves it out where the example has none.
			example: example?.[name],
		};
	});
}
