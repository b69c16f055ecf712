import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { CountedSearch } from "../insight/counted-search.js";
import { type Answer, sizeOf } from "./answer.js";
import type { Part, PartVersions } from "./parts.js";
import { readSearch } from "./read-search.js";
import type { Rendering, RenderQueue, Visitor } from "./render-queue.js";

/** The value of a request header, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined;

/** What decides the answers of a route, beside the path. */
export interface AnswerRoute {
	/** The query parameters that it reads. It is called without all others. */
	readonly parameters: readonly string[];
	/** What its answers are made from. */
	readonly dependsOn: readonly Part[];
	/** What else of a request decides, such as the privacy choice; empty for most requests. */
	readonly variantOf?: ((header: ReadHeader) => string) | undefined;
}

export interface AnswerRequest {
	readonly path: string;
	/** With the route's parameters only, as `readSearch` returns it. */
	readonly search: string;
	readonly header: ReadHeader;
}

/** A complete answer, or a response that is kept for nobody, such as a redirect. */
export type Made = Answer | Response;

/** Without `instanceof Response`: the server replaces that class, and the router made its own before. */
export function isAnswer(made: Made): made is Answer {
	return "variants" in made;
}

/** Finds the kept answer to a request. */
export type FindAnswer = (request: IncomingMessage) => Answer | undefined;

/** The answers of the API, the pages and the files, as bytes with complete headers. */
export interface Answers {
	readonly find: FindAnswer;
	/** Returns the kept answer, or makes it once for all who wait for it. */
	get(route: AnswerRoute, request: AnswerRequest, make: () => Promise<Made>): Promise<Made>;
	/** Returns the kept answer, or renders it once for all who wait for it, in its turn. */
	render<Rendered>(
		route: AnswerRoute,
		request: AnswerRequest,
		visitor: Visitor,
		render: () => Promise<Rendered>,
		finish: (rendered: Rendered) => Promise<Made>,
	): Promise<Made>;
}

/** Room for some thousand searches, 600 pages and the files. */
const maxBytes = 96 * 1024 * 1024;

/** Paths whose route is known. A path that has been forgotten is found through Hono. */
const maxPaths = 20_000;

/** What is being made, or waits for its turn. */
interface Flight {
	/** Whether who asks now may get it too. */
	isOpen(): boolean;
	readonly join: Rendering<Made>["join"];
}

export interface AnswersOptions {
	readonly versions: PartVersions;
	readonly queue: RenderQueue;
	/** Called each time that somebody gets the answer to a search for dealers, kept or new. */
	readonly onSearch?: ((search: CountedSearch, header: ReadHeader) => void) | undefined;
}

/**
 * Keeps answers until a part changes that they are made from. One that began to be made before a change
 * is not kept, and nobody who asks after it gets it.
 */
export function createAnswers({ versions, queue, onSearch }: AnswersOptions): Answers {
	const routes = new LRUCache<string, AnswerRoute>({ max: maxPaths });
	const kept = new LRUCache<string, { answer: Answer; route: AnswerRoute; stamp: number }>({
		maxSize: maxBytes,
		sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
	});
	const flights = new Map<string, Flight>();

	versions.subscribe(() => {
		for (const [key, { route, stamp }] of kept) {
			if (versions.stampOf(route.dependsOn) !== stamp) kept.delete(key);
		}
	});

	function handOut(answer: Answer, header: ReadHeader): Answer {
		if (answer.search) onSearch?.(answer.search, header);
		return answer;
	}

	/** @param begin starts what `make` and `finish` do, now or in its turn */
	async function getOrStart<Rendered>(
		route: AnswerRoute,
		{ path, search, header }: AnswerRequest,
		visitor: Visitor,
		begin: RenderQueue["add"],
		make: () => Promise<Rendered>,
		finish: (rendered: Rendered) => Promise<Made>,
	): Promise<Made> {
		const key = keyOf(path + search, route.variantOf?.(header));
		const known = kept.get(key);
		if (known) return handOut(known.answer, header);
		const currentStamp = () => versions.stampOf(route.dependsOn);
		let flight = flights.get(key);
		if (!flight?.isOpen()) {
			let stamp: number | undefined;
			const made = begin(
				() => {
					stamp = currentStamp();
					return make();
				},
				async (rendered) => {
					const answer = await finish(rendered);
					if (isAnswer(answer) && answer.status < 500 && currentStamp() === stamp) {
						routes.set(path, route);
						kept.set(key, { answer, route, stamp });
					}
					return answer;
				},
			);
			flight = {
				isOpen: () => !made.isDropped && (stamp === undefined || stamp === currentStamp()),
				join: made.join,
			};
			flights.set(key, flight);
		}
		try {
			const made = await flight.join(visitor);
			return isAnswer(made) ? handOut(made, header) : made.clone();
		} finally {
			if (flights.get(key) === flight) flights.delete(key);
		}
	}

	return {
		find({ url = "", headers }) {
			const end = url.indexOf("?");
			const path = end < 0 ? url : url.slice(0, end);
			const route = routes.get(path);
			// Hono reads a query up to a `#`, which no browser sends.
			if (!route || url.includes("#")) return undefined;
			const search = end < 0 ? "" : readSearch(route.parameters, url.slice(end));
			const header = (name: string) => headers[name] as string | undefined;
			const answer = kept.get(keyOf(path + search, route.variantOf?.(header)))?.answer;
			return answer && handOut(answer, header);
		},

		get: (route, request, make) =>
			getOrStart(route, request, { address: "" }, startNow, make, async (made) => made),
		render: (route, request, visitor, render, finish) =>
			getOrStart(route, request, visitor, queue.add, render, finish),
	};
}

/** The address itself for most visitors: joining texts takes longer than finding the answer. */
function keyOf(address: string, variant = ""): string {
	return variant === "" ? address : `${variant} ${address}`;
}

const startNow: RenderQueue["add"] = (make, finish) => {
	const made = make().then(finish);
	return { isDropped: false, join: () => made };
};
