import { options } from "preact";

/* The part of React DOM that only some widgets use, so that the others do not load it. */

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
