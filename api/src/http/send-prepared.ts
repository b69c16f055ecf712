import type { Context } from "hono";
import type { ContentCoding, PreparedResponse } from "./prepared-response.js";

/**
 * Sends a prepared response in the best content coding that the client accepts, or 304 if the client
 * has it already. The ETag depends on the bytes alone, so it is the same in every process.
 */
export function sendPrepared(
	context: Context,
	{ contentType, variants }: PreparedResponse,
	headers: Record<string, string>,
): Response {
	const coding = chooseCoding(context.req.header("accept-encoding"), variants);
	const { bytes, etag } = variants[coding] ?? variants.identity;
	const commonHeaders = { ...headers, etag, vary: "Accept-Encoding" };
	if (matchesETag(context.req.header("if-none-match"), etag)) {
		return context.body(null, 304, commonHeaders);
	}
	return context.body(bytes, 200, {
		...commonHeaders,
		"content-type": contentType,
		// Node adds it to a body, but not to the headers alone that HEAD asks for.
		"content-length": String(bytes.length),
		...(coding !== "identity" && { "content-encoding": coding }),
	});
}

/** The server's preference among codings of equal weight, best first. */
const codings: readonly ContentCoding[] = ["br", "gzip", "identity"];

/** RFC 9110, section 12.5.3: the coding of the highest weight. `*` stands for codings not listed. */
function chooseCoding(acceptEncoding = "", variants: PreparedResponse["variants"]): ContentCoding {
	const weights = new Map(acceptEncoding.toLowerCase().split(",").map(parseWeight));
	const weightOf = (coding: ContentCoding) => weights.get(coding) ?? weights.get("*") ?? 0;
	const [best = "identity"] = codings
		.filter((coding) => variants[coding] && weightOf(coding) > 0)
		.sort((a, b) => weightOf(b) - weightOf(a));
	return best;
}

/** Parses one entry of the header, such as `gzip;q=0.8`. */
function parseWeight(entry: string): [coding: string, weight: number] {
	const [coding = "", ...parameters] = entry.split(";").map((part) => part.trim());
	const q = parameters.find((parameter) => parameter.startsWith("q="));
	return [coding, q === undefined ? 1 : Number(q.slice(2))];
}

/** RFC 9110, section 13.1.2: weak comparison. `*` matches every ETag. */
function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
	const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags?.some((tag) => tag === etag || tag === "*") ?? false;
}
