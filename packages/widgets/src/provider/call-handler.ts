/**
 * Calls a handler of the host's. What it throws is reported as the page's own error, and stops
 * nothing of the widget's.
 *
 * @example callHandler(() => props.onReady?.());
 */
export function callHandler<Answer>(call: () => Answer): Answer | undefined {
	try {
		return call();
	} catch (error) {
		queueMicrotask(() => {
			throw error;
		});
		return undefined;
	}
}
