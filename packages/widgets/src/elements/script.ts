/**
 * A file of the script tag: its chunk's name, and the SHA-256 of its bytes in Base64 without the
 * trailing "=". The letters and digits of the hash's first six characters are a part of the file's name.
 */
export type EmbedFile = readonly [name: string, integrity: string];

/**
 * The global that the script tag's loader and the chunks share. It also has each file, by its name:
 * first its request, then its function, then, when that has run, its exports.
 */
export interface NevWidgetsScript {
	/** Fetches files, checking each one's hash. Resolves with the exports of the last one. */
	load(files: readonly EmbedFile[]): Promise<unknown>;
	/** The core, and the file with the Spanish texts, which needs it. */
	readonly es: readonly [core: EmbedFile, spanish: EmbedFile];
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
