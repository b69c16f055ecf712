// The build for Node.js would turn on the async hooks of Node.js 20 for good, which costs every later
// request a tenth of its time.
import { renderToString } from "react-dom/server.edge";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { contentSecurityPolicy, tileSource } from "./content-security-policy.js";
import { pageContext } from "./page/page-context.js";
import { inlineScripts } from "./start/page-scripts.js";
import { startContext } from "./start/page-start.js";
import { writePageStart } from "./start/write-page-start.js";

/**
 * Renders a whole page before any of it is sent. So a visitor without scripts sees all of it, and
 * neither React nor the router adds a script to it: the only inline ones are ours. Nothing on a page
 * waits while it is rendered, and a stream of React's would take half as long again.
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
	const html = `<!DOCTYPE html>${renderToString(
		<startContext.Provider value={start}>
			<ServerRouter context={withoutStream(routerContext)} url={request.url} />
		</startContext.Provider>,
	)}`;
	const { mapTiles, tagManagerId, privacy } = settings;
	headers.set("content-type", "text/html; charset=utf-8");
	if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
	headers.set(
		"content-security-policy",
		await contentSecurityPolicy(inlineScripts(start), {
			imageOrigins: [...imageOrigins, ...(mapTiles ? [tileSource(mapTiles.url)] : [])],
			hasTagManager: tagManagerId !== null && privacy === "none",
			isDevelopment: import.meta.env.DEV,
		}),
	);
	return new Response(new TextEncoder().encode(html), { status, headers });
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
