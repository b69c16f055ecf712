import type { ReadonlySignal } from "@preact/signals-core";
import { effect, untracked } from "@preact/signals-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { callHandler } from "../host-page/call-handler.js";

/** Runs an effect of signals at once, in both builds: that of `@preact/signals` waits for a frame. */
export function useSignalEffect(run: () => void): void {
	const latest = useRef(run);
	latest.current = run;
	useEffect(() => effect(() => latest.current()), []);
}

/**
 * The value of each signal that was told last. Outlives the component, as an element's state does: an
 * element that is put back into the document tells what has changed meanwhile.
 */
const toldValues = new WeakMap<ReadonlySignal, unknown>();

/**
 * Calls a handler of the host page when a signal's value has changed, with the new value. The
 * value at the start is not a change, because the page can read it. Called before `useImperativeHandle`, so that what a
 * page has called early is a change.
 *
 * @param start where the value at the start is known: in the first `render`, so that what a visitor has
 * typed before the scripts loaded is a change, or after the `layout` effects of the components inside,
 * which fill in a form's fields
 */
export function useChange<Value>(
	current: ReadonlySignal<Value>,
	onChange: ((value: Value) => void) | undefined,
	start: "render" | "layout" = "render",
): void {
	const latest = useRef(onChange);
	latest.current = onChange;
	const begin = () => {
		if (!toldValues.has(current)) toldValues.set(current, current.peek());
	};
	if (start === "render") begin();
	useLayoutEffect(begin);
	useSignalEffect(() => {
		const { value } = current;
		if (value === toldValues.get(current)) return;
		toldValues.set(current, value);
		// Untracked, so that a signal read by the handler does not call it again.
		untracked(() => callHandler(() => latest.current?.(value)));
	});
}
