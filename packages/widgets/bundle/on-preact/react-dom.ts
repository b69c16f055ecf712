import { type ComponentChild, type ContainerNode, options, render } from "preact";
import { adaptVnodes } from "./adapt-vnodes.js";

// Here, since nothing is drawn without a root.
adaptVnodes();

export { createPortal } from "preact";

/** A root as React's: what it holds is drawn, and drawn over, until it is taken away. */
export function createRoot(container: ContainerNode) {
	return {
		render: (child: ComponentChild) => render(child, container),
		unmount: () => render(null, container),
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
