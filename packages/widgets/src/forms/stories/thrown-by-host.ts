/** A host's handler that fails. */
export function failingHandler(): never {
	throw new Error(thrown);
}

const thrown = "The host's handler has failed.";

/** Takes what `failingHandler` throws off the page's errors, of which any would fail a story. */
export function expectHostErrors(): { count: () => number; stop: () => void } {
	let count = 0;
	function take(event: ErrorEvent): void {
		if (event.error?.message !== thrown) return;
		count += 1;
		event.preventDefault();
		event.stopImmediatePropagation();
	}
	window.addEventListener("error", take, { capture: true });
	return {
		count: () => count,
		stop: () => window.removeEventListener("error", take, { capture: true }),
	};
}
