/**
 * Whether a form was sent from a page of this site, so that no other site can send one through a
 * visitor's browser. A request without an origin comes from no page and passes.
 *
 * @param origin the site's public address; behind a proxy the address of the request differs
 */
export function isSameOriginRequest(request: Request, origin: string): boolean {
	// Set by the browser: no page can forge it, and a proxy that changes Host does not falsify it.
	const fetchSite = request.headers.get("sec-fetch-site");
	if (fetchSite === "same-origin") return true;
	const requestOrigin = request.headers.get("origin");
	if (requestOrigin !== null) {
		const siteHosts = [origin, request.url].map((address) => new URL(address).host);
		return URL.canParse(requestOrigin) && siteHosts.includes(new URL(requestOrigin).host);
	}
	return fetchSite === null || fetchSite === "none";
}
