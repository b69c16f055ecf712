import { type Backend, type PreparedResponse, prepareResponse, sendPrepared } from "@nev/api";
import type { Context } from "hono";
import { privacyOfRequest } from "./privacy-route.js";

/** How many pages are kept; the oldest go first. */
const limit = 300;

interface KeptPage {
	readonly body: PreparedResponse;
	readonly status: number;
	readonly headers: Record<string, string>;
}

/** Headers that are made anew for each answer, or that the body's bytes decide. */
const ownHeaders = new Set(["content-type", "content-length", "date", "transfer-encoding"]);

export interface PageCache {
	/** The page of a request: kept from an earlier one, or rendered and kept. */
	answer(
		context: Context,
		catalogue: Backend["catalogue"],
		render: () => Promise<Response>,
	): Promise<Response>;
}

/**
 * Keeps rendered pages as bytes. A page is a pure function of its address, of the visitor's privacy
 * choice and of the data, so it stays right until the catalogue changes; then all go at once.
 * Failures are not kept.
 */
export function createPageCache(): PageCache {
	const pages = new Map<string, KeptPage>();
	let version = 0;

	return {
		async answer(context, catalogue, render) {
			if (version !== catalogue.snapshot.version) {
				version = catalogue.snapshot.version;
				pages.clear();
			}
			const key = `${privacyOfRequest(context.req.raw)} ${context.req.url}`;
			const startVersion = version;
			const page = pages.get(key) ?? (await keepable(render));
			if (page instanceof Response) return page;
			pages.delete(key);
			if (startVersion === catalogue.snapshot.version) pages.set(key, page);
			const [oldest] = pages.keys();
			if (pages.size > limit && oldest !== undefined) pages.delete(oldest);
			return sendPage(context, page);
		},
	};
}

async function keepable(render: () => Promise<Response>): Promise<KeptPage | Response> {
	const response = await render();
	const isPage = response.headers.get("content-type")?.startsWith("text/html");
	if (!isPage || (response.status !== 200 && response.status !== 404)) return response;
	return {
		body: await prepareResponse(await response.text(), "text/html; charset=utf-8", "quick"),
		status: response.status,
		headers: Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name))),
	};
}

function sendPage(context: Context, { body, status, headers }: KeptPage): Response {
	const response = sendPrepared(context, body, headers);
	response.headers.append("vary", "Cookie, Sec-GPC");
	return response.status === 200 && status !== 200
		? new Response(response.body, { status, headers: response.headers })
		: response;
}
