/** In milliseconds. */
export const aDay = 24 * 60 * 60 * 1000;

/** A day in UTC, so that all servers and the database mean the same one: `2026-11-24`. */
export function utcDay(time: number): string {
	return new Date(time).toISOString().slice(0, "2026-11-24".length);
}

/** Another number for each day in UTC. */
export const dayNumber = (time: number) => Math.floor(time / aDay);

/** The days up to one, the oldest first. */
export function daysUntil(last: string, count: number): string[] {
	const end = Date.parse(last);
	return Array.from({ length: count }, (_, index) => utcDay(end - (count - 1 - index) * aDay));
}
