import { options } from "preact";

/* React DOM without its roots: not in the file that every widget loads, as the calculator needs none of it. */

export { createPortal } from "preact";

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
