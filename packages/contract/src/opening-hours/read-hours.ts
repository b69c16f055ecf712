import { mayCloseLater } from "./doubtful-closing.js";
import { dayKinds } from "./hours-hints.js";
import { createReader, UnreadableHours } from "./hours-reader.js";
import type { DayHours, HoursRule } from "./hours-rule.js";
import { type HoursToken, readTokens } from "./hours-tokens.js";
import type { TimeSpan } from "./opening-hours.js";
import { type DayEntry, daysOf } from "./read-days.js";
import { type Part, readParts } from "./read-parts.js";

export const unclearAppointment =
	"Write days by appointment without hours, as in Sat by appointment";

/**
 * Reads what people write on a door, `Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; holidays closed`, and the part of
 * OpenStreetMap's `opening_hours` that says the same: `Mo-Fr 08:00-18:00; Sa 09:00-16:00; PH off`.
 *
 * @returns undefined if a part of the text cannot be read, or has two meanings, as `8-6` has
 */
export function readHours(text: string): readonly HoursRule[] | undefined {
	const rules = tryToRead(text);
	return rules instanceof UnreadableHours ? undefined : rules;
}

/**
 * As {@link readHours} does, with the reason if it cannot.
 *
 * @param isOffice reads `8-5` as an office has it, 8 AM-5 PM
 */
export function tryToRead(text: string, isOffice = false): readonly HoursRule[] | UnreadableHours {
	const tokens = readTokens(text);
	const unknown = tokens.find((token) => token.kind === "unknown");
	const isTold = tokens.some(({ kind }) => tellingKinds.has(kind));
	const refuse = (error: UnreadableHours) =>
		isTold ? error : new UnreadableHours("Write when it is open", "hours without times");
	if (unknown)
		return refuse(
			new UnreadableHours(`Not understood: ${unknown.value}`, "hours with unknown words"),
		);
	try {
		const parts = readParts(createReader(withoutZones(tokens)), isOffice);
		return theOnly(readingsOf(parts), tokens);
	} catch (error) {
		if (error instanceof UnreadableHours) return refuse(error);
		throw error;
	}
}

/** Without any of them, a text does not tell when it is open. */
const tellingKinds = new Set<HoursToken["kind"]>([
	...(["time", "number", "year", "date", "always", "appointment"] as const),
]);

/** Without time zones behind times, which {@link checkHours} compares. */
function withoutZones(tokens: readonly HoursToken[]): readonly HoursToken[] {
	const kindAt = (index: number) => tokens[index]?.kind ?? "unknown";
	// "Mon-Fri 9 AM-5 PM MT", and not "Mon-Fri 9 AM-5 PM; 9 AM-1 PM MT"
	const haveDays = (end: number) =>
		kindAt(end) === "daily" || (kindAt(end) === "time" && dayKinds.has(kindAt(end - 3)));
	if (tokens.some((token, index) => token.kind === "zone" && token.isMT && !haveDays(index - 1)))
		throw new UnreadableHours(
			"Write Mon-Tue for days, MST for a time zone",
			"hours with two meanings",
		);
	return tokens.filter(({ kind }, index) => kind !== "zone" || index === 0);
}

function twoMeanings(): UnreadableHours {
	const message = "Write the days before their hours, as in Mon-Sat 9 AM-5 PM; Sun closed";
	return new UnreadableHours(message, "hours with two meanings");
}

function theOnly(
	[rules, other]: readonly (readonly HoursRule[])[],
	tokens: readonly HoursToken[],
): readonly HoursRule[] {
	if (rules && rules.length > 0 && !other) return rules;
	if (other) throw twoMeanings();
	const hasAppointment = tokens.some(({ kind }) => kind === "appointment");
	throw new UnreadableHours(hasAppointment ? unclearAppointment : "");
}

/** All ways to read the parts as rules. In each rule, days come first, or hours. */
function readingsOf(
	[first, second, ...rest]: readonly Part[],
	rules: readonly HoursRule[] = [],
): (readonly HoursRule[])[] {
	if (!first) return [rules];
	const others = second ? [second, ...rest] : rest;
	if (first.kind === "days") {
		if (second?.kind !== "hours" || second.isExcept || second.pause) return [];
		const readings = readingsWith(first.entries, second, rest, rules);
		if (readings.length > 0 && mayCloseLater(first, second, rest, rules)) throw twoMeanings();
		return readings;
	}
	const { isExcept, pause, spans, byAppointment } = first;
	if (pause) return withPause(rules, pause).flatMap((paused) => readingsOf(others, paused));
	if (isExcept && !rules.at(-1)?.spans.length) return [];
	const readings: (readonly HoursRule[])[] = [];
	const opens = spans.length > 0 || byAppointment;
	// "9 AM-5 PM, closed Sundays"
	const isDaily =
		rules.length === 0 &&
		(!second || (opens && (second.kind === "hours" || second.before)) || second.before === ";");
	if (isDaily) readings.push(...readingsOf(others, [ruleOf(eachDay, first)]));
	if (second?.kind !== "days" || second.isOpen || second.before === "&") return readings;
	if (second.before !== ";" || opens)
		readings.push(...readingsWith(second.entries, first, rest, rules));
	if (second.before === ";") return readings;
	// "9 AM-5 PM Mon-Sat, Sun closed"
	second.entries.forEach(({ joint, dates }, index) => {
		if (index === 0 || joint === "&" || (dates && second.entries[index - 1]?.dates)) return;
		const later: Part = { ...second, entries: second.entries.slice(index) };
		const own = second.entries.slice(0, index);
		readings.push(...readingsWith(own, first, [later, ...rest], rules));
	});
	return readings;
}

const eachDay = { dates: [], weekdays: [], onHolidays: false };

function readingsWith(
	entries: readonly DayEntry[],
	hours: DayHours,
	rest: readonly Part[],
	rules: readonly HoursRule[],
): (readonly HoursRule[])[] {
	const days = daysOf(entries);
	return days ? readingsOf(rest, [...rules, ...days.map((one) => ruleOf(one, hours))]) : [];
}

function ruleOf(
	days: Pick<HoursRule, "dates" | "weekdays" | "onHolidays">,
	{ spans, byAppointment }: DayHours,
): HoursRule {
	return { ...days, spans, byAppointment };
}

/** The rules with a pause in the hours of the only one that is open then; empty if that is not clear. */
function withPause(rules: readonly HoursRule[], pause: TimeSpan): (readonly HoursRule[])[] {
	const isThen = ({ opens, closes }: TimeSpan) =>
		closes <= opens || (opens < pause.closes && pause.opens < closes);
	const open = rules.flatMap(({ spans }) => spans.filter(isThen));
	const [only] = open;
	if (!only || open.length > 1 || only.opens >= pause.opens || pause.closes >= only.closes)
		return [];
	const halves = [
		{ ...only, closes: pause.opens },
		{ ...only, opens: pause.closes },
	];
	const split = (span: TimeSpan) => (span === only ? halves : [span]);
	return [rules.map((rule) => ({ ...rule, spans: rule.spans.flatMap(split) }))];
}
