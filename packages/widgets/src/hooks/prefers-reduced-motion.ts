/** Whether the visitor prefers reduced motion; true on a server. */
export function prefersReducedMotion(): boolean {
	return (
		typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches
	);
}
