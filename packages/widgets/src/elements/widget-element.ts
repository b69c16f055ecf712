import type { Dealership } from "@nev/contract";
import type { WidgetController } from "../hooks/widget-controller.js";
import type { DealerContact } from "../widget/dealer-contact.js";
import type { WidgetOptions } from "../widget/widget-options.js";

/**
 * The interface of an element within a line of text, which has no heading and is no landmark. Each attribute is
 * a property too, in camel case.
 *
 * @cssproperty --nev-font - all text
 * @cssproperty --nev-ink - text
 * @cssproperty --nev-ink-soft - secondary text
 * @cssproperty --nev-surface - cards and fields
 * @cssproperty --nev-line - borders of cards
 * @cssproperty --nev-edge - borders of fields and buttons
 * @cssproperty --nev-brand - links, plates, markers, charts and the focus ring
 * @cssproperty --nev-on-brand - text on `--nev-brand`
 * @cssproperty --nev-accent - the main button, the selected marker, the down payment in charts
 * @cssproperty --nev-on-accent - text on `--nev-accent`
 * @cssproperty --nev-sky - water, and the ground of charts and pictures
 * @cssproperty --nev-danger - errors
 * @cssproperty --nev-shadow - raised parts
 * @cssproperty --nev-radius - corners of fields and buttons
 * @cssproperty --nev-radius-large - corners of cards and of the map
 */
export interface InlineElement<Messages>
	extends HTMLElement,
		Pick<WidgetOptions<Messages>, "messages">,
		WidgetController {
	/** The base address of the API. Default: `/api` at the script's origin. */
	api: string | undefined;
	/** The address of a JSON file with the element's lists and messages. */
	src: string | undefined;
	/** Moves the focus to the first control: at once, or as soon as there is one. */
	focus(options?: FocusOptions): void;
	/** Starts over, with the attributes' values. */
	reset(): void;
}

/**
 * The interface of every other widget's element.
 *
 * @csspart button - a button, or a link that looks like one
 * @csspart button-primary - the button of the main action
 * @csspart button-secondary - a button of another action
 * @csspart panel - what replaces the content if it is empty, has failed or was sent
 * @csspart notice - the line that says that sample data is shown
 */
export interface WidgetElement<Messages> extends InlineElement<Messages>, WidgetOptions<Messages> {}

declare global {
	/** Of each tag the element, its controller and its events, for the types of templates. */
	interface NevWidgetTags {}
}

/** The events of every widget, and the type of each one's `detail`. */
export interface WidgetEvents {
	/** The widget shows its first content. */
	"nev-ready": null;
	/** Something could not be loaded or sent. An error of the API has a `status`. */
	"nev-error": Error;
}

/** Events of several elements: what their details have in common. */
interface SharedEvents {
	"nev-status-change": string;
	"nev-contact": Pick<DealerContact, "kind"> & {
		/** Of an inquiry form only the id. */
		readonly dealership: (Partial<Dealership> & Pick<Dealership, "id">) | undefined;
	};
	"nev-results-change": { readonly status: string; readonly total: number };
}

/** The event object of each event, by name: for the event maps of elements and of the document. */
export type EventMap<Events> = {
	[Name in keyof Events]: CustomEvent<
		Name extends keyof SharedEvents ? SharedEvents[Name] : Events[Name]
	>;
};
