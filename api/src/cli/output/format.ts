/** A number with its noun: `1 row`, `1,200 rows`. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? singular : plural}`;
}

/** A time as the tables show it, in UTC: `2026-11-21 04:18`. */
export function formatTime(time: Date): string {
	return time.toISOString().slice(0, 16).replace("T", " ");
}
