import { useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether a change of route may be drawn as one: the browser can, and the visitor minds no motion. */
export function allowsViewTransition(): boolean {
	return "startViewTransition" in document && !matchMedia(reducedMotion).matches;
}

/** The same for a component, which hears of it when the visitor's mind changes. */
export function useViewTransition(): boolean {
	return useSyncExternalStore(subscribe, allowsViewTransition, () => false);
}

function subscribe(onChange: () => void): () => void {
	const motion = matchMedia(reducedMotion);
	motion.addEventListener("change", onChange);
	return () => motion.removeEventListener("change", onChange);
}
