/** The header that lets pages of an origin read the API. */
export function allowOrigin(
	embedOrigins: readonly string[],
	origin: string | undefined,
): { "access-control-allow-origin"?: string } {
	if (embedOrigins.includes("*")) return { "access-control-allow-origin": "*" };
	return origin && embedOrigins.includes(origin) ? { "access-control-allow-origin": origin } : {};
}
