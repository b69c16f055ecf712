import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import type { Answer } from "./answer.js";

/** Finds the prepared answer to a request. */
export type FindAnswer = (request: IncomingMessage) => Answer | undefined;

/** The prepared answers of addresses whose query nobody reads. */
export interface Answers {
	readonly find: FindAnswer;
	/** Keeps what `sendPrepared` sends below it. */
	readonly keep: MiddlewareHandler;
}

/** Their bytes belong to the catalogue's snapshot, so only their number needs a bound. */
const maxAnswers = 5000;

/**
 * @param source what the answers are made from. Once it is another object, all of them are dropped. A
 *   request that began earlier keeps its answer with the dropped ones, so that it replaces no newer one.
 * @param originOf what the answer to a page of this origin depends on
 */
export function createAnswers(
	source: () => object,
	originOf: (origin: string | undefined) => string,
): Answers {
	let latest: object | undefined;
	let answers = new LRUCache<string, Answer>({ max: maxAnswers });

	function current(): LRUCache<string, Answer> {
		if (latest !== source()) {
			latest = source();
			answers = new LRUCache({ max: maxAnswers });
		}
		return answers;
	}

	return {
		find: ({ url = "", headers }) => current().get(originOf(headers.origin) + pathOf(url)),
		keep: createMiddleware(async (context, next) => {
			const kept = current();
			const key = originOf(context.req.header("origin")) + context.req.path;
			context.set("keepAnswer", (answer) => kept.set(key, answer));
			await next();
		}),
	};
}

function pathOf(url: string): string {
	const end = url.indexOf("?");
	return end < 0 ? url : url.slice(0, end);
}
