/** Has an open list loaded again, as it is after so many minutes. */
export function poll(minutes: number): void {
	const { now } = Date;
	Date.now = () => now() + minutes * 60_000;
	document.dispatchEvent(new Event("visibilitychange"));
	Date.now = now;
}
