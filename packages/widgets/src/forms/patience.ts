/** After this many milliseconds without an answer a press counts as failed. */
const patience = 20_000;

/** A signal that ends a call that takes too long, and how to stop the clock when it has ended. */
export function giveUpWaiting(): { signal: AbortSignal; stop: () => void } {
	// AbortSignal.timeout() is not there before Safari 16.
	const controller = new AbortController();
	const timer = setTimeout(
		() => controller.abort(new DOMException("No answer came in time.", "TimeoutError")),
		patience,
	);
	return { signal: controller.signal, stop: () => clearTimeout(timer) };
}
