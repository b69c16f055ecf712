import type { AnswerRoute } from "./answers.js";

/** The header that lets pages of an origin read the API. */
export function allowOrigin(
	embedOrigins: readonly string[],
	origin: string | undefined,
): { "access-control-allow-origin"?: string } {
	if (embedOrigins.includes("*")) return { "access-control-allow-origin": "*" };
	return origin && embedOrigins.includes(origin) ? { "access-control-allow-origin": origin } : {};
}

/** What the answer to a page of an origin depends on; undefined if every page may read it. */
export function originVariant(embedOrigins: readonly string[]): AnswerRoute["variantOf"] {
	if (embedOrigins.includes("*")) return undefined;
	return (header) =>
		allowOrigin(embedOrigins, header("origin"))["access-control-allow-origin"] ?? "";
}
