import { gunzipSync } from "node:zlib";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod/mini";
import type { AnswerOrResponse } from "./answer-cache.js";
import { type CompressionEffort, encodeBody } from "./encode-body.js";
import { encodeJson, encodeList } from "./encode-json.js";
import { completeAnswer } from "./send-answer.js";

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
	/** Whether the answer is cached until a dataset changes that the route depends on. */
	readonly isCached?: boolean;
	send(context: Context, value: Value): AnswerOrResponse | Promise<AnswerOrResponse>;
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

/** JSON that is encoded and compressed once, and cached. */
export function cachedJson<Value extends object>(
	schema: z.ZodMiniType<Value>,
	headers: Record<string, string>,
	effort?: CompressionEffort,
): ResponseFormat<Readonly<Value>> {
	const type = "application/json; charset=utf-8";
	return {
		status: 200,
		mediaType: "application/json",
		schema,
		revalidates: true,
		isCached: true,
		send: async (context, value) =>
			completeAnswer(context, await encodeBody(await encodeJson(value), type, effort), headers),
	};
}

/** GeoJSON, with a feature for each item of a list, cached like `cachedJson`. */
export function cachedGeoJson<Item, Feature>(
	schema: z.ZodMiniType<{ type: "FeatureCollection"; features: Feature[] }>,
	headers: Record<string, string>,
	toFeature: (item: Item) => NoInfer<Feature>,
): ResponseFormat<readonly Item[]> {
	const mediaType = "application/geo+json";
	return {
		status: 200,
		mediaType,
		schema,
		revalidates: true,
		isCached: true,
		async send(context, items) {
			const before = '{"type":"FeatureCollection","features":[';
			const body = await encodeList(items, toFeature, before, "]}");
			return completeAnswer(context, await encodeBody(body, mediaType), headers);
		},
	};
}

/** An SVG image, compressed once and cached like `cachedJson`. */
export function cachedSvg(
	headers: Record<string, string>,
): ResponseFormat<{ readonly svg: string }> {
	return {
		status: 200,
		mediaType: "image/svg+xml",
		revalidates: true,
		isCached: true,
		send: async (context, { svg }) =>
			completeAnswer(context, await encodeBody(svg, "image/svg+xml; charset=utf-8"), headers),
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
			return completeAnswer(context, { contentType: mediaType, variants }, headers);
		},
	};
}
