import type { MiddlewareHandler } from "hono";

/** Gives each page one address: redirects a path with a slash at its end to the same without. */
export const redirectTrailingSlash: MiddlewareHandler = async (context, next) => {
	const url = new URL(context.req.url);
	const path = withoutTrailingSlash(url.pathname);
	// 308 keeps the method and the body.
	return path === url.pathname ? next() : context.redirect(path + url.search, 308);
};

/** Slashes at the start are reduced to one, because `//example.com` is an address of another host. */
export function withoutTrailingSlash(path: string): string {
	if (!path.endsWith("/")) return path;
	let start = 0;
	let end = path.length;
	while (path[start] === "/") start += 1;
	while (end > start && path[end - 1] === "/") end -= 1;
	return `/${path.slice(start, end)}`;
}
