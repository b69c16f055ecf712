const message = "The host's handler has failed.";

/** A host page's handler that throws. */
export function failingHandler(): never {
	throw new Error(message);
}

/**
 * Counts the errors that `failingHandler` throws, and keeps them from the page's own error handlers:
 * an uncaught error fails a story.
 */
export function captureHandlerErrors(): { count: () => number; stop: () => void } {
	let count = 0;
	function capture(event: ErrorEvent): void {
		if (event.error?.message !== message) return;
		count += 1;
		event.preventDefault();
		event.stopImmediatePropagation();
	}
	window.addEventListener("error", capture, { capture: true });
	return {
		count: () => count,
		stop: () => window.removeEventListener("error", capture, { capture: true }),
	};
}
