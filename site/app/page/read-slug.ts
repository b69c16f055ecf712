/**
 * The last part of a request's path: `"dealer-map"` of `/developers/dealer-map`. The router matches a
 * path in any case, with escapes, and with the suffix of a data request.
 */
export function readSlug({ url }: Request): string {
	const path = decodeURIComponent(new URL(url).pathname).toLowerCase();
	return (
		path
			.replace(/\.data$|\/$/g, "")
			.split("/")
			.pop() ?? ""
	);
}
