import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Answer } from "./answer.js";

declare module "hono" {
	interface ContextVariableMap {
		/** The headers of every response to this request. */
		answerHeaders?: Readonly<Record<string, string>>;
		/** Keeps the answer to this request for the next one, with any query. */
		keepAnswer?: ((answer: Answer) => void) | undefined;
		/** Keeps it for the next one with the same query. */
		keepQueryAnswer?: (answer: Answer) => void;
	}
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
		context.set("answerHeaders", { ...context.get("answerHeaders"), ...headers });
		for (const [name, value] of Object.entries(headers)) context.header(name, value);
		await next();
	});
}
