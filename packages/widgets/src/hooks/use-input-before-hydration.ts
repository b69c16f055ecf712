import { type RefObject, useLayoutEffect } from "react";

/**
 * Hands over a form or a field of the server's HTML as the visitor has filled it before the scripts
 * came. Who draws its fields from a state takes that into the state, or the next drawing undoes it.
 * `take` may be called twice, as effects are in React's strict mode.
 *
 * @example useEarlyInput(form, (filled) => state.type(String(new FormData(filled).get("q"))));
 */
export function useInputBeforeHydration<Filled extends Element>(
	element: RefObject<Filled | null>,
	take: (filled: Filled) => void,
): void {
	// Not later, when the state may have gone on and the fields may not show it yet.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what is there at first is early
	useLayoutEffect(() => {
		if (element.current) take(element.current);
	}, []);
}
