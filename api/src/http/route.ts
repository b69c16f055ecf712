import type { Context, Hono, MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { limitBody, parseBody, parseHeaders, parseQuery } from "./parse-request.js";
import type { ResponseFormat } from "./response-format.js";

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

/** What a handler gets of a request, parsed by the schemas of its route. */
export interface RouteRequest<Path extends string, Query, Headers, Body> {
	readonly params: PathParameters<Path>;
	readonly query: Query;
	readonly headers: Headers;
	readonly body: Body;
}

export interface RouteOptions<Path extends string, Query, Headers, Body, Value>
	extends RouteDescription {
	readonly path: Path;
	readonly query?: z.ZodMiniType<Query>;
	readonly headers?: z.ZodMiniType<Headers>;
	readonly body?: z.ZodMiniType<Body>;
	readonly response: ResponseFormat<Value>;
	/** Whether prepared answers are kept for each query. Default: a route with a query keeps none. */
	readonly keepsQueries?: boolean;
	/** Middleware that runs before the request is parsed. */
	readonly use?: readonly MiddlewareHandler[];
	/** @throws {HttpError} for each status in `errors` */
	readonly handle: (
		request: RouteRequest<Path, Query, Headers, Body>,
		context: Context,
	) => NoInfer<Value> | Promise<NoInfer<Value>>;
}

/** The result of `defineRoute`. */
export interface Route {
	readonly description: RouteDescription;
	readonly handlers: readonly MiddlewareHandler[];
}

/**
 * Defines a route. Its schemas do what they describe: requests are parsed by them, and the compiler
 * checks the handler's value against the schema of the response.
 *
 * @example
 * defineRoute({
 * 	method: "get",
 * 	path: "dealerships/{id}",
 * 	summary: "One dealership",
 * 	response: json(dealershipSchema),
 * 	errors: { 404: "There is no dealership with this id" },
 * 	handle: ({ params }) => findDealership(Number(params.id)),
 * })
 */
export function defineRoute<const Path extends string, Query, Headers, Body, Value>({
	use = [],
	keepsQueries = false,
	handle,
	...description
}: RouteOptions<Path, Query, Headers, Body, Value>): Route {
	const { path, query, headers, body, response } = description;
	const extensions = extensionsOf(path);

	async function handler(context: Context): Promise<Response> {
		if (query) context.set("keepAnswer", keepsQueries ? context.get("keepQueryAnswer") : undefined);
		// Without a schema the value is undefined. Its type is then unknown, so no handler can use it.
		const request = {
			params: withoutExtensions(context.req.param(), extensions),
			headers: headers && parseHeaders(headers, context.req.header()),
			query: query && parseQuery(query, context.req.query()),
			body: body && (await parseBody(body, context)),
		} as RouteRequest<Path, Query, Headers, Body>;
		return response.send(context, await handle(request, context));
	}

	return { description, handlers: [...(body ? [limitBody] : []), ...use, handler] };
}

/** Adds routes to a Hono app. */
export function registerRoutes<App extends Hono>(app: App, routes: readonly Route[]): App {
	for (const { description, handlers } of routes) {
		app.on(description.method, [honoPath(description)], ...handlers);
	}
	return app;
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

/** The names of the parameters of a path that an extension follows, with the extension. */
function extensionsOf(path: string): [name: string, extension: string][] {
	return [...path.matchAll(parameter)].flatMap(([, name = "", extension]) =>
		extension ? [[name, extension]] : [],
	);
}

function withoutExtensions(
	params: Record<string, string>,
	extensions: readonly [name: string, extension: string][],
): Record<string, string> {
	const cut = extensions.map(([name, extension]) => [
		name,
		(params[name] ?? "").slice(0, -extension.length),
	]);
	return { ...params, ...Object.fromEntries(cut) };
}
