/** A file of the script tag: its name without `.js`, and the SHA-256 of its bytes in Base64, without its last "=". */
export type EmbedFile = readonly [name: string, integrity: string];

/** What the script tag's loader leaves on the page for the chunks it loads. */
export interface NevWidgetsScript {
	/** Fetches files, each checked against its hash, and gives what the last one exports. */
	load(files: readonly EmbedFile[]): Promise<unknown>;
	/** What each file that was fetched runs, and once it has run, what it exports. */
	readonly chunks: Record<string, object | (() => object)>;
	/** The address of the files, which have the script's origin. */
	readonly base: string;
}

declare global {
	// A var, since only that becomes a property of the global object.
	var nevWidgets: NevWidgetsScript | undefined;
}

/** The API beside the script, where the widgets came by the script tag. */
export function apiOfScript(): string | undefined {
	const base = globalThis.nevWidgets?.base;
	return base && new URL("/api", base).href;
}
