/** Whether the visitor has asked the browser or the device to load less. */
export function savesData(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
