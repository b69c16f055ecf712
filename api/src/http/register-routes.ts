import type { Context, Hono } from "hono";
import {
	type AnswerCache,
	type AnswerOrResponse,
	isAnswer,
	type ReadHeader,
} from "./answer-cache.js";
import { canonicalQuery } from "./canonical-query.js";
import type { Datasets } from "./datasets.js";
import { methodNotAllowed } from "./http-error.js";
import { refuseParameters } from "./refused-parameters.js";
import { isStrictRoute, type Route } from "./route.js";
import { honoPath, pathValues } from "./route-path.js";
import { sendCached, toResponse } from "./send-answer.js";

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
		const isStrict = isStrictRoute(description);
		const answerRoute = { parameters, isStrict, dependsOn, varyBy };
		async function respond(context: Context, query: string): Promise<AnswerOrResponse> {
			const params = pathValues(description, context.req.param());
			const { value, search } = await handle(params, query, data, context);
			const result = await response.send(context, value as never);
			return search && isAnswer(result) ? { ...result, search } : result;
		}
		app.on(description.method, [honoPath(description)], ...use, async (context) => {
			const { search } = new URL(context.req.url);
			if (isStrict) refuseParameters(parameters, search);
			return response.isCached
				? sendCached(context, answers, answerRoute, (query) => respond(context, query))
				: toResponse(context, await respond(context, canonicalQuery(parameters, search)));
		});
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
