import { type ComponentChild, render } from "preact";
import { adaptVnodes } from "./adapt-vnodes.js";

// Here, because everything renders through a root.
adaptVnodes();

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
