import { HttpError } from "./http-error.js";

/**
 * What others add to an address that they pass on: campaigns and clicks, where somebody links to an answer,
 * and the `_` of jQuery's requests past a cache. None of them can be a misspelled parameter of ours.
 */
const addedByOthers = /^(utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid|_)$/;

/** The names in a query that a route does not read. Empty ones count as absent, as in `canonicalQuery`. */
export function unknownParameters(known: readonly string[], search: string): string[] {
	if (search.length < 2) return [];
	return [...new URLSearchParams(search)]
		.filter(([name, value]) => value.trim() && !known.includes(name) && !addedByOthers.test(name))
		.map(([name]) => name);
}

/** @throws {HttpError} 400 with each parameter that the route does not read, such as a misspelled one */
export function refuseUnknownParameters(known: readonly string[], search: string): void {
	const unknown = unknownParameters(known, search);
	if (unknown.length === 0) return;
	const taken = known.length > 0 ? known.join(", ") : "none";
	const issues = unknown.map((name) => {
		const message = `There is no parameter "${name}". This address takes: ${taken}`;
		return [name, { code: "unknown-parameter", message }] as const;
	});
	const [[, { message }] = ["", { message: "" }]] = issues;
	throw new HttpError("malformed-query", `${message}.`, { issues: Object.fromEntries(issues) });
}
