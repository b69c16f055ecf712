import { saysNothing } from "../../tables/says-nothing.js";

/** The days that opening hours may have a column for, with what headings call them. */
const dayNames = {
	monday: ["mon"],
	tuesday: ["tue", "tues"],
	wednesday: ["wed"],
	thursday: ["thu", "thur", "thurs"],
	friday: ["fri"],
	saturday: ["sat"],
	sunday: ["sun"],
} as const;

export type Weekday = keyof typeof dayNames;

export const weekdays = Object.keys(dayNames) as Weekday[];

/** A word before or behind the name of a day: `Monday open`, `hours.monday.open`, `mon_time_open`. */
function headingsOf(day: Weekday, words: readonly string[]): string[] {
	return [day, ...dayNames[day]].flatMap((name) =>
		words.flatMap((word) => [`${name} ${word}`, `hours ${name} ${word}`, `${word} ${name}`]),
	);
}

const opens = ["open", "opens", "open time", "time open", "opening", "opening time", "start"];
const closes = ["close", "closes", "close time", "time close", "closing", "closing time", "end"];
const wholeDay = ["", "hours", "opening hours", "opening times", "business hours", "store hours"];

function forEachDay<Value>(describe: (day: Weekday) => Value): Readonly<Record<Weekday, Value>> {
	return Object.fromEntries(weekdays.map((day) => [day, describe(day)])) as Record<Weekday, Value>;
}

/** The times of a day, or the first of two columns for them. */
export const weekdayColumns = forEachDay((day) => [
	...headingsOf(day, opens),
	...headingsOf(day, wholeDay),
]);

const isTime = (text: string) => /^[\d:. ]+([ap]\.?m\.?)?$/i.test(text);

/** When it opens and closes, where that are two columns. */
export const weekdayRules = forEachDay((day) => ({
	/** `Closed`, or another word for both of them, is no time of opening. */
	join: (opening: string, closing: string) =>
		opening.toLowerCase() === closing.toLowerCase() && !isTime(opening)
			? opening
			: `${opening}-${closing}`,
	following: headingsOf(day, closes),
}));

/** The hours of all days as one text: `Mon 9:00am-5:00pm; Tue closed`. A day without a text is not told. */
export function weekdayHours(textOf: (day: Weekday) => string): string {
	return weekdays
		.flatMap((day) => {
			const text = textOf(day).trim();
			if (saysNothing(text)) return [];
			const hours = /^(x|closed)$/i.test(text) ? "closed" : withColons(text);
			return `${day.slice(0, 1).toUpperCase()}${day.slice(1, 3)} ${hours}`;
		})
		.join("; ");
}

/** `9:00-17:30` of `900-1730`. */
function withColons(text: string): string {
	return text.replace(/^(\d{1,2})(\d\d) ?- ?(\d{1,2})(\d\d)$/, "$1:$2-$3:$4");
}
