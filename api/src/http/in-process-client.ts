import {
	type ApiClient,
	ApiError,
	createApiClient,
	type Query,
	UnexpectedResponseError,
} from "@nev/contract";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { canonicalQuery } from "./canonical-query.js";
import type { InProcessCall } from "./client-address.js";
import type { CountedSearch } from "./counted-search.js";
import type { DatasetName, Datasets } from "./datasets.js";
import { toHttpError, unknownAddress } from "./http-error.js";
import type { HandlerResult, Route } from "./route.js";
import { pathPattern } from "./route-path.js";

const base = "http://api.internal";

export interface InProcessOptions {
	readonly api: Hono;
	readonly routes: readonly Route[];
	readonly data: Datasets;
	readonly log: Logger;
}

/** On whose behalf the API is called, and what for. */
export interface InProcessCaller extends InProcessCall {
	/** The datasets that the caller's answer is made from. It reads no others. */
	readonly dependsOn: readonly DatasetName[];
	/** Called with the search for dealers that a read answers, which the caller's own answer then is too. */
	readonly onSearch?: (search: CountedSearch) => void;
}

/** Creates the client of a caller in the API's own process. */
export type CreateInProcessClient = (caller: InProcessCaller) => ApiClient;

/**
 * Calls the API without HTTP: a read gets the value of the route's handler, which nobody encodes, and the
 * same errors as over HTTP. What is sent goes through the app, with its limits.
 */
export function inProcessClients(options: InProcessOptions): CreateInProcessClient {
	const { api, data, log } = options;
	const routes = options.routes
		.filter(({ description }) => description.method === "get")
		.map((route) => ({ route, pattern: pathPattern(route.description) }));

	async function read(key: string, dependsOn: readonly DatasetName[]): Promise<HandlerResult> {
		const { pathname, search } = new URL(`${base}/${key}`);
		const path = pathname.slice(1);
		for (const { route, pattern } of routes) {
			const match = pattern.exec(path);
			if (!match) continue;
			const missing = route.dependsOn.filter((name) => !dependsOn.includes(name));
			if (missing.length > 0) {
				throw new Error(`"${path}" is made from ${missing}, which the caller does not depend on.`);
			}
			const params = Object.entries(match.groups ?? {}).map(
				([name, value]) => [name, decodeURIComponent(value)] as const,
			);
			return route.handle(
				Object.fromEntries(params),
				canonicalQuery(route.parameters, search),
				data,
			);
		}
		return unknownAddress();
	}

	return ({ dependsOn, onSearch, ...caller }) => ({
		...createApiClient({
			api: base,
			fetch: (url, init) => api.request(url, init, caller),
		}),
		async get<Value>({ key, response }: Query<Value>) {
			const path = key.join("/");
			const { value, search } = await read(path, dependsOn).catch((error: unknown) => {
				const { status, body, retryAfter } = toHttpError(error, { req: { path } }, log);
				throw new ApiError(status, JSON.stringify(body), body, retryAfter);
			});
			if (search) onSearch?.(search);
			const { data, error } = response.safeParse(value);
			if (error) throw new UnexpectedResponseError(path, error);
			return data;
		},
	});
}
