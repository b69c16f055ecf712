import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { type Answer, sizeOf } from "./answer.js";
import { canonicalQuery } from "./canonical-query.js";
import type { CountedSearch } from "./counted-search.js";
import type { DatasetName, DatasetVersions } from "./datasets.js";
import { hasRefusedParameters } from "./refused-parameters.js";
import type { Rendering, RenderQueue, Visitor } from "./render-queue.js";

/** The value of a request header, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined;

/** What the answers of a route depend on, beside the path. */
export interface AnswerRoute {
	/** The query parameters that it reads. It is called without all others. */
	readonly parameters: readonly string[];
	/** Whether it refuses other parameters and repeated ones, so that no cached answer may hide them from it. */
	readonly isStrict?: boolean | undefined;
	/** The datasets that its answers are made from. */
	readonly dependsOn: readonly DatasetName[];
	/** What else of a request belongs to the cache key, such as the privacy choice; empty for most requests. */
	readonly varyBy?: ((header: ReadHeader) => string) | undefined;
}

export interface AnswerRequest {
	readonly path: string;
	/** With the route's parameters only, as `canonicalQuery` returns it. */
	readonly search: string;
	readonly header: ReadHeader;
}

/** An answer, which may be cached, or a response that may not, such as a redirect. */
export type AnswerOrResponse = Answer | Response;

/** Without `instanceof Response`: the server replaces that class, and the router made its own before. */
export function isAnswer(result: AnswerOrResponse): result is Answer {
	return "variants" in result;
}

/** Finds the cached answer to a request. */
export type FindAnswer = (request: IncomingMessage) => Answer | undefined;

/** The answers of the API, the pages and the files, as bytes with complete headers. */
export interface AnswerCache {
	readonly find: FindAnswer;
	/** Returns the cached answer, or creates it once for all who wait for it. */
	get(
		route: AnswerRoute,
		request: AnswerRequest,
		create: () => Promise<AnswerOrResponse>,
	): Promise<AnswerOrResponse>;
	/** Returns the cached answer, or renders it once for all who wait for it, in its turn. */
	render<Rendered>(
		route: AnswerRoute,
		request: AnswerRequest,
		visitor: Visitor,
		render: () => Promise<Rendered>,
		finish: (rendered: Rendered) => Promise<AnswerOrResponse>,
	): Promise<AnswerOrResponse>;
}

/** Room for some thousand searches, 600 pages and the files. */
const maxBytes = 96 * 1024 * 1024;

/** Paths whose route is known. A path that has been forgotten is found through Hono. */
const maxPaths = 20_000;

/** An answer that is being created, or waits for its turn. */
interface PendingAnswer {
	/** Whether a request that comes now may get it too. */
	canJoin(): boolean;
	readonly join: Rendering<AnswerOrResponse>["join"];
}

export interface AnswerCacheOptions {
	readonly versions: DatasetVersions;
	readonly queue: RenderQueue;
	/** Called each time that somebody gets the answer to a search for dealers, cached or new. */
	readonly onSearch?: ((search: CountedSearch, header: ReadHeader) => void) | undefined;
}

/**
 * Caches answers until a dataset changes that they are made from. One whose creation began before a
 * change is not cached, and goes to no request that came after the change.
 */
export function createAnswerCache({ versions, queue, onSearch }: AnswerCacheOptions): AnswerCache {
	const routes = new LRUCache<string, AnswerRoute>({ max: maxPaths });
	const cache = new LRUCache<string, { answer: Answer; route: AnswerRoute; version: number }>({
		maxSize: maxBytes,
		sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
	});
	const pendingAnswers = new Map<string, PendingAnswer>();

	versions.subscribe(() => {
		for (const [key, { route, version }] of cache) {
			if (versions.versionOf(route.dependsOn) !== version) cache.delete(key);
		}
	});

	/** Returns the answer, and reports the search that it is to, if any. */
	function serve(answer: Answer, header: ReadHeader): Answer {
		if (answer.search) onSearch?.(answer.search, header);
		return answer;
	}

	/** @param schedule runs `create` and then `finish`, now or in its turn */
	async function getOrCreate<Rendered>(
		route: AnswerRoute,
		{ path, search, header }: AnswerRequest,
		visitor: Visitor,
		schedule: RenderQueue["add"],
		create: () => Promise<Rendered>,
		finish: (rendered: Rendered) => Promise<AnswerOrResponse>,
	): Promise<AnswerOrResponse> {
		const key = keyOf(path + search, route.varyBy?.(header));
		const cached = cache.get(key);
		if (cached) return serve(cached.answer, header);
		const currentVersion = () => versions.versionOf(route.dependsOn);
		let pending = pendingAnswers.get(key);
		if (!pending?.canJoin()) {
			let version: number | undefined;
			const rendering = schedule(
				() => {
					version = currentVersion();
					return create();
				},
				async (rendered) => {
					const result = await finish(rendered);
					if (isAnswer(result) && result.status < 500 && currentVersion() === version) {
						routes.set(path, route);
						cache.set(key, { answer: result, route, version });
					}
					return result;
				},
			);
			pending = {
				canJoin: () =>
					!rendering.isDropped && (version === undefined || version === currentVersion()),
				join: rendering.join,
			};
			pendingAnswers.set(key, pending);
		}
		try {
			const result = await pending.join(visitor);
			return isAnswer(result) ? serve(result, header) : result.clone();
		} finally {
			if (pendingAnswers.get(key) === pending) pendingAnswers.delete(key);
		}
	}

	return {
		find({ url = "", headers }) {
			const end = url.indexOf("?");
			const path = end < 0 ? url : url.slice(0, end);
			const route = routes.get(path);
			// Hono reads a query up to a `#`, which no browser sends.
			if (!route || url.includes("#")) return undefined;
			const sent = end < 0 ? "" : url.slice(end);
			if (route.isStrict && hasRefusedParameters(route.parameters, sent)) return undefined;
			const search = canonicalQuery(route.parameters, sent);
			const header = (name: string) => headers[name] as string | undefined;
			const answer = cache.get(keyOf(path + search, route.varyBy?.(header)))?.answer;
			return answer && serve(answer, header);
		},

		get: (route, request, create) =>
			getOrCreate(route, request, { address: "" }, runNow, create, async (result) => result),
		render: (route, request, visitor, render, finish) =>
			getOrCreate(route, request, visitor, queue.add, render, finish),
	};
}

/** The address itself for most visitors: joining texts takes longer than finding the answer. */
function keyOf(address: string, variant = ""): string {
	return variant === "" ? address : `${variant} ${address}`;
}

const runNow: RenderQueue["add"] = (create, finish) => {
	const result = create().then(finish);
	return { isDropped: false, join: () => result };
};
