/**
 * Calls a handler of the host's. What it throws is reported as the page's own error, and stops
 * nothing of the widget's.
 *
 * @example tellHost(() => props.onReady?.());
 */
export function tellHost<Answer>(call: () => Answer): Answer | undefined {
	try {
		return call();
	} catch (error) {
		queueMicrotask(() => {
			throw error;
		});
		return undefined;
	}
}
