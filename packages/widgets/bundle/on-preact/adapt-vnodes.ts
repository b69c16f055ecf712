import { type ComponentChildren, Fragment, options, toChildArray, type VNode } from "preact";
import { observer } from "./observer.js";

/**
 * Makes Preact do two things that React and its signals do: elements accept React's property names,
 * and a component renders again when a signal that it has read changes.
 */
export function adaptVnodes(): void {
	options.vnode = (vnode) => {
		const { type } = vnode;
		if (typeof type === "string") renameProperties(type, vnode.props);
		// A text node has no type. Preact compares types with `Fragment`, so it must not be wrapped.
		// A class, such as an error boundary, reads no signals.
		else if (type && type !== Fragment && !type.prototype?.render) vnode.type = observer(type);
	};
}

/** The hyphenated SVG attributes that the widgets' drawings use, in React's camel case. */
const hyphenatedAttributes = /^(fill|stroke|text(?!L))[A-Z]/;

/** Inputs for which React's `onChange` is the browser's `change` event, not `input`. */
const inputsWithChangeEvent = /^(checkbox|file|radio)$/;

/** Renames an element's properties from React's names to the browser's, in place. */
function renameProperties(tag: string, properties: Record<string, unknown>): void {
	for (const name of Object.keys(properties)) {
		const nativeName = nativeNameOf(tag, name, properties);
		if (nativeName === name) continue;
		properties[nativeName] = properties[name];
		delete properties[name];
	}
	if (tag === "select" && "defaultValue" in properties) {
		selectByDefault(properties.children, properties.defaultValue);
		delete properties.defaultValue;
	}
}

/** Selects the option with a value, initially and after a reset of the form. */
function selectByDefault(options: unknown, value: unknown): void {
	for (const option of toChildArray(options as ComponentChildren)) {
		const properties = (option as VNode<{ value: unknown; defaultSelected?: boolean }>).props;
		properties.defaultSelected = properties.value === value;
	}
}

function nativeNameOf(tag: string, name: string, properties: Record<string, unknown>): string {
	// React's focus events bubble, as the browser's `focusin` and `focusout` do.
	if (name === "onFocus") return "onFocusIn";
	if (name === "onBlur") return "onFocusOut";
	// Preact would set `spellCheck` as an attribute, and omit it if it is false.
	if (name === "spellCheck") return "spellcheck";
	if (
		name === "onChange" &&
		tag !== "select" &&
		!inputsWithChangeEvent.test(`${properties.type}`)
	) {
		return "onInput";
	}
	return hyphenatedAttributes.test(name)
		? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
		: name;
}
