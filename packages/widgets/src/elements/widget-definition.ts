import type { WidgetController } from "../hooks/widget-controller.js";
import type { AttributeType } from "./element-interface.js";
import type { ElementProperty } from "./shell.js";

/** The custom element, as the widget inside it sees it. */
export interface WidgetHost {
	readonly element: HTMLElement;
	/** An attribute's text, trimmed; undefined if it is absent or empty. */
	attribute(name: string): string | undefined;
	/** Whether an attribute without a value is present. "false" is what some frameworks write for none. */
	hasAttribute(name: string): boolean;
	/** A property set by the host page, or written by it as JSON. */
	property(name: ElementProperty): unknown;
	/** Takes the widget's controller from its component, which passes it to its `ref`. */
	readonly controllerRef: (controller: WidgetController | null) => void;
	/** What the value of a property was parsed to. Cleared when the page sets a property again. */
	readonly derived: Map<unknown, unknown>;
	/**
	 * Dispatches the composed event `nev-…`, which bubbles and cannot be cancelled unless told otherwise.
	 * Returns false if the host page cancelled it.
	 */
	emit(name: string, detail?: unknown, options?: EventInit): boolean;
}

/** A widget as a custom element. */
export interface WidgetDefinition {
	readonly tag: `nev-${string}`;
	/** The observed attributes, besides `lang` and those of every widget, and the types of their properties. */
	readonly attributes: Readonly<Record<string, AttributeType>>;
	/** The observed properties, besides `messages`. Each may also be an attribute, as JSON. */
	readonly properties: readonly ElementProperty[];
	readonly styles: string;
	/**
	 * What a page reads of the widget's controller, as properties of the element: each with what
	 * assigning it does, or null if it can only be read.
	 */
	readonly state: Readonly<Record<string, ((element: never, value: never) => void) | null>>;
	/** The controller's methods, which are the element's too. The same as in `widgets.json`. */
	readonly methods: readonly string[];
	/** The one of them that is void once the page has replaced what it is about, or that cannot be loaded. */
	readonly subjectMethod?: string;
	/** True if the widget needs no API with its current properties. Default: it always needs one. */
	worksWithoutApi?(host: WidgetHost): boolean;
	/**
	 * Returns a React node. Called in a component, so it may use hooks. Typed without React, which the
	 * declarations of elements do not need.
	 */
	render(host: WidgetHost): unknown;
}
