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
	/** Another object in each render. The page answers in a later one than that in which it was told. */
	const render = {};
	const toldIn = useRef<object>(null);
	useChange(current, (next) => {
		if (value !== undefined && isSame(next, value)) return;
		toldIn.current = render;
		onChange?.(next);
		if (value !== undefined) renderAgain();
	});
	useEffect(() => {
		if (toldIn.current === render) return;
		if (value !== undefined && !isSame(value, current.peek())) apply(value);
	});
}
