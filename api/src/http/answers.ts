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
const maxQueryBytes = 16 * 1024 * 1024;

/** The answers that are made from one source. */
interface SourceAnswers {
	readonly byPath: LRUCache<string, Answer>;
	readonly byQuery: LRUCache<string, Answer>;
}

/**
 * @param sourceOf what the answer of a path is made from. Its answers go with it, and a request that
 *   began before a change replaces no newer answer.
 * @param originOf what the answer to a page of this origin depends on, empty for most: joining texts
 *   for a key takes longer than finding the answer
 */
export function createAnswers(
	sourceOf: (path: string) => object,
	originOf: (origin: string | undefined) => string,
): Answers {
	const answersBySource = new WeakMap<object, SourceAnswers>();

	function answersOf(path: string): SourceAnswers {
		const source = sourceOf(path);
		let answers = answersBySource.get(source);
		if (!answers) {
			answers = {
				byPath: new LRUCache({ max: maxAnswers }),
				byQuery: new LRUCache({
					maxSize: maxQueryBytes,
					sizeCalculation: (answer, key) => sizeOf(answer) + key.length,
				}),
			};
			answersBySource.set(source, answers);
		}
		return answers;
	}

	function keyOf(address: string, origin: string | undefined): string {
		const name = originOf(origin);
		return name === "" ? address : name + address;
	}

	return {
		find({ url = "", headers: { origin } }) {
			const path = pathOf(url);
			const { byPath, byQuery } = answersOf(path);
			return byPath.get(keyOf(path, origin)) ?? byQuery.get(keyOf(url, origin));
		},
		keep: createMiddleware(async (context, next) => {
			// Hono reads the query up to a `#`, and decodes the path.
			const { pathname, search } = new URL(context.req.url);
			const { byPath, byQuery } = answersOf(pathname);
			const key = keyOf(pathname, context.req.header("origin"));
			context.set("keepAnswer", (answer) => byPath.set(key, answer));
			context.set("keepQueryAnswer", (answer) => byQuery.set(key + search, answer));
			await next();
		}),
	};
}

function pathOf(url: string): string {
	const end = url.indexOf("?");
	return end < 0 ? url : url.slice(0, end);
}
