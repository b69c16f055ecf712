/** Whether the visitor asked for no motion; true on a server. */
export function prefersReducedMotion(): boolean {
	return (
		typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches
	);
}
