import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { contentSecurityPolicy } from "./content-security-policy.js";

/** After this many milliseconds a page that is still waiting for something is given up. */
export const streamTimeout = 10_000;

/**
 * Renders a page to its end before anything is sent: what a visitor without scripts sees is then
 * the whole page, and the policy can name every inline script by its hash.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	let failure: unknown;
	const stream = await renderToReadableStream(
		<ServerRouter context={routerContext} url={request.url} />,
		{
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
	const html = await new Response(stream).text();
	headers.set("content-type", "text/html; charset=utf-8");
	headers.set("cache-control", "no-cache");
	headers.set(
		"content-security-policy",
		await contentSecurityPolicy(html, { isDevelopment: import.meta.env.DEV }),
	);
	return new Response(`<!doctype html>${html.replace(/^<!doctype html>/i, "")}`, {
		status,
		headers,
	});
}
