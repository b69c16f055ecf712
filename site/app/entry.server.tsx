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
import { pageContext } from "./page-context.js";
import { inlineScripts } from "./start/page-scripts.js";
import { startContext } from "./start/page-start.js";
import { writePageStart } from "./start/write-page-start.js";

/** How long a page may take to render, in milliseconds. */
export const streamTimeout = 10_000;

/**
 * Renders a whole page before any of it is sent. So a visitor without scripts sees all of it, and
 * neither React nor the router adds a script to it: the only inline ones are ours.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const { loader, settings, imageOrigins } = context.get(pageContext);
	const start = await writePageStart(routerContext, loader);
	let renderError: unknown;
	const stream = await renderToReadableStream(
		<startContext.Provider value={start}>
			<ServerRouter context={withoutStream(routerContext)} url={request.url} />
		</startContext.Provider>,
		{
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
	const html = await new Response(stream).text();
	const { mapTiles, tagManagerId, privacy } = settings;
	headers.set("content-type", "text/html; charset=utf-8");
	headers.set("cache-control", "no-cache");
	headers.set(
		"content-security-policy",
		await contentSecurityPolicy(inlineScripts(start), {
			imageOrigins: [...imageOrigins, ...(mapTiles ? [tileSource(mapTiles.url)] : [])],
			hasTagManager: tagManagerId !== null && privacy === "none",
			isDevelopment: import.meta.env.DEV,
		}),
	);
	return new Response(html, { status, headers });
}

/** `writePageStart` has read the stream, which `ServerRouter` would write as scripts. */
function withoutStream({ serverHandoffStream: _, ...context }: EntryContext): EntryContext {
	return context;
}

/** Logs errors of ours. Responses below 500 are the caller's mistake. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	const { log } = context.get(pageContext);
	// Without the query, which may hold what a visitor typed.
	log.error({ err: error, path: new URL(request.url).pathname }, "a page request failed");
};
