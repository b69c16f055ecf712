/** Whether the visitor prefers reduced motion; true on a server. */
export function prefersReducedMotion(): boolean {
	return (
		typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches
	);
}

/** Whether the visitor has asked the browser or the device to load less. */
export function savesData(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return (
		connection?.saveData === true ||
		(typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-data: reduce)").matches)
	);
}
