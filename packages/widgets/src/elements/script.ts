import { warnOnce } from "../host-page/warn-once.js";
import type { WidgetDefinition, WidgetHost } from "./widget-definition.js";

/**
 * The files of an entry or of a part that is loaded later, each after those that it imports: by name
 * without `.js`, its SHA-256 in Base64 without the trailing "=".
 */
export type EmbedFiles = Readonly<Record<string, string>>;

/** The global that the script tag's loader shares with the modules that it loads. */
export interface NevWidgetsScript {
	/** Runs the files of an entry or of a part, by its name, and checks their hashes. Resolves with its exports. */
	load(name: string): Promise<unknown>;
	/** The URL of the files' folder. */
	readonly base: string;
}

interface TrustedTypePolicy {
	createScriptURL(file: string): unknown;
}

declare global {
	/** Browsers without trusted types have none (https://w3c.github.io/trusted-types/). */
	var trustedTypes:
		| {
				createPolicy(
					name: string,
					rules: { createScriptURL(file: string): string },
				): TrustedTypePolicy;
		  }
		| undefined;
	// Only a `var` becomes a property of the global object.
	var nevWidgets: NevWidgetsScript | undefined;
}

/** The address of an element's API: its attribute, or else `/api` at the script tag's origin. */
export function apiOf(
	host: WidgetHost,
	{ tag, worksWithoutApi }: WidgetDefinition,
): string | undefined {
	const base = globalThis.nevWidgets?.base;
	const api = host.attribute("api") ?? (base && new URL("/api", base).href);
	if (!api && !worksWithoutApi?.(host))
		warnOnce(`<${tag}> needs an API: <${tag} api="https://…/api">.`);
	return api;
}
