import { useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the browser supports view transitions and the visitor allows motion. */
export function allowsViewTransition(): boolean {
	return "startViewTransition" in document && !matchMedia(reducedMotion).matches;
}

/** The same as a hook, which updates when the visitor changes the motion setting. */
export function useViewTransition(): boolean {
	return useSyncExternalStore(subscribe, allowsViewTransition, () => false);
}

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(reducedMotion);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}
