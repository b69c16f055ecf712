import { type HoursReader, UnreadableHours, unclearTime } from "./hours-reader.js";
import type { TimeSpan } from "./opening-hours.js";

const minutesOfDay = 24 * 60;

/** `10:00-2:00` rather means four hours of a day than 16 of a night. */
const longestNight = 12 * 60;

/** `9 AM-5 AM` is a slip. */
const longestClearNight = 18 * 60;

export function readSpans(reader: HoursReader): readonly TimeSpan[] {
	reader.take("from");
	if (reader.take("always")) return [{ opens: "00:00", closes: "24:00" }];
	const spans = [readSpan(reader)];
	while (reader.isNext(",", "time")) {
		reader.take(",");
		spans.push(readSpan(reader));
	}
	spans.forEach((span, index) => {
		const before = spans[index - 1];
		if (before && (before.closes <= before.opens || span.opens < before.closes))
			throw new UnreadableHours();
	});
	return spans;
}

function readSpan(reader: HoursReader): TimeSpan {
	const from = reader.expect("time");
	reader.expect("-");
	const to = reader.expect("time");
	const opens = from.value % minutesOfDay;
	const isNight = to.value <= from.value;
	const length = to.value - from.value + (isNight ? minutesOfDay : 0);
	const closes = (opens + length) % minutesOfDay;
	const clockOf = ({ clock }: typeof from) => (clock === "either" ? 24 : clock);
	const areOneClock = !from.clock || !to.clock || clockOf(from) === clockOf(to);
	const longest = clockOf(to) === 24 ? longestNight : longestClearNight;
	const isLikelyDay = isNight && to.value > 0 && length > longest;
	// Nobody opens at 01:00, but many after lunch at 1:00, and from 9:00 to 10:00 many for 13 hours.
	const isEither = from.clock === "either" && (from.value < 6 * 60 || to.value < 12 * 60);
	const isDoubtful = isLikelyDay || isEither || from.value >= minutesOfDay;
	const isWholeDay = opens === 0 && length === minutesOfDay;
	if (!areOneClock || isDoubtful || (length >= minutesOfDay && !isWholeDay))
		throw new UnreadableHours(unclearTime);
	return { opens: clockTime(opens), closes: clockTime(closes || minutesOfDay) };
}

function clockTime(minutes: number): string {
	const digits = (number: number) => `${number}`.padStart(2, "0");
	return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}
