import { isAddedByOthers } from "@nev/contract";
import { HttpError } from "./http-error.js";

const list = new Intl.ListFormat("en-US");

/** How many unknown parameters an error names, so that it does not grow with the address. */
const maxNamed = 10;

/** The names in a query that a strict route refuses. */
interface RefusedParameters {
	/** Without those that others add to an address: none of them can be a misspelled parameter of ours. */
	readonly unknown: readonly string[];
	/** Those of which the route would read the first alone. */
	readonly repeated: readonly string[];
}

function refusedParameters(known: readonly string[], search: string): RefusedParameters {
	const parameters = [...new URLSearchParams(search)];
	const names = parameters.map(([name]) => name);
	// Empty ones count as absent, as in `canonicalQuery`.
	const unknown = parameters
		.filter(([name, value]) => value.trim() && !known.includes(name) && !isAddedByOthers(name))
		.map(([name]) => name);
	return {
		unknown: [...new Set(unknown)],
		repeated: known.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)),
	};
}

/** Whether {@link refuseParameters} throws. */
export function hasRefusedParameters(known: readonly string[], search: string): boolean {
	if (search.length < 2) return false;
	const { unknown, repeated } = refusedParameters(known, search);
	return unknown.length > 0 || repeated.length > 0;
}

/**
 * @throws {HttpError} 400 with the first parameters that the route does not read, such as a misspelled one, or
 *   with those that are given twice
 */
export function refuseParameters(known: readonly string[], search: string): void {
	const { unknown, repeated } = refusedParameters(known, search);
	if (unknown.length > 0) refuseUnknown(known, unknown);
	if (repeated.length === 0) return;
	const issue = { code: "repeated-parameter", message: "It is given more than once" } as const;
	throw new HttpError("malformed-query", `Give ${list.format(repeated)} only once.`, {
		issues: Object.fromEntries(repeated.map((name) => [name, issue])),
	});
}

function refuseUnknown(known: readonly string[], unknown: readonly string[]): never {
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
