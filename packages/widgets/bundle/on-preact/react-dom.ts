import { type ComponentChild, options, render, toChildArray, type VNode } from "preact";

export { createPortal } from "preact";

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
			// SVG attributes, in our drawings and lucide-react's.
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
	unmount: () => render(null, container),
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

/** Applies a change and renders it synchronously. */
export function flushSync(change: () => void): void {
	const { debounceRendering } = options;
	let renderNow: (() => void) | undefined;
	options.debounceRendering = (process) => {
		renderNow = process;
	};
	change();
	Object.assign(options, { debounceRendering });
	renderNow?.();
}
