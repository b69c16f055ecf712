import { type HoursReader, UnreadableHours, unclearTime } from "./hours-reader.js";
import type { HoursTime } from "./hours-tokens.js";
import { officeHours } from "./office-hours.js";
import type { TimeSpan } from "./opening-hours.js";

const minutesOfDay = 24 * 60;
const noon = 12 * 60;

/** `10:00-2:00` rather means four hours of a day than 16 of a night. */
const longestNight = 12 * 60;

/** `9 AM-5 AM` is a slip. */
const longestClearNight = 18 * 60;

export function readSpans(reader: HoursReader, isOffice: boolean): readonly TimeSpan[] {
	reader.take("from");
	if (reader.take("always")) return [{ opens: "00:00", closes: "24:00" }];
	const spans = [readSpan(reader, isOffice)];
	for (;;) {
		const joint = ([",", "&"] as const).find((kind) => reader.isNext(kind, ["time", "number"]));
		if (joint) reader.take(joint);
		else if (!reader.isNext("time")) return spans;
		const before = spans.at(-1) as TimeSpan;
		const span = readSpan(reader, isOffice, before.closes);
		if (before.closes <= before.opens || span.opens < before.closes) throw new UnreadableHours();
		spans.push(span);
	}
}

/** @param earliest when the span before it closes */
export function readSpan(reader: HoursReader, isOffice: boolean, earliest = "00:00"): TimeSpan {
	const first = readTime(reader);
	if (!reader.take("-")) throw first.clock === "bare" ? unclearTime() : new UnreadableHours();
	const to = readTime(reader);
	const from = withHalfOf(first, to, earliest);
	if (from.value === 0 && to.value === 0)
		throw new UnreadableHours("Write 24 hours or closed", "hours from midnight to midnight");
	const [opens, closes] = clearSpan(from, to) ?? ((isOffice && officeHours(from, to)) || []);
	if (opens === undefined || closes === undefined) throw unclearTime();
	return { opens: clockTime(opens), closes: clockTime(closes || minutesOfDay) };
}

function readTime(reader: HoursReader): HoursTime {
	const time = reader.take("time");
	if (time) return time;
	const digits = reader.take("year")?.value;
	if (digits !== undefined && digits <= 2400 && digits % 100 < 60)
		return { value: Math.floor(digits / 100) * 60 + (digits % 100), clock: 24 };
	const { value } = reader.expect("number");
	if (value < 1 || value > 12) throw unclearTime();
	return { value: value * 60, clock: "bare" };
}

/** The start of `1-5 PM` is in the half of its end. That of `9-5 PM`, and of `7-9 PM`, may be in the other. */
function withHalfOf(from: HoursTime, to: HoursTime, earliest: string): HoursTime {
	if (to.clock !== 12 || (from.clock !== "bare" && from.clock !== "either")) return from;
	const isAfternoon = to.value >= noon;
	const value = (from.value % noon) + (isAfternoon ? noon : 0);
	const isTooEarly = from.value < 6 * 60 || clockTime(from.value) < earliest;
	const isClear = isAfternoon ? from.value >= noon || isTooEarly : from.value < noon;
	return value < to.value && isClear ? { ...from, value, clock: 12 } : from;
}

/** Minutes after midnight; undefined if the text may mean others. */
function clearSpan(from: HoursTime, to: HoursTime): readonly [number, number] | undefined {
	if (from.clock === "bare" || to.clock === "bare") return undefined;
	const opens = from.value % minutesOfDay;
	const isNight = to.value <= from.value;
	const length = to.value - from.value + (isNight ? minutesOfDay : 0);
	const clockOf = ({ clock }: HoursTime) => (clock === "either" ? 24 : clock);
	const areOneClock = !from.clock || !to.clock || clockOf(from) === clockOf(to);
	const longest = clockOf(to) === 24 ? longestNight : longestClearNight;
	const isLikelyDay = isNight && to.value > 0 && length > longest;
	// Nobody opens at 01:00, but many after lunch at 1:00, and from 9:00 to 10:00 many for 13 hours.
	const isEither = from.clock === "either" && (from.value < 6 * 60 || to.value < 12 * 60);
	const isDoubtful = isLikelyDay || isEither || from.value >= minutesOfDay;
	const isWholeDay = opens === 0 && length === minutesOfDay;
	if (!areOneClock || isDoubtful || (length >= minutesOfDay && !isWholeDay)) return undefined;
	return [opens, (opens + length) % minutesOfDay];
}

function clockTime(minutes: number): string {
	const digits = (number: number) => `${number}`.padStart(2, "0");
	return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}
