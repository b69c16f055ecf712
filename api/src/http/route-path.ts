/** The pattern of a path parameter that is a number, in its one spelling: 7, and not 07. */
export const digits = "(?:0|[1-9]\\d*)";

/** The address of a route, below the base address. */
export interface RoutePath {
	/**
	 * With its parameters in braces: `vehicles/{slug}`. A parameter may have an extension: `{y}.mvt`.
	 */
	readonly path: string;
	/** The regular expressions of path parameters that not every text matches. */
	readonly patterns?: Readonly<Record<string, string>> | undefined;
}

/** The parameters of a path with braces. */
export type PathParameters<Path extends string> =
	Path extends `${string}{${infer Name}}${infer Rest}`
		? { readonly [Key in Name]: string } & PathParameters<Rest>
		: unknown;

/** A parameter in braces, with the extension that follows it. */
const parameter = /\{(\w+)\}(\.\w+)?/g;

/** A path as Hono writes it: `dealerships/:id{\\d+}`. An extension becomes a part of the parameter. */
export function honoPath({ path, patterns = {} }: RoutePath): string {
	return path.replace(parameter, (_, name: string, extension?: string) => {
		const pattern = patterns[name] ?? (extension && "[^/]+");
		return pattern ? `:${name}{${pattern}${extension?.replace(".", "\\.") ?? ""}}` : `:${name}`;
	});
}

/** The parameters that Hono has found by {@link honoPath}, without the extensions. */
export function pathValues(
	{ path }: RoutePath,
	found: Readonly<Record<string, string>>,
): Record<string, string> {
	const parameters = { ...found };
	for (const [, name = "", extension = ""] of path.matchAll(parameter))
		if (extension) parameters[name] = (found[name] ?? "").slice(0, -extension.length);
	return parameters;
}

/** A path as a regular expression, with a named group for each parameter. */
export function pathPattern({ path, patterns = {} }: RoutePath): RegExp {
	const source = path
		.replaceAll(".", "\\.")
		.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${patterns[name] ?? "[^/]+"})`);
	return new RegExp(`^${source}$`);
}
