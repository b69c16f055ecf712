/**
 * A file of the script tag: its name without `.js`, and the SHA-256 of its bytes in Base64 without
 * the trailing "=".
 */
export type EmbedFile = readonly [name: string, integrity: string];

/** The global that the script tag's loader and the chunks share. */
export interface NevWidgetsScript {
	/** Fetches files, checking each one's hash. Resolves with the exports of the last one. */
	load(files: readonly EmbedFile[]): Promise<unknown>;
	/** Each fetched file's function, replaced by its exports once it has run. */
	readonly chunks: Record<string, object | (() => object)>;
	/** The URL of the files' folder. */
	readonly base: string;
}

declare global {
	// Only a `var` becomes a property of the global object.
	var nevWidgets: NevWidgetsScript | undefined;
}

/** `/api` at the script tag's origin; undefined if the page has no script tag of ours. */
export function scriptApiUrl(): string | undefined {
	const base = globalThis.nevWidgets?.base;
	return base && new URL("/api", base).href;
}
