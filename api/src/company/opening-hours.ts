/** Opening hours, as hours of the day from 0 to 24: half past eight is 8.5. */
export interface Hours {
	readonly opens: number;
	readonly closes: number;
}

/** The hours of a day, or a word such as "closed". */
export type DayHours = Hours | string;

/** A time of day as people write it: `8AM`, `8:30 a.m.`, `noon`, `18:00`. */
const time = String.raw`(noon|midnight|\d{1,2}(?::\d\d)?(?:\s*[ap]\.?\s*m\.?)?)`;
const span = new RegExp(String.raw`^${time}\s*(?:-|–|—|to|until)\s*${time}$`, "i");

/**
 * Reads opening hours as a person types them; undefined if they are not clear.
 *
 * @example parseHours("8:00 a.m. to 6:30 p.m."); // { opens: 8, closes: 18.5 }
 */
export function parseHours(text: string): Hours | undefined {
	const [, from, until] = span.exec(text.trim()) ?? [];
	const opens = parseTime(from);
	const closes = parseTime(until);
	if (opens === undefined || closes === undefined) return undefined;
	// Midnight ends a day.
	const hours = { opens, closes: closes || 24 };
	return hours.opens < hours.closes ? hours : undefined;
}

function parseTime(text = ""): number | undefined {
	const word = text.toLowerCase();
	if (word === "noon") return 12;
	if (word === "midnight") return 0;
	const [, hourDigits, minuteDigits, half] = /^(\d{1,2})(?::(\d\d))?\s*([ap])?/.exec(word) ?? [];
	const hour = Number(hourDigits);
	const minutes = Number(minuteDigits ?? 0);
	if (minutes > 59) return undefined;
	if (half) {
		return hour >= 1 && hour <= 12
			? (hour % 12) + (half === "p" ? 12 : 0) + minutes / 60
			: undefined;
	}
	// "8" alone may be either half of the day, and "1:00" as well.
	const isOf24 = hourDigits?.length === 2 && minuteDigits !== undefined && hour <= 23;
	return isOf24 ? hour + minutes / 60 : undefined;
}

/** "8AM-6:30PM". A word stays as it is. */
export function formatHours(hours: DayHours): string {
	if (typeof hours === "string") return hours;
	return `${formatClockTime(hours.opens)}-${formatClockTime(hours.closes)}`;
}

function formatClockTime(hours: number): string {
	const { hour, minutes } = clockTime(hours);
	return `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** Hour and minutes of a time of day: `{ hour: 18, minutes: "30" }` of 18.5. */
export function clockTime(hours: number): { hour: number; minutes: string } {
	const total = Math.round(hours * 60);
	return { hour: Math.floor(total / 60), minutes: String(total % 60).padStart(2, "0") };
}
