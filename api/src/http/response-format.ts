import { gunzipSync } from "node:zlib";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod/mini";
import { encodeJson } from "./encode-json.js";
import {
	type CompressionEffort,
	type PreparedResponse,
	prepareResponse,
} from "./prepared-response.js";
import { sendPrepared } from "./send-prepared.js";

/** How a route sends the value that its handler returns. */
export interface ResponseFormat<Value> {
	readonly status: ContentfulStatusCode;
	/** The media type, without parameters. */
	readonly mediaType: string;
	/** The schema of the value; undefined if the body is not JSON. */
	readonly schema?: z.ZodMiniType;
	/** When the response is 204, without a body; undefined if it never is. */
	readonly noContent?: string;
	/** Whether the response has an ETag, so that it is 304 for a client that has it already. */
	readonly revalidates?: boolean;
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
	effort?: CompressionEffort,
): ResponseFormat<Readonly<Value>> {
	const prepare = memoize(async (value: Readonly<Value>) =>
		prepareResponse(await encodeJson(value), "application/json; charset=utf-8", effort),
	);
	return {
		status: 200,
		mediaType: "application/json",
		schema,
		revalidates: true,
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
		revalidates: true,
		send: async (context, value) => sendPrepared(context, await prepare(value), headers),
	};
}

/** A body that is stored compressed, or not at all. */
export interface StoredBody {
	readonly coding: "gzip" | "identity";
	/** Undefined if there is nothing to send: the response is 204. */
	readonly bytes: Uint8Array<ArrayBuffer> | undefined;
	/** Different bytes have different ones. Without quotation marks. */
	readonly tag: string;
	readonly headers: Record<string, string>;
}

/** A body that is sent as it is stored, or decompressed for a client that does not accept gzip. */
export function stored(mediaType: string, noContent: string): ResponseFormat<StoredBody> {
	return {
		status: 200,
		mediaType,
		noContent,
		revalidates: true,
		send(context, { coding, bytes, tag, headers }) {
			if (!bytes) return context.body(null, 204, headers);
			const asStored = { bytes, etag: `"${tag}"` };
			const gzipVariants = {
				gzip: { bytes, etag: `"${tag}-gzip"` },
				get identity() {
					return { ...asStored, bytes: new Uint8Array(gunzipSync(bytes)) };
				},
			};
			const variants = coding === "gzip" ? gzipVariants : { identity: asStored };
			return sendPrepared(context, { contentType: mediaType, variants }, headers);
		},
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
