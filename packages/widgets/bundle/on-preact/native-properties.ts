import { type ComponentChildren, toChildArray, type VNode } from "preact";

/** SVG's attributes with a hyphen, of those that are drawn with here. */
const hyphenated = /^(dominant|fill|font|stop|stroke|text(?!L)|vector)[A-Z]/;

/** Inputs whose change React reports when the browser does, and not with every key. */
const changesAtOnce = /^(checkbox|file|radio)$/;

/** Gives the properties of an element, written for React, the names that the browser knows. */
export function nativeProperties(tag: string, properties: Record<string, unknown>): void {
	for (const name of Object.keys(properties)) {
		const native = nativeName(tag, name, properties);
		if (native === name) continue;
		properties[native] = properties[name];
		delete properties[name];
	}
	// Where this runs there are scripts.
	if (tag === "noscript") delete properties.children;
	if (tag === "select" && "defaultValue" in properties) {
		chooseAtFirst(properties.children, properties.defaultValue);
		delete properties.defaultValue;
	}
}

/** The option that is chosen until the visitor chooses another, and again when the form is reset. */
function chooseAtFirst(options: unknown, value: unknown): void {
	for (const option of toChildArray(options as ComponentChildren)) {
		const properties = (option as VNode<{ value: unknown; defaultSelected?: boolean }>).props;
		properties.defaultSelected = properties.value === value;
	}
}

function nativeName(tag: string, name: string, properties: Record<string, unknown>): string {
	// Those that bubble, as React's do.
	if (name === "onFocus") return "onFocusIn";
	if (name === "onBlur") return "onFocusOut";
	// By any other name it is an attribute to Preact, and as one it is left out where it is false.
	if (name === "spellCheck") return "spellcheck";
	if (name === "onChange" && tag !== "select" && !changesAtOnce.test(`${properties.type}`)) {
		return "onInput";
	}
	return hyphenated.test(name)
		? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
		: name;
}
