import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod/mini";
import { type PreparedResponse, prepareResponse } from "./prepared-response.js";
import { sendPrepared } from "./send-prepared.js";

/** How a route sends the value that its handler returns. */
export interface ResponseFormat<Value> {
	readonly status: ContentfulStatusCode;
	/** The media type, without parameters. */
	readonly mediaType: string;
	/** The schema of the value; undefined if the body is not JSON. */
	readonly schema?: z.ZodMiniType;
	send(context: Context, value: Value): Response | Promise<Response>;
}

/** JSON that is encoded for each request. */
export function json<Value>(
	schema: z.ZodMiniType<Value>,
	{
		status = 200,
		headers = {},
	}: { status?: ContentfulStatusCode; headers?: Record<string, string> } = {},
): ResponseFormat<Value> {
	return {
		status,
		mediaType: "application/json",
		schema,
		send: (context, value) => context.json(value, status, headers),
	};
}

/**
 * JSON that is encoded and compressed once for each value. The handler must return the same object
 * for the same response, and the object must never change: parts of a catalogue snapshot do not.
 */
export function preparedJson<Value extends object>(
	schema: z.ZodMiniType<Value>,
	headers: Record<string, string>,
): ResponseFormat<Readonly<Value>> {
	const prepare = memoize((value: Readonly<Value>) =>
		prepareResponse(JSON.stringify(value), "application/json; charset=utf-8"),
	);
	return {
		status: 200,
		mediaType: "application/json",
		schema,
		send: async (context, value) => sendPrepared(context, await prepare(value), headers),
	};
}

/** An SVG image, encoded and compressed once for each value like `preparedJson`. */
export function preparedSvg(
	headers: Record<string, string>,
): ResponseFormat<{ readonly svg: string }> {
	const prepare = memoize(({ svg }: { readonly svg: string }) =>
		prepareResponse(svg, "image/svg+xml; charset=utf-8"),
	);
	return {
		status: 200,
		mediaType: "image/svg+xml",
		send: async (context, value) => sendPrepared(context, await prepare(value), headers),
	};
}

/** Prepares the response of each value at its first request, and again if that failed. */
function memoize<Value extends object>(
	prepare: (value: Value) => Promise<PreparedResponse>,
): (value: Value) => Promise<PreparedResponse> {
	const responses = new WeakMap<Value, Promise<PreparedResponse>>();
	return (value) => {
		const known = responses.get(value);
		if (known) return known;
		const response = prepare(value);
		responses.set(value, response);
		response.catch(() => responses.delete(value));
		return response;
	};
}
