/**
 * Calls a handler of the host page. An error it throws is reported as uncaught, as from an event
 * listener, and does not interrupt the widget.
 *
 * @example callHandler(() => props.onReady?.());
 */
export function callHandler<Result>(call: () => Result): Result | undefined {
	try {
		return call();
	} catch (error) {
		queueMicrotask(() => {
			throw error;
		});
		return undefined;
	}
}
