// The build for Node.js renders up to a sixth faster, but in an AsyncLocalStorage. That turns on the async
// hooks of Node.js 20 for good, which costs every later request a tenth of its time, and a page is
// rendered once and sent many times.
import { renderToReadableStream } from "react-dom/server.edge";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { contentSecurityPolicy, tileSource } from "./content-security-policy.js";
import { startScriptsLate } from "./late-scripts.js";
import { extractNoncedScripts } from "./nonced-scripts.js";
import { pageContext } from "./page-context.js";

/** How long a page may take to render, in milliseconds. */
export const streamTimeout = 10_000;

/**
 * Renders a whole page before any of it is sent. So a visitor without scripts sees all of it, and the
 * policy can list the hash of each inline script. React marks its scripts with a nonce, which is
 * removed again.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	let renderError: unknown;
	const nonce = crypto.randomUUID();
	const stream = await renderToReadableStream(
		<ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
		{
			nonce,
			signal: AbortSignal.timeout(streamTimeout),
			// Otherwise React outlines parts of a long page and inserts them by script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError(error) {
				renderError = error;
			},
		},
	);
	await stream.allReady;
	if (renderError) throw renderError;
	const rendered = await new Response(stream).text();
	// In development the scripts are not bundled, and start at once.
	const late = import.meta.env.DEV ? { html: rendered } : startScriptsLate(rendered, nonce);
	const { html, scripts } = extractNoncedScripts(late.html, nonce);
	const { settings, imageOrigins } = context.get(pageContext);
	const { mapTiles, tagManagerId, privacy } = settings;
	headers.set("content-type", "text/html; charset=utf-8");
	headers.set("cache-control", "no-cache");
	headers.set(
		"content-security-policy",
		await contentSecurityPolicy(late.module ? [...scripts, late.module] : scripts, {
			imageOrigins: [...imageOrigins, ...(mapTiles ? [tileSource(mapTiles.url)] : [])],
			hasTagManager: tagManagerId !== null && privacy === "none",
			isDevelopment: import.meta.env.DEV,
		}),
	);
	return new Response(`<!doctype html>${html.replace(/^<!doctype html>/i, "")}`, {
		status,
		headers,
	});
}

/** Logs errors of ours. Responses below 500 are the caller's mistake. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	const { log } = context.get(pageContext);
	// Without the query, which may hold what a visitor typed.
	log.error({ err: error, path: new URL(request.url).pathname }, "a page request failed");
};
