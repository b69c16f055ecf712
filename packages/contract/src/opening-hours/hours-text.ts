/*
 * Texts in the words that the reader knows: formats of other programs, and what says nothing about when it is
 * open. Each pattern is for texts in lower case with single spaces.
 */

const replacements: readonly (readonly [RegExp, string])[] = [
	[/<br ?\/?>/g, "\n"],
	// Texts copied from Google Maps have narrow spaces.
	[/[^\S\n]+/g, " "],
	[
		/^\W*(?:(?:store|shop|business|office|opening|operating|regular|our) )*hours(?: of operation)?\b/,
		"",
	],
	[
		/(?:holiday )?hours (?:may|can|might) (?:vary|differ|change)|after[ -]hours by appointment/g,
		"",
	],
	[/\bfor lunch\b/g, ""],
	[/every day|7 days a week/g, "daily"],
	[/(?:(?:all|major|federal|public|legal|national|bank|u\.?s\.?) )+(?=holidays?\b)/g, ""],
];

/** Days by their numbers, from Sunday on, with hours of 24: `2:9:00:17:00,1:closed`. */
const numberedDays = /^(?:(?:^|,)[1-7]:(?:\d\d?:\d\d:\d\d?:\d\d|closed))+$/;
const numberedDay = /([1-7]):(?:(\d\d?:\d\d):(\d\d?:\d\d)|closed)/g;
const days = "sun mon tue wed thu fri sat".split(" ");

export function usualText(text: string): string {
	const lower = text.trim().toLowerCase();
	if (!numberedDays.test(lower))
		return replacements.reduce((before, [pattern, by]) => before.replace(pattern, by), lower);
	let before = "";
	return lower.replaceAll(numberedDay, (_, day, opens, closes) => {
		const hours = opens ? `${opens.padStart(5, "0")}-${closes.padStart(5, "0")}` : "closed";
		// A second entry of a day is about the hours after a pause.
		const name = day === before ? "" : days[day - 1];
		before = day;
		return `${name} ${hours}`;
	});
}
