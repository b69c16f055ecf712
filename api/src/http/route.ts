import type { Context, Hono, MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import {
	type AnswerCache,
	type AnswerOrResponse,
	isAnswer,
	type ReadHeader,
} from "./answer-cache.js";
import { canonicalQuery } from "./canonical-query.js";
import type { CountedSearch } from "./counted-search.js";
import type { DatasetName, Datasets } from "./datasets.js";
import { HttpError } from "./http-error.js";
import { limitBody, parseBody, parseHeaders, parseQuery } from "./parse-request.js";
import type { ResponseFormat } from "./response-format.js";
import { sendCached, toResponse } from "./send-answer.js";

/** Everything that the OpenAPI document says about a route. */
export interface RouteDescription {
	readonly method: "get" | "post";
	/**
	 * The path below the base address, with its parameters in braces: `vehicles/{slug}`. A parameter may
	 * have an extension: `{y}.mvt`.
	 */
	readonly path: string;
	/** The regular expressions of path parameters that not every text matches. */
	readonly patterns?: Readonly<Record<string, string>> | undefined;
	readonly summary: string;
	readonly query?: z.ZodMiniType | undefined;
	/** The request headers that the route reads, by names in lower case. */
	readonly headers?: z.ZodMiniType | undefined;
	readonly body?: z.ZodMiniType | undefined;
	readonly response: Omit<ResponseFormat<unknown>, "send">;
	/** When the route returns an error, by status. Those of a malformed request are added. */
	readonly errors?: Readonly<Record<number, string>> | undefined;
}

/** The parameters of a path with braces. */
type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
	? { readonly [Key in Name]: string } & PathParameters<Rest>
	: unknown;

/** What a handler gets of a request, parsed by the schemas of its route, and the datasets that it depends on. */
export interface RouteRequest<
	Path extends string,
	Query,
	Headers,
	Body,
	DependsOn extends DatasetName,
> {
	readonly params: PathParameters<Path>;
	readonly query: Query;
	readonly headers: Headers;
	readonly body: Body;
	readonly data: Pick<Datasets, DependsOn>;
}

export interface RouteOptions<
	Path extends string,
	Query,
	Headers,
	Body,
	Value,
	DependsOn extends DatasetName,
> extends RouteDescription {
	readonly path: Path;
	readonly query?: z.ZodMiniType<Query>;
	readonly headers?: z.ZodMiniType<Headers>;
	readonly body?: z.ZodMiniType<Body>;
	readonly response: ResponseFormat<Value>;
	/** The datasets that its answers are made from. The handler gets no others. */
	readonly dependsOn?: readonly DependsOn[];
	/** Middleware that runs before the request is parsed. */
	readonly use?: readonly MiddlewareHandler[];
	/** @throws {HttpError} for each status in `errors` */
	readonly handle: (
		request: RouteRequest<Path, Query, Headers, Body, DependsOn>,
		context: Context,
	) => NoInfer<Value> | Promise<NoInfer<Value>>;
	/** The search for dealers that a value answers; undefined if there is none to count. */
	readonly searchOf?: (query: Query, value: NoInfer<Value>) => CountedSearch | undefined;
}

/** What a handler returned. */
export interface HandlerResult {
	readonly value: unknown;
	/** The search for dealers that it answers. */
	readonly search: CountedSearch | undefined;
}

/** The result of `defineRoute`. */
export interface Route {
	readonly description: RouteDescription;
	readonly dependsOn: readonly DatasetName[];
	/** The query parameters that it reads. */
	readonly parameters: readonly string[];
	readonly use: readonly MiddlewareHandler[];
	readonly response: ResponseFormat<never>;
	/** Calls the handler with these parameters of the path. A GET route needs no context. */
	handle(
		params: Readonly<Record<string, string>>,
		search: string,
		data: Datasets,
		context?: Context,
	): Promise<HandlerResult>;
}

/**
 * Defines a route. Its schemas do what they describe: requests are parsed by them, and the compiler
 * checks the handler's value against the schema of the response.
 *
 * @example
 * defineRoute({
 * 	method: "get",
 * 	path: "states/{slug}",
 * 	summary: "One state",
 * 	dependsOn: ["states"],
 * 	response: cachedJson(stateSchema, headers),
 * 	errors: { 404: "There is no state with this slug" },
 * 	handle: ({ params, data }) => data.states.stateBySlug.get(params.slug) ?? notFound("There is no such state."),
 * })
 */
export function defineRoute<
	const Path extends string,
	Query,
	Headers,
	Body,
	Value,
	DependsOn extends DatasetName = never,
>({
	use = [],
	dependsOn = [],
	handle,
	searchOf,
	...description
}: RouteOptions<Path, Query, Headers, Body, Value, DependsOn>): Route {
	const { path, query, headers, body, response } = description;
	const extensions = extensionsOf(path);
	return {
		description,
		dependsOn,
		parameters: query ? Object.keys(z.toJSONSchema(query, { io: "input" }).properties ?? {}) : [],
		use: [...(body ? [limitBody] : []), ...use],
		response,
		async handle(params, search, data, context) {
			// Without a schema the value is undefined. Its type is then unknown, so no handler can use it.
			const request = {
				params: withoutExtensions(params, extensions),
				query: query && parseQuery(query, Object.fromEntries(new URLSearchParams(search))),
				headers: headers && context && parseHeaders(headers, context.req.header()),
				body: body && context && (await parseBody(body, context)),
				data,
			} as unknown as RouteRequest<Path, Query, Headers, Body, DependsOn>;
			// A handler that reads the context is one of a POST route.
			const value = await handle(request, context as Context);
			return { value, search: searchOf?.(request.query, value) };
		},
	};
}

/** What the routes of an app share. */
export interface RouteServices {
	readonly answers: AnswerCache;
	readonly data: Datasets;
	/** What of a request belongs to the cache key beside the path and the query. */
	readonly varyBy?: ((header: ReadHeader) => string) | undefined;
}

/** Adds routes to a Hono app. Their paths answer 405 to all other methods. */
export function registerRoutes<App extends Hono>(
	app: App,
	routes: readonly Route[],
	{ answers, data, varyBy }: RouteServices,
): App {
	for (const { description, dependsOn, parameters, use, response, handle } of routes) {
		const answerRoute = { parameters, dependsOn, varyBy };
		async function respond(context: Context, query: string): Promise<AnswerOrResponse> {
			const { value, search } = await handle(context.req.param(), query, data, context);
			const result = await response.send(context, value as never);
			return search && isAnswer(result) ? { ...result, search } : result;
		}
		app.on(description.method, [honoPath(description)], ...use, async (context) =>
			response.isCached
				? sendCached(context, answers, answerRoute, (search) => respond(context, search))
				: toResponse(
						context,
						await respond(context, canonicalQuery(parameters, new URL(context.req.url).search)),
					),
		);
	}
	for (const { description } of routes) {
		const path = honoPath(description);
		const methods = routes
			.filter((route) => honoPath(route.description) === path)
			.flatMap(({ description: { method } }) => (method === "get" ? ["GET", "HEAD"] : ["POST"]))
			.sort();
		app.all(path, () => methodNotAllowed(methods));
	}
	return app;
}

/** @throws {HttpError} 404 */
export function unknownAddress(): never {
	throw new HttpError("unknown-address", "The API has no such address.");
}

/** @throws {HttpError} 405, with the methods that the path has */
export function methodNotAllowed(allowed: readonly string[]): never {
	const allow = allowed.join(", ");
	throw new HttpError("method-not-allowed", `This address takes ${allow} only.`, { allow });
}

/** A parameter in braces, with the extension that follows it. */
const parameter = /\{(\w+)\}(\.\w+)?/g;

/** A path as Hono writes it: `dealerships/:id{\\d+}`. An extension becomes a part of the parameter. */
function honoPath({ path, patterns = {} }: RouteDescription): string {
	return path.replace(parameter, (_, name: string, extension?: string) => {
		const pattern = patterns[name] ?? (extension && "[^/]+");
		return pattern ? `:${name}{${pattern}${extension?.replace(".", "\\.") ?? ""}}` : `:${name}`;
	});
}

/** A path as a regular expression, with a named group for each parameter. */
export function pathPattern({ path, patterns = {} }: RouteDescription): RegExp {
	const source = path
		.replaceAll(".", "\\.")
		.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${patterns[name] ?? "[^/]+"})`);
	return new RegExp(`^${source}$`);
}

/** The names of the parameters of a path that an extension follows, with the extension. */
function extensionsOf(path: string): [name: string, extension: string][] {
	return [...path.matchAll(parameter)].flatMap(([, name = "", extension]) =>
		extension ? [[name, extension]] : [],
	);
}

function withoutExtensions(
	params: Readonly<Record<string, string>>,
	extensions: readonly [name: string, extension: string][],
): Record<string, string> {
	const cut = extensions.map(([name, extension]) => [
		name,
		(params[name] ?? "").slice(0, -extension.length),
	]);
	return { ...params, ...Object.fromEntries(cut) };
}
