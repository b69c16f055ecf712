/**
 * The request that a page is rendered for. A HEAD asks for the same page as a GET, and its body is
 * dropped at the end. An address with a malformed escape, such as `/inventory/%E0%A4%A`, is read as
 * the browser's router reads it, to the letter; it names nothing that could take what was sent.
 */
export function pageRequest(request: Request): Request {
	const url = new URL(request.url);
	if (decoded(url.pathname) === undefined) {
		url.pathname = url.pathname.replaceAll("%", "%25");
		return new Request(url, { headers: request.headers });
	}
	return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

/** Undefined where an escape is malformed. The value must be used, or the bundler drops the call. */
function decoded(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
