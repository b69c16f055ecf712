/** How long a send waits for an answer before it counts as failed, in milliseconds. */
const requestTimeoutMs = 20_000;

/** Starts the timeout of one request: `signal` aborts the request, `stop` clears the timer. */
export function startRequestTimeout(): { signal: AbortSignal; stop: () => void } {
	// Safari has AbortSignal.timeout() only since version 16.
	const controller = new AbortController();
	const timer = setTimeout(
		() => controller.abort(new DOMException("No answer came in time.", "TimeoutError")),
		requestTimeoutMs,
	);
	return { signal: controller.signal, stop: () => clearTimeout(timer) };
}
