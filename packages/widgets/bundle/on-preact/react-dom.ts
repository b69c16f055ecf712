import { type ComponentChild, options, render } from "preact";
import { adaptVnodes } from "./adapt-vnodes.js";

// Here, because everything renders through a root.
adaptVnodes();

export { createPortal } from "preact";

/** React's `createRoot`. */
export function createRoot(container: Element) {
	const unmount = () => {
		render(null, container);
		container.textContent = "";
	};
	return {
		unmount,
		/** @throws the error that a component threw; the root is empty then, and can render again */
		render(child: ComponentChild) {
			try {
				render(child, container);
			} catch (error) {
				// Preact cannot update a tree that it has rendered halfway, so start over.
				unmount();
				throw error;
			}
		},
	};
}

/** React's `flushSync`: applies a change and renders it synchronously. */
export function flushSync(change: () => void): void {
	const { debounceRendering } = options;
	let renderNow: (() => void) | undefined;
	options.debounceRendering = (process) => {
		renderNow = process;
	};
	try {
		change();
		renderNow?.();
	} finally {
		if (debounceRendering) options.debounceRendering = debounceRendering;
		else delete options.debounceRendering;
	}
}
