import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Reads a server-rendered form or field as the visitor has filled it in before hydration. A component
 * with controlled fields copies the input into its state, or the next render discards it.
 *
 * @example
 * useInputBeforeHydration(form, (filled) => state.type(String(new FormData(filled).get("q"))));
 */
export function useInputBeforeHydration<Filled extends Element>(
	element: RefObject<Filled | null>,
	onInput: (filled: Filled) => void,
): void {
	/** React's strict mode runs effects twice. What the page has set meanwhile is not in the fields yet. */
	const isRead = useRef(false);
	// In the first layout effect, before a change of state can render over the fields.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the first render hydrates
	useLayoutEffect(() => {
		if (element.current && !isRead.current) onInput(element.current);
		isRead.current = true;
	}, []);
}
