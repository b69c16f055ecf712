/** Whether the browser supports view transitions and the visitor allows motion. */
export function allowsViewTransition(): boolean {
	return (
		"startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches
	);
}
