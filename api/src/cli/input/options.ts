import { type RegionName, regionNames, usStates, usTerritories } from "@nev/contract";
import { InvalidArgumentError } from "commander";

/** The highest id that the database has room for. */
const highestId = 2 ** 31 - 1;

/** Adds an id to those given before it. */
export function collectIds(text: string, earlier: readonly number[] = []): number[] {
	return [...earlier, idFrom(text)];
}

/** An id as the lists show it. */
export function idFrom(text: string): number {
	return wholeNumber(text, highestId, "Give an id as the list shows it, such as 12.");
}

/** A whole number from 1 to a limit. */
export function countUpTo(limit: number): (text: string) => number {
	const message = `Give a whole number from 1 to ${limit.toLocaleString("en-US")}.`;
	return (text) => wholeNumber(text, limit, message);
}

function wholeNumber(text: string, limit: number, message: string): number {
	const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
	if (number < 1 || number > limit) throw new InvalidArgumentError(message);
	return number;
}

const hours: Record<string, number> = { h: 1, d: 24, w: 7 * 24 };

/** A moment: a date or a time of ISO 8601 (in UTC where it names no zone), or how long ago. */
export function moment(text: string, now: Date = new Date()): Date {
	const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
	if (count && unit)
		return new Date(now.getTime() - Number(count) * (hours[unit] ?? 0) * 3_600_000);
	const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text);
	const parsed = new Date(isTime ? `${text}Z` : text);
	if (!/^\d{4}-\d\d-\d\d(T|$)/.test(text) || Number.isNaN(parsed.getTime())) {
		throw new InvalidArgumentError(
			"Give a date such as 2026-11-21, a time such as 2026-11-21T08:00, or how long ago: 12h, 7d, 2w.",
		);
	}
	return parsed;
}

const abbreviations = { ...usStates, ...usTerritories };

const regionsByWord = new Map<string, RegionName>(
	regionNames.flatMap((name) => [
		[wordOf(name), name] as const,
		[wordOf(abbreviations[name]), name] as const,
	]),
);

function wordOf(text: string): string {
	return text.replace(/\./g, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/**
 * The state, the territory or the District of a name or a postal abbreviation, in any case: `fl`,
 * `N.Y.`, `new  york`, `DC`.
 */
export function regionFrom(text: string): RegionName | undefined {
	return regionsByWord.get(wordOf(text));
}

/** The same for an option, which is refused where there is no such state. */
export function stateOption(text: string): RegionName {
	const state = regionFrom(text);
	if (!state) {
		throw new InvalidArgumentError("Give a state or a territory, such as Florida, FL or DC.");
	}
	return state;
}
