import { type RefObject, useEffect } from "react";
import { usePersistentRef } from "../hooks/persistent-state.js";
import { useLazyModule } from "../hooks/use-lazy-module.js";

/** Connects a widget to the fragment of the page's address, and returns a function that ends it. */
type Connect<State> = (
	state: State,
	root: Element | null,
	known: { current: string },
) => () => void;

/**
 * Keeps a widget's state in the fragment of the page's address, if the page asks for it.
 *
 * @param root the widget's outermost HTML element
 * @param load loads the code, which most pages do not need
 */
export function usePageLink<State>(
	isAsked: boolean | undefined,
	state: State,
	root: RefObject<Element | null>,
	load: () => Promise<{ connect: Connect<State> }>,
): void {
	const { module } = useLazyModule(load, isAsked === true);
	const known = usePersistentRef("fragment", "");
	useEffect(
		() => (isAsked ? module?.connect(state, root.current, known) : undefined),
		[isAsked, module, state, root, known],
	);
}
