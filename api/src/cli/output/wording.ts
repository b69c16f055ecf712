/** A number with its noun: `1 row`, `1,200 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** A moment as the tables show it, in UTC: `2026-11-21 04:18`. */
export function minuteOf(moment: Date): string {
	return moment.toISOString().slice(0, 16).replace("T", " ");
}
