import { type Backend, type PreparedResponse, prepareResponse, sendPrepared } from "@nev/api";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { readRequestPrivacy } from "../app/shell/privacy.js";

const maxPages = 300;

interface CachedPage {
	readonly body: PreparedResponse;
	readonly status: number;
	readonly headers: Record<string, string>;
}

/** Headers that depend on the response or on its encoding, so they are not cached. */
const uncachedHeaders = new Set(["content-type", "content-length", "date", "transfer-encoding"]);

export interface PageCache {
	/** Sends the cached page for a request, or renders and caches it. */
	respond(
		context: Context,
		catalogue: Backend["catalogue"],
		render: () => Promise<Response>,
	): Promise<Response>;
}

/**
 * Caches rendered pages as bytes. A page depends only on its address, on the visitor's privacy
 * choice and on the catalogue, so a change of the catalogue clears the cache. Errors are not cached.
 */
export function createPageCache(): PageCache {
	const pages = new LRUCache<string, CachedPage>({ max: maxPages });
	let version = 0;

	return {
		async respond(context, catalogue, render) {
			if (version !== catalogue.snapshot.version) {
				version = catalogue.snapshot.version;
				pages.clear();
			}
			const key = `${readRequestPrivacy(context.req.raw)} ${context.req.url}`;
			const cached = pages.get(key);
			if (cached) return sendPage(context, cached);

			const startVersion = version;
			const response = await render();
			if (!isCacheable(response)) return response;
			const page = await readPage(response);
			if (startVersion === catalogue.snapshot.version) pages.set(key, page);
			return sendPage(context, page);
		},
	};
}

function isCacheable({ headers, status }: Response): boolean {
	const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
	return isPage && (status === 200 || status === 404);
}

async function readPage(response: Response): Promise<CachedPage> {
	const headers = [...response.headers].filter(([name]) => !uncachedHeaders.has(name));
	return {
		body: await prepareResponse(await response.text(), "text/html; charset=utf-8", "quick"),
		status: response.status,
		headers: Object.fromEntries(headers),
	};
}

function sendPage(context: Context, { body, status, headers }: CachedPage): Response {
	const response = sendPrepared(context, body, headers);
	response.headers.append("vary", "Cookie, Sec-GPC");
	return response.status === 200 && status !== 200
		? new Response(response.body, { status, headers: response.headers })
		: response;
}
