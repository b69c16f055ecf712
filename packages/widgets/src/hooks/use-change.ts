import { type ReadonlySignal, untracked, useSignalEffect } from "@preact/signals-react";
import { useLayoutEffect, useRef } from "react";
import { callHandler } from "../provider/call-handler.js";

/**
 * Calls a handler of the host page when a signal's value has changed, with the new value. What the
 * widget starts with, such as a draft in a form's fields, is no change: a page reads it. Called before `useImperativeHandle`,
 * so that what a page has called early is a change.
 */
export function useChange<Value>(
	current: ReadonlySignal<Value>,
	onChange: ((value: Value) => void) | undefined,
): void {
	const latest = useRef(onChange);
	latest.current = onChange;
	const told = useRef(current.peek());
	// Fields are filled in by the layout effects of the components inside.
	useLayoutEffect(() => {
		told.current = current.peek();
	}, [current]);
	useSignalEffect(() => {
		const { value } = current;
		if (value === told.current) return;
		told.current = value;
		// Untracked, so that a signal read by the handler does not call it again.
		untracked(() => callHandler(() => latest.current?.(value)));
	});
}
