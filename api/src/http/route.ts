import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import type { CountedSearch } from "./counted-search.js";
import type { DatasetName, Datasets } from "./datasets.js";
import { limitBody, parseBody, parseHeaders, parseQuery } from "./parse-request.js";
import type { ResponseFormat } from "./response-format.js";
import type { PathParameters, RoutePath } from "./route-path.js";

/** Everything that the OpenAPI document says about a route. */
export interface RouteDescription extends RoutePath {
	readonly method: "get" | "post";
	readonly summary: string;
	/** The parameters of a request with whose answer the document shows what the route does. */
	readonly example?: Readonly<Record<string, unknown>> | undefined;
	readonly query?: z.ZodMiniType | undefined;
	/** The request headers that the route reads, by names in lower case. */
	readonly headers?: z.ZodMiniType | undefined;
	readonly body?: z.ZodMiniType | undefined;
	readonly response: Omit<ResponseFormat<unknown>, "send">;
	/** Whether it ignores parameters that it does not know, or that are given again: errors otherwise. */
	readonly takesAnyQuery?: boolean | undefined;
	/** When the route returns an error, by status. Those of a malformed request are added. */
	readonly errors?: Readonly<Record<number, string>> | undefined;
}

/** Whether a route answers 400 to parameters that it does not know, or that are given twice. */
export function isStrictRoute({ method, takesAnyQuery = false }: RouteDescription) {
	return method === "get" && !takesAnyQuery;
}

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
	const { query, headers, body, response } = description;
	return {
		description,
		dependsOn,
		parameters: query ? Object.keys(z.toJSONSchema(query, { io: "input" }).properties ?? {}) : [],
		use: [...(body ? [limitBody] : []), ...use],
		response,
		async handle(params, search, data, context) {
			// Without a schema the value is undefined. Its type is then unknown, so no handler can use it.
			const request = {
				params,
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
