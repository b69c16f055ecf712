import type { Context } from "hono";
import type { Coding, PreparedBody } from "../catalogue/prepared-body.js";

/**
 * Sends a prepared body in the best coding that the caller takes, or 304 where the caller has it.
 * Every process and every restart gives the same ETag for the same bytes.
 */
export function sendPrepared(
	context: Context,
	{ type, variants }: PreparedBody,
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

/** RFC 9110, section 12.5.3, with Brotli before gzip where both are equally welcome. */
function chooseCoding(accepted: string | undefined, variants: PreparedBody["variants"]): Coding {
	let best: Coding = "identity";
	let bestWeight = 0;
	for (const entry of accepted?.split(",") ?? []) {
		const [name = "", ...parameters] = entry
			.trim()
			.toLowerCase()
			.split(/\s*;\s*/);
		const coding = name === "*" ? "br" : name;
		if ((coding !== "br" && coding !== "gzip") || !variants[coding]) continue;
		const weight = weightOf(parameters);
		if (weight > bestWeight || (weight === bestWeight && weight > 0 && coding === "br")) {
			best = coding;
			bestWeight = weight;
		}
	}
	return best;
}

function weightOf(parameters: string[]): number {
	const q = parameters.find((parameter) => parameter.startsWith("q="));
	return q === undefined ? 1 : Number(q.slice(2)) || 0;
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
