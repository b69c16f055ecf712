/**
 * The part of a query that a route reads: the first value of each parameter, in the order of their
 * names. Empty ones count as absent, because a form sends its empty fields too. With its `?`, or empty.
 */
export function canonicalQuery(names: readonly string[], search: string): string {
	if (names.length === 0 || search.length < 2) return "";
	const parameters = new URLSearchParams(search);
	const read = names.flatMap((name) => {
		const value = parameters.get(name);
		return value?.trim() ? [[name, value]] : [];
	});
	return read.length > 0 ? `?${new URLSearchParams(read)}` : "";
}
