import type { MessageOverrides } from "../messages/index.js";

/** The level of the headings of every widget, unless the page says another one. */
export const defaultHeadingLevel = 3;

/** What a page may choose of every widget, as a prop of its component and as a property of its element. */
export interface WidgetOptions<Messages> {
	/** Texts that replace the widget's own. */
	messages?: MessageOverrides<Messages> | undefined;
	/** The level of its headings: 2, 3 or 4. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** The accessible name of its landmarks, for a page with several widgets of a kind. Default: what it is. */
	label?: string | undefined;
}

/** What a page may listen to of every widget. */
export interface WidgetHandlers {
	/** The widget shows its first content. */
	onReady?: (() => void) | undefined;
	/** Something could not be loaded or sent. An error of the API has a `status`. */
	onError?: ((error: Error) => void) | undefined;
}
