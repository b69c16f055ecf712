import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import { type Answer, sizeOf } from "./answer.js";

/** Finds the prepared answer to a request. */
export type FindAnswer = (request: IncomingMessage) => Answer | undefined;

/** The prepared answers of addresses: whose query nobody reads, or with the query that is read. */
export interface Answers {
	readonly find: FindAnswer;
	/** Keeps what `sendPrepared` sends below it. */
	readonly keep: MiddlewareHandler;
}

/** Their bytes belong to the catalogue's snapshot, so only their number needs a bound. */
const maxAnswers = 5000;

/** Apart from the others, because visitors choose the queries: their bytes, some thousand answers. */
const maxQueryBytes = 32 * 1024 * 1024;

interface Kept {
	readonly answer: Answer;
	readonly source: unknown;
}

/**
 * @param sourceOf what the answer of a path is made from. Once it is another object, the answer is
 *   dropped. A request that began earlier keeps nothing, so that it replaces no newer answer.
 * @param originOf what the answer to a page of this origin depends on
 */
export function createAnswers(
	sourceOf: (path: string) => unknown,
	originOf: (origin: string | undefined) => string,
): Answers {
	const answers = new LRUCache<string, Kept>({ max: maxAnswers });
	const queryAnswers = new LRUCache<string, Kept>({
		maxSize: maxQueryBytes,
		sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
	});

	function findIn(kept: LRUCache<string, Kept>, key: string, path: string): Answer | undefined {
		const found = kept.get(key);
		if (!found || found.source === sourceOf(path)) return found?.answer;
		kept.delete(key);
		return undefined;
	}

	return {
		find({ url = "", headers }) {
			const path = pathOf(url);
			const origin = originOf(headers.origin);
			return (
				findIn(answers, origin + path, path) ??
				(path === url ? undefined : findIn(queryAnswers, origin + url, path))
			);
		},
		keep: createMiddleware(async (context, next) => {
			const { path, url } = context.req;
			const source = sourceOf(path);
			const key = originOf(context.req.header("origin")) + path;
			const keepIn = (kept: LRUCache<string, Kept>, query: string) => (answer: Answer) => {
				if (source === sourceOf(path)) kept.set(key + query, { answer, source });
			};
			context.set("keepAnswer", keepIn(answers, ""));
			context.set("keepQueryAnswer", keepIn(queryAnswers, url.slice(pathOf(url).length)));
			await next();
		}),
	};
}

function pathOf(url: string): string {
	const end = url.indexOf("?");
	return end < 0 ? url : url.slice(0, end);
}
