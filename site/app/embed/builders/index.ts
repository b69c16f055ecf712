import type { Builder } from "./builder.js";
import { frameworks } from "./frameworks.js";
import { plainHtml, siteBuilders } from "./site-builders.js";

export type { Builder, Snippet } from "./builder.js";

/** All ways to put a widget on a site. */
export const builders: readonly Builder[] = [plainHtml, ...siteBuilders, ...frameworks];

/** The builder with an id; plain HTML for an unknown one. */
export function builderOf(id: string): Builder {
	return builders.find((builder) => builder.id === id) ?? plainHtml;
}
