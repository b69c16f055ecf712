/** Whether the browser supports view transitions and the visitor allows motion. */
export function allowsViewTransition(): boolean {
	return (
		"startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches
	);
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
