import { errorBodySchema } from "@nev/contract";
import * as z from "zod/mini";
import type { RouteDescription } from "./route.js";

const queryErrors = { 400: "The query is malformed" };

const bodyErrors = {
	400: "The body is malformed",
	413: "The body is too large",
	415: "The body is not JSON",
	422: "Fields are invalid; `fields` says which and why",
};

/** The limit of reads, and that of leads. */
const tooManyRequests = { 429: "Too many requests; `Retry-After` says when to try again" };

/** The OpenAPI 3.1 description of routes, made from their schemas. */
export function openApiDocument(routes: readonly RouteDescription[]): object {
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
			description:
				"Vehicles, states and dealerships, and the forms that visitors send. Catalogue responses carry a strong ETag and revalidate.",
		},
		servers: [{ url: "/api" }],
		paths,
	};
}

function describeOperation(route: RouteDescription): object {
	const { summary, query, headers, body, response, errors } = route;
	return {
		summary,
		parameters: [
			...pathParameters(route),
			...(query ? parametersOf(query, "query") : []),
			...(headers ? parametersOf(headers, "header") : []),
		],
		...(body && { requestBody: { required: true, content: jsonContent(body, "input") } }),
		responses: {
			[response.status]: {
				description: response.status === 201 ? "Created" : "OK",
				content: response.schema ? jsonContent(response.schema) : { [response.mediaType]: {} },
			},
			...(response.noContent && { 204: { description: response.noContent } }),
			...(response.revalidates && {
				304: { description: "The client has it already, by its `If-None-Match`" },
			}),
			...describeErrors({
				...(query && queryErrors),
				...(body && bodyErrors),
				...tooManyRequests,
				...errors,
			}),
		},
	};
}

function describeErrors(errors: Readonly<Record<number, string>>): object {
	return Object.fromEntries(
		Object.entries(errors).map(([status, description]) => [
			status,
			{ description, content: jsonContent(errorBodySchema) },
		]),
	);
}

function jsonContent(schema: z.ZodMiniType, io: "input" | "output" = "output"): object {
	// JSON Schema cannot express a transformation, such as of an empty text to null.
	const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return { "application/json": { schema: jsonSchema } };
}

function pathParameters({ path, patterns = {} }: RouteDescription): object[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
		name,
		in: "path",
		required: true,
		schema: { type: "string", ...(patterns[name] && { pattern: `^${patterns[name]}$` }) },
	}));
}

function parametersOf(schema: z.ZodMiniType, location: "query" | "header"): object[] {
	const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input" });
	return Object.entries(properties).map(([name, property]) => {
		const { description, ...jsonSchema } = typeof property === "boolean" ? {} : property;
		return {
			name,
			in: location,
			required: required.includes(name),
			...(description && { description }),
			schema: jsonSchema,
		};
	});
}
