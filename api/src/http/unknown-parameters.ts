import { isAddedByOthers } from "@nev/contract";
import { HttpError } from "./http-error.js";

/** How many unknown parameters an error names, so that it does not grow with the address. */
const maxNamed = 10;

/**
 * The names in a query that a route does not read, without those that others add to an address: none of them can
 * be a misspelled parameter of ours. Empty ones count as absent, as in `canonicalQuery`.
 */
export function unknownParameters(known: readonly string[], search: string): string[] {
	if (search.length < 2) return [];
	const names = [...new URLSearchParams(search)]
		.filter(([name, value]) => value.trim() && !known.includes(name) && !isAddedByOthers(name))
		.map(([name]) => name);
	return [...new Set(names)];
}

/** @throws {HttpError} 400 with the first parameters that the route does not read, such as a misspelled one */
export function refuseUnknownParameters(known: readonly string[], search: string): void {
	const unknown = unknownParameters(known, search);
	if (unknown.length === 0) return;
	const named = unknown.slice(0, maxNamed);
	const issues = named.map((name) => {
		const message = `There is no parameter "${name}"`;
		return [name, { code: "unknown-parameter", message }] as const;
	});
	const others = unknown.length > maxNamed ? `, and ${unknown.length - 1} others are unknown` : "";
	const taken = known.length > 0 ? known.join(", ") : "none";
	throw new HttpError(
		"malformed-query",
		`There is no parameter "${unknown[0]}"${others}. This address takes: ${taken}.`,
		{ issues: Object.fromEntries(issues) },
	);
}
