/**
 * The request that a page is rendered for. A HEAD request renders the same page as a GET; its body
 * is dropped when it is sent. An address with a malformed escape, such as `/inventory/%E0%A4%A`, is
 * taken literally, as the router in the browser does, and becomes a GET: no page at such an address
 * accepts a form.
 */
export function normalizeRequest(request: Request): Request {
	const url = new URL(request.url);
	if (tryDecode(url.pathname) === undefined) {
		url.pathname = url.pathname.replaceAll("%", "%25");
		return new Request(url, { headers: request.headers });
	}
	return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

/**
 * Undefined if an escape is malformed. Returns the text and no boolean, because the bundler drops a
 * call whose result is unused.
 */
function tryDecode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
