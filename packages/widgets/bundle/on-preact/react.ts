import type { ComponentChildren, Ref, VNode } from "preact";
import { type ComponentChild, createElement, options, render, toChildArray } from "preact";
import { useContext, useState } from "preact/hooks";

// The part of React and its DOM that the widgets and their libraries use. Importing anything else
// fails the build. `preact/compat` has all of React and is 3 KB larger.
export { Component, createContext, createElement, createPortal, Fragment } from "preact";
export * from "preact/hooks";

// For react-leaflet, which is compiled to `React.createElement`.
export default { createElement };

/** For the contexts of react-leaflet, not for promises. */
export const use = useContext;

let idCount = 0;

/** Preact's own repeats ids when a root renders a second time. */
export const useId = (): string => useState(() => `nev-${idCount++}`)[0];

/** The widgets use it to find out whether they hydrate. An element never does. */
export const useSyncExternalStore = (_: unknown, getSnapshot: () => unknown) => getSnapshot();

/** For react-leaflet. In Preact the ref is one of the properties. */
export const forwardRef =
	<Instance>(render: (properties: object, ref: Ref<Instance> | null) => ComponentChildren) =>
	({ ref = null, ...properties }: { ref?: Ref<Instance> | null }) =>
		render(properties, ref);

const inputsWithChangeEvent = ["checkbox", "file", "radio"];
const { vnode: next } = options;

/** Gives elements the properties that React would. */
options.vnode = (vnode) => {
	const { type, props } = vnode as VNode<Record<string, unknown>>;
	for (const [name, value] of typeof type === "string" ? Object.entries(props) : []) {
		if (name === "onChange" && type !== "select") {
			delete props.onChange;
			props[inputsWithChangeEvent.includes(`${props.type}`) ? name : "onInput"] = value;
		} else if (/^(fill|stroke|text(?!L))[A-Z]/.test(name)) {
			// SVG attributes, in our drawings and icons.
			delete props[name];
			props[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = value;
		} else if (name === "defaultValue" && type === "select") {
			// Also what a reset of the form selects.
			for (const option of toChildArray(props.children as ComponentChild) as (typeof vnode)[])
				Object.assign(option.props, { defaultSelected: Object(option.props).value === value });
		}
	}
	if (type === "noscript") props.children = null;
	next?.(vnode);
};

export const createRoot = (container: Element) => ({
	/** Ends the effects too. Preact alone lets them go on until after the next frame. */
	unmount: () => flushSync(() => render(null, container)),
	/** @throws the error that a component threw; the root is empty then, and can render again */
	render(child: ComponentChild) {
		try {
			render(child, container);
		} catch (error) {
			// Preact cannot update a tree that it has rendered halfway, so start over.
			render(null, container);
			container.textContent = "";
			throw error;
		}
	},
});

/** Renders a change synchronously, with its effects: does at once what Preact would schedule. */
export function flushSync(change: () => void): void {
	const { debounceRendering, requestAnimationFrame } = options;
	const tasks = [change];
	const schedule = (task: () => void) => void tasks.push(task);
	Object.assign(options, { debounceRendering: schedule, requestAnimationFrame: schedule });
	try {
		for (const task of tasks) task();
	} finally {
		Object.assign(options, { debounceRendering, requestAnimationFrame });
	}
}
