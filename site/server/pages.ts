import type { IncomingMessage } from "node:http";
import { type Answer, type Backend, createAnswer, prepareResponse, sizeOf } from "@nev/api";
import { LRUCache } from "lru-cache";
import { type Privacy, resolvePrivacy } from "../app/shell/privacy.js";
import { type PageAddress, readSearch } from "./page-address.js";

/** Room for the compressed and the plain bytes of about 600 pages. */
const maxBytes = 64 * 1024 * 1024;

/** A page that is sent as an answer, or a response without a page, such as a redirect. */
export type Rendered = Answer | Response;

/** Without `instanceof Response`: the server replaces that class, and the router made its own before. */
export function isAnswer(rendered: Rendered): rendered is Answer {
	return "variants" in rendered;
}

export interface Pages {
	/** Finds a kept page without waiting. */
	find(request: IncomingMessage): Answer | undefined;
	/** Returns the kept page, or renders it once for all who wait for it. */
	get(address: PageAddress, privacy: Privacy, render: () => Promise<Response>): Promise<Rendered>;
}

export interface PagesOptions {
	catalogue: Pick<Backend["catalogue"], "snapshot">;
	/** Sent with every page. */
	headers: Readonly<Record<string, string>>;
}

/** The pages of one snapshot of the catalogue. */
interface Generation {
	readonly pages: LRUCache<string, Answer>;
	readonly renderings: Map<string, Promise<Rendered>>;
}

/**
 * Keeps rendered pages as bytes. A page depends on its normalized address, on the visitor's privacy
 * choice and on the catalogue. A new snapshot of the catalogue begins with no pages, and a rendering
 * that is under way then ends among the old ones. Errors are not kept.
 */
export function createPages({ catalogue, headers }: PagesOptions): Pages {
	let snapshot: object | undefined;
	let generation = createGeneration();

	function current(): Generation {
		if (snapshot !== catalogue.snapshot) {
			snapshot = catalogue.snapshot;
			generation = createGeneration();
		}
		return generation;
	}

	async function prepare(response: Response): Promise<Rendered> {
		const type = response.headers.get("content-type");
		if (!type?.startsWith("text/html")) return response;
		const own = [...response.headers].filter(([name]) => name !== "content-type");
		return createAnswer(
			await prepareResponse(await response.text(), "text/html; charset=utf-8", "quick"),
			{ ...headers, ...Object.fromEntries(own), vary: "Cookie, Sec-GPC" },
			response.status,
		);
	}

	return {
		find({ url = "", headers }) {
			const [path = "", query] = url.split("?", 2);
			const address = query === undefined ? url : path + readSearch(path, query);
			const privacy = resolvePrivacy(headers["sec-gpc"] === "1", headers.cookie ?? "");
			return current().pages.get(keyOf(address, privacy));
		},

		get({ path, search }, privacy, render) {
			const { pages, renderings } = current();
			const key = keyOf(path + search, privacy);
			const kept = pages.get(key);
			if (kept) return Promise.resolve(kept);
			let rendering = renderings.get(key);
			if (!rendering) {
				rendering = render()
					.then(prepare)
					.then((page) => {
						if (isAnswer(page) && [200, 404].includes(page.status)) pages.set(key, page);
						return page;
					})
					.finally(() => renderings.delete(key));
				renderings.set(key, rendering);
			}
			return rendering.then((page) => (isAnswer(page) ? page : page.clone()));
		},
	};
}

function createGeneration(): Generation {
	return {
		pages: new LRUCache({
			maxSize: maxBytes,
			sizeCalculation: (page, key) => sizeOf(page) + key.length,
		}),
		renderings: new Map(),
	};
}

function keyOf(address: string, privacy: Privacy): string {
	return `${privacy} ${address}`;
}
