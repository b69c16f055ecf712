import type { Context } from "hono";
import type { ContentCoding, PreparedResponse } from "../catalogue/prepared-response.js";

/**
 * Sends a prepared body in the best coding that the caller takes, or 304 where the caller has it.
 * Every process and every restart gives the same ETag for the same bytes.
 */
export function sendPrepared(
	context: Context,
	{ type, variants }: PreparedResponse,
	headers: Record<string, string>,
): Response {
	const coding = chooseCoding(context.req.header("accept-encoding"), variants);
	const { bytes, etag } = variants[coding] ?? variants.identity;
	const common = { ...headers, etag, vary: "Accept-Encoding" };
	if (holds(context.req.header("if-none-match"), etag)) {
		return context.body(null, 304, common);
	}
	return context.body(bytes, 200, {
		...common,
		"content-type": type,
		...(coding !== "identity" && { "content-encoding": coding }),
	});
}

/** Our own preference, where the caller's is the same for several. */
const codings: readonly ContentCoding[] = ["br", "gzip", "identity"];

/** RFC 9110, section 12.5.3: the coding of the highest weight; `*` stands for those not named. */
function chooseCoding(accepted = "", variants: PreparedResponse["variants"]): ContentCoding {
	const weights = new Map(accepted.toLowerCase().split(",").map(readWeight));
	const weightOf = (coding: ContentCoding) => weights.get(coding) ?? weights.get("*") ?? 0;
	const [best = "identity"] = codings
		.filter((coding) => variants[coding] && weightOf(coding) > 0)
		.sort((a, b) => weightOf(b) - weightOf(a));
	return best;
}

/** One entry of the header, such as `gzip;q=0.8`. */
function readWeight(entry: string): [name: string, weight: number] {
	const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
	const q = parameters.find((parameter) => parameter.startsWith("q="));
	return [name, q === undefined ? 1 : Number(q.slice(2))];
}

/** RFC 9110, section 13.1.2: compared weakly, and `*` holds everything. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
	return (
		ifNoneMatch?.split(",").some((one) => {
			const held = one.trim().replace(/^W\//, "");
			return held === etag || held === "*";
		}) ?? false
	);
}
