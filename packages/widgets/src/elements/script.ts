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

/** `/api` at the script tag's origin; undefined if the page has no script tag of ours. */
export function scriptApiUrl(): string | undefined {
	const base = globalThis.nevWidgets?.base;
	return base && new URL("/api", base).href;
}
