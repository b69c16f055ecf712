import type { MessageOverrides } from "../messages/index.js";

/**
 * The interface of every widget's element. Each attribute is a property too, in camel case.
 *
 * @csspart button - a button, or a link that looks like one
 * @csspart button-primary - the button of the main action
 * @csspart button-secondary - a button of another action
 * @csspart panel - what replaces the content if it is empty, has failed or was sent
 * @csspart notice - the line that says that sample data is shown
 */
export interface WidgetElement<Messages> extends HTMLElement {
	/** The base address of the API. Default: `/api` at the script's origin. */
	api: string | undefined;
	/** The address of a JSON file with the element's lists and messages. */
	src: string | undefined;
	/** The level of its headings: 2, 3 or 4. */
	headingLevel: number | undefined;
	/** Texts that replace the widget's own. */
	messages: MessageOverrides<Messages> | undefined;
	/** Moves the focus to the first control: at once, or as soon as there is one. */
	focus(options?: FocusOptions): void;
	/** Starts over, with the attributes' values. */
	reset(): void;
}

/** The events of every widget, and the type of each one's `detail`. */
export interface WidgetEvents {
	"nev-ready": null;
	"nev-error": Error;
}

/** Events by their names with a colon, such as `nev:ready` for `nev-ready`, which stay through version 1. */
type WithAliases<Events> = Events & {
	[Name in keyof Events as Name extends `nev-${infer Rest}` ? `nev:${Rest}` : never]: Events[Name];
};

/** The event object of each event, by name: for the event maps of elements and of the document. */
export type EventMap<Events> = {
	[Name in keyof WithAliases<Events>]: CustomEvent<WithAliases<Events>[Name]>;
};
