import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";

declare module "hono" {
	interface ContextVariableMap {
		/** The headers of every response to this request. */
		answerHeaders?: Readonly<Record<string, string>>;
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
 * Gives every response below it these headers. They are set before the handler runs and sent together
 * with the body: setting them afterwards makes Hono copy the response into a stream.
 */
export function withHeaders(
	headersFor: (context: Context) => Readonly<Record<string, string>>,
): MiddlewareHandler {
	return createMiddleware(async (context, next) => {
		const headers = headersFor(context);
		context.set("answerHeaders", { ...context.get("answerHeaders"), ...headers });
		for (const [name, value] of Object.entries(headers)) context.header(name, value);
		await next();
	});
}
