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

/**
 * Handles the rejection of a view transition that was skipped. The router skips one if another
 * change comes before its animation, and does not handle the rejection itself.
 */
export function ignoreSkippedTransitions(): void {
	if (!("startViewTransition" in document)) return;
	const startViewTransition = document.startViewTransition.bind(document);
	document.startViewTransition = (update) => {
		const transition = startViewTransition(update);
		transition.ready.catch(() => {});
		return transition;
	};
}

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(reducedMotion);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}
