import type { MiddlewareHandler } from "hono";

/** Each page has one address: what ends in a slash goes to the same without. */
export const redirectTrailingSlash: MiddlewareHandler = async (context, next) => {
	const url = new URL(context.req.url);
	const path = withoutTrailingSlash(url.pathname);
	// The method and what was sent stay as they are.
	return path === url.pathname ? next() : context.redirect(path + url.search, 308);
};

/**
 * A path without slashes at its end, and with one at its beginning: two of them would lead to
 * another host.
 */
export function withoutTrailingSlash(path: string): string {
	if (!path.endsWith("/")) return path;
	return `/${path.replace(/^\/+|\/+$/g, "")}`;
}
