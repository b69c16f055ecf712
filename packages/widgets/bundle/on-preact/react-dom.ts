import { type ComponentChild, options, render } from "preact";
import { adaptVnodes } from "./adapt-vnodes.js";

// Here, since nothing is drawn without a root.
adaptVnodes();

export { createPortal } from "preact";

/** A root as React's: what it holds is drawn, and drawn over, until it is taken away. */
export function createRoot(container: Element) {
	const unmount = () => {
		render(null, container);
		container.textContent = "";
	};
	return {
		unmount,
		/** @throws what a component has thrown; nothing is left then, and the next drawing begins anew */
		render(child: ComponentChild) {
			try {
				render(child, container);
			} catch (error) {
				// What was drawn by half cannot be drawn over: Preact no longer knows what stands where.
				unmount();
				throw error;
			}
		},
	};
}

/** Runs it, and draws at once what it has changed. */
export function flushSync(change: () => void): void {
	const { debounceRendering } = options;
	let draw: (() => void) | undefined;
	options.debounceRendering = (later) => {
		draw = later;
	};
	try {
		change();
		draw?.();
	} finally {
		if (debounceRendering) options.debounceRendering = debounceRendering;
		else delete options.debounceRendering;
	}
}
