import { warnOnce } from "../host-page/warn-once.js";
import type { ShellElement } from "./shell.js";

/** The type of an attribute's property: the function that makes its value from the text. */
export type AttributeType = StringConstructor | BooleanConstructor | ((text: string) => number);

/** Whether an attribute is on that has no value. Vue and Svelte write a false value as "false". */
export function isOn(element: Element, attribute: string): boolean {
	return (element.getAttribute(attribute) ?? "false") !== "false";
}

/** Makes each attribute a property of the element's class too. Setting it sets the attribute. */
export function defineProperties(
	element: ShellElement,
	attributes: Readonly<Record<string, AttributeType>>,
): void {
	const prototype = Object.getPrototypeOf(element);
	for (const [attribute, type] of Object.entries(attributes)) {
		const name = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
		if (name in prototype) continue;
		Object.defineProperty(prototype, name, {
			get(this: Element) {
				if (type === Boolean) return isOn(this, attribute);
				const text = this.getAttribute(attribute);
				return text === null ? undefined : type(text);
			},
			set(this: Element, value: unknown) {
				if ((value ?? false) === false) this.removeAttribute(attribute);
				else this.setAttribute(attribute, value === true ? "" : `${value}`);
			},
		});
	}
}

/** Makes what a page reads of a widget properties of the element's class. */
export function defineState(
	element: ShellElement,
	state: Readonly<Record<string, ((element: never, value: never) => void) | null>>,
): void {
	const prototype = Object.getPrototypeOf(element);
	for (const [name, assign] of Object.entries(state)) {
		if (name in prototype) continue;
		Object.defineProperty(prototype, name, {
			get(this: ShellElement) {
				return this.nevController.state?.[name];
			},
			set(this: ShellElement, value: unknown) {
				// A template that has no value yet writes none.
				if ((value ?? undefined) === undefined) return;
				if (assign) assign(this as never, value as never);
				else warnOnce(`${name} of <${this.localName}> can only be read.`);
			},
		});
	}
}

/** Takes over properties that were set before they existed: as own ones they hide the accessors. */
export function adoptEarlyProperties(element: ShellElement): void {
	for (const name of Object.keys(element)) {
		if (!(name in Object.getPrototypeOf(element))) continue;
		const value: unknown = Reflect.get(element, name);
		Reflect.deleteProperty(element, name);
		if (value !== undefined) Reflect.set(element, name, value);
	}
}
