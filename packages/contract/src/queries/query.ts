import type * as z from "zod/mini";

/** A GET request: its key, which is the path split at its slashes, and its response schema. */
export interface Query<Value> {
	readonly key: readonly string[];
	readonly response: z.ZodMiniType<Value, unknown>;
}

type Parameters = Readonly<Record<string, unknown>>;

/** The query of a path, with its parameters filled in. */
export function query<Value>(
	path: string,
	response: Query<Value>["response"],
	parameters: Parameters = {},
	search: Parameters = {},
): Query<Value> {
	const key = path
		.split("/")
		.map((segment) =>
			segment.replace(/^\{(.+)\}$/, (_, name) => encodeURIComponent(String(parameters[name]))),
		);
	const searchPairs = Object.entries(search)
		.filter(([, value]) => value !== undefined && value !== "")
		.map(([name, value]) => [name, String(value)]);
	if (searchPairs.length > 0) key.push(`${key.pop()}?${new URLSearchParams(searchPairs)}`);
	return { key, response };
}
