import type { WidgetSettings } from "../embed-settings.js";

/** A way to make a website, and how a widget gets into it. */
export interface Builder {
	/** As in the page's address. */
	readonly id: string;
	readonly label: string;
	/** What to do, in order. May contain code in backticks. */
	readonly steps: readonly string[];
	/** What the builder does not allow, or asks for. */
	readonly limits?: string;
	/** What to copy. */
	write(source: SnippetSource): readonly Snippet[];
}

/** What a snippet is written from. */
export interface SnippetSource extends WidgetSettings {
	/** The address of this site, without a slash at its end. */
	readonly origin: string;
	/** The version of the package. */
	readonly version: string;
}

/** A text to copy, and where it goes: a file or a field. */
export interface Snippet {
	readonly label: string;
	readonly code: string;
	/** Whether it is the address of a file to download. */
	readonly isDownload?: boolean;
}
