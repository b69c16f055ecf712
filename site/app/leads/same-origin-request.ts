/**
 * Whether a form was sent from a page of this site, and not from somebody else's page by the
 * visitor's browser. A request that names no origin at all comes from no page.
 *
 * @param origin the site's address as its visitors know it; behind a proxy the request's is another
 */
export function isSameOriginRequest(request: Request, origin: string): boolean {
	// The browser's own word, which no page can forge and no proxy makes untrue by another Host.
	const relation = request.headers.get("sec-fetch-site");
	if (relation === "same-origin") return true;
	const given = request.headers.get("origin");
	if (given !== null) {
		const own = [origin, request.url].map((address) => new URL(address).host);
		return URL.canParse(given) && own.includes(new URL(given).host);
	}
	return relation === null || relation === "none";
}
