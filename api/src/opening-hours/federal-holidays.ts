const known = new Map<number, ReadonlySet<string>>();

/**
 * The federal holidays of a year (5 U.S.C. 6103(a)), as `2026-12-25`, on their own days: a dealership that
 * is closed on Independence Day is not also on the Monday after a Sunday.
 */
export function federalHolidays(year: number): ReadonlySet<string> {
	const holidays = known.get(year) ?? computeHolidays(year);
	known.set(year, holidays);
	return holidays;
}

function computeHolidays(year: number): ReadonlySet<string> {
	const monday = 1;
	const thursday = 4;
	return new Set([
		day(year, 1, 1),
		nth(year, 1, monday, 3),
		nth(year, 2, monday, 3),
		lastMondayOfMay(year),
		day(year, 6, 19),
		day(year, 7, 4),
		nth(year, 9, monday, 1),
		nth(year, 10, monday, 2),
		day(year, 11, 11),
		nth(year, 11, thursday, 4),
		day(year, 12, 25),
	]);
}

/** The second Monday of a month, for example. */
function nth(year: number, month: number, weekday: number, count: number): string {
	const first = new Date(day(year, month, 1)).getUTCDay();
	return day(year, month, 1 + ((weekday - first + 7) % 7) + (count - 1) * 7);
}

function lastMondayOfMay(year: number): string {
	const last = new Date(day(year, 5, 31)).getUTCDay();
	return day(year, 5, 31 - ((last - 1 + 7) % 7));
}

function day(year: number, month: number, dayOfMonth: number): string {
	return [year, `${month}`.padStart(2, "0"), `${dayOfMonth}`.padStart(2, "0")].join("-");
}
