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
	/** What the widget has stored with `usePersistentState`, by key. */
	stored(key: string): unknown;
	/** What the value of a property was parsed to. Cleared when the page sets a property again. */
	readonly derived: Map<unknown, unknown>;
	/**
	 * Dispatches the bubbling, composed event `nev-…`, and `nev:…` beside it through version 1.
	 * Returns false if the host page cancelled either.
	 */
	emit(name: string, detail?: unknown, options?: { cancelable?: boolean }): boolean;
	/** Adds the styles of a part that is loaded later. */
	adoptStyles(styles: string): void;
}

/** A widget as a custom element. */
export interface WidgetDefinition {
	readonly tag: `nev-${string}`;
	/** The observed attributes, besides `lang` and those of every widget, and the types of their properties. */
	readonly attributes: Readonly<Record<string, AttributeType>>;
	/** The observed properties, besides `messages`. Each may also be an attribute, as JSON. */
	readonly properties: readonly ElementProperty[];
	readonly styles: string;
	/** The element's methods, besides `reset`. */
	methods?(host: WidgetHost): Record<string, (parameter: never) => void>;
	/** True if the widget needs no API with its current properties. Default: it always needs one. */
	worksWithoutApi?(host: WidgetHost): boolean;
	/**
	 * Returns a React node. Called in a component, so it may use hooks. Typed without React, which the
	 * declarations of elements do not need.
	 */
	render(host: WidgetHost): unknown;
}
