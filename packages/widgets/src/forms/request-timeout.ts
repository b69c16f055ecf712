/** How long a submission waits for a response before it fails, in milliseconds. */
export const requestTimeoutMs = 20_000;

/** Starts the timeout of a request. `signal` aborts the request, `stop` clears the timer. */
export function startRequestTimeout(): { signal: AbortSignal; stop: () => void } {
	const controller = new AbortController();
	const timer = setTimeout(
		() => controller.abort(new DOMException("No answer came in time.", "TimeoutError")),
		requestTimeoutMs,
	);
	return { signal: controller.signal, stop: () => clearTimeout(timer) };
}
