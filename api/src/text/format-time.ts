/** A time as the tables show it, in UTC: `2026-11-21 04:18`. */
export function formatTime(time: Date): string {
	return time.toISOString().slice(0, 16).replace("T", " ");
}
