import type { ReadonlySignal } from "@preact/signals-core";
import { useEffect, useReducer, useRef } from "react";
import { useChange } from "./use-change.js";

/** A value that the visitor changes, and the host page if it wants to, such as a search. */
export interface ControlledOptions<Value> {
	/** The host page's value; undefined if the widget keeps its own. */
	readonly value: Value | undefined;
	/** The widget's value. */
	readonly current: ReadonlySignal<Value>;
	/** Makes the host page's value the widget's. */
	apply(value: Value): void;
	/** Whether two values are the same to the widget. */
	isSame(a: Value, b: Value): boolean;
	readonly onChange: ((value: Value) => void) | undefined;
}

/**
 * Controls a value as React's own inputs do: what the host page passes is shown. A change of the
 * visitor is told to the page, and taken back if the page does not pass it on.
 */
export function useControlled<Value>(options: ControlledOptions<Value>): void {
	const { current, apply, isSame, onChange } = options;
	// A page without TypeScript may pass null.
	const value = options.value ?? undefined;
	const [, renderAgain] = useReducer((count: number) => count + 1, 0);
	const latest = useRef(value);
	latest.current = value;
	/** The number of this render, and of the one in which the page was told last: it answers in a later one. */
	const render = useRef(0);
	render.current += 1;
	const toldIn = useRef(0);
	useChange(current, (next) => {
		if (latest.current !== undefined && isSame(next, latest.current)) return;
		toldIn.current = render.current;
		onChange?.(next);
		if (latest.current !== undefined) renderAgain();
	});
	useEffect(() => {
		if (toldIn.current === render.current) return;
		if (value !== undefined && !isSame(value, current.peek())) apply(value);
	});
}
