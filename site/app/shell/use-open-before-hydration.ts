import { type RefObject, useEffect } from "react";

/** Tells a controlled disclosure that the visitor opened it before React could hear of it. */
export function useOpenBeforeHydration(
	disclosure: RefObject<HTMLDetailsElement | null>,
	onOpen: () => void,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the first render hydrates
	useEffect(() => {
		if (disclosure.current?.open) onOpen();
	}, []);
}
