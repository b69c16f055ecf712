import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { AnswerRoute } from "./answer-cache.js";

declare module "hono" {
	interface ContextVariableMap {
		/** The headers of every response to this request. */
		responseHeaders?: Readonly<Record<string, string>>;
	}
}

/** Sent with every response of the site, and when the server refuses a request. */
export const securityHeaders = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
	"cross-origin-opener-policy": "same-origin",
};

/**
 * Clients revalidate at every use, so that a new dealership shows at once.
 *
 * @param cdnMaxAge how long a CDN may use it without asking, in seconds; 0: not at all
 */
export function revalidationHeaders(cdnMaxAge = 0): Readonly<Record<string, string>> {
	return {
		"cache-control": "no-cache",
		...(cdnMaxAge > 0 && { "cdn-cache-control": `max-age=${cdnMaxAge}` }),
	};
}

/**
 * Lets pages of the allowed origins read a response, and when they may try again. Any page may show a
 * picture, also one that asks for this header with `Cross-Origin-Embedder-Policy: require-corp`.
 */
export function crossOriginHeaders(
	embedOrigins: readonly string[],
	origin: string | undefined,
): Readonly<Record<string, string>> {
	const allowed = allowedOrigin(embedOrigins, origin);
	return {
		...(allowed && { "access-control-allow-origin": allowed }),
		...(allowed !== "*" && { vary: "Origin" }),
		"access-control-expose-headers": "retry-after",
		"cross-origin-resource-policy": "cross-origin",
	};
}

/** The page's origin as a part of the cache key; undefined if every page may read answers. */
export function varyByOrigin(embedOrigins: readonly string[]): AnswerRoute["varyBy"] {
	if (embedOrigins.includes("*")) return undefined;
	return (header) => allowedOrigin(embedOrigins, header("origin")) ?? "";
}

function allowedOrigin(embedOrigins: readonly string[], origin = ""): string | undefined {
	if (embedOrigins.includes("*")) return "*";
	return embedOrigins.includes(origin) ? origin : undefined;
}

/**
 * Gives every response below it these headers. They are set before the handler runs and sent together
 * with the body: setting them afterwards makes Hono copy the response into a stream.
 */
export function withHeaders(
	headersFor: (context: Context) => Readonly<Record<string, string>>,
): MiddlewareHandler {
	return createMiddleware(async (context, next) => {
		const headers = headersFor(context);
		context.set("responseHeaders", { ...context.get("responseHeaders"), ...headers });
		for (const [name, value] of Object.entries(headers)) context.header(name, value);
		await next();
	});
}
