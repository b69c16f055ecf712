import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { contentSecurityPolicy } from "./content-security-policy.js";
import { extractNoncedScripts } from "./nonced-scripts.js";
import { pageContext } from "./page-context.js";

/** After this many milliseconds a page that is still waiting for something is given up. */
export const streamTimeout = 10_000;

/**
 * Renders a page to its end before anything is sent: what a visitor without scripts sees is then
 * the whole page, and the policy can name each of our inline scripts by its hash. A nonce says which
 * are ours, and is not sent.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	let failure: unknown;
	const nonce = crypto.randomUUID();
	const stream = await renderToReadableStream(
		<ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
		{
			nonce,
			signal: AbortSignal.timeout(streamTimeout),
			// Without this React would put finished parts of a long page behind a script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError(error) {
				failure = error;
			},
		},
	);
	await stream.allReady;
	if (failure) throw failure;
	const { html, scripts } = extractNoncedScripts(await new Response(stream).text(), nonce);
	const { settings, imageOrigins } = context.get(pageContext);
	const { mapTiles, tagManagerId, privacy } = settings;
	headers.set("content-type", "text/html; charset=utf-8");
	headers.set("cache-control", "no-cache");
	headers.set(
		"content-security-policy",
		await contentSecurityPolicy(scripts, {
			imageOrigins: [...imageOrigins, ...(mapTiles ? [imageSourceOf(mapTiles.url)] : [])],
			hasTagManager: tagManagerId !== null && privacy === "none",
			isDevelopment: import.meta.env.DEV,
		}),
	);
	return new Response(`<!doctype html>${html.replace(/^<!doctype html>/i, "")}`, {
		status,
		headers,
	});
}

/** Tells the log of what failed here; what a caller has asked wrongly is the caller's matter. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	const { log } = context.get(pageContext);
	// Not what follows the path, which may be a visitor's own words.
	log.error({ err: error, path: new URL(request.url).pathname }, "a page could not be made");
};

/** A tile address has its own places for numbers, and may have one for a part of the host. */
function imageSourceOf(url: string): string {
	const [, origin = ""] = /^(https?:\/\/[^/]+)/.exec(url.replace("{s}", "*")) ?? [];
	return origin;
}
