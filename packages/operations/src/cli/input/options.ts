import { cleanLine, hoursOf } from "@nev/api/operations";
import { contactMessageSchema, parseRegion, type RegionName } from "@nev/contract";
import { InvalidArgumentError } from "commander";

/** The maximum of PostgreSQL's type integer. */
const maxId = 2 ** 31 - 1;

/** `--image-url` of `imageUrl`. */
export function flagOf(field: string): string {
	return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Parses an id and adds it to the earlier ones of the same argument. */
export function idsOption(text: string, earlier: readonly number[] = []): number[] {
	return [...earlier, idOption(text)];
}

/** Parses an id as the lists show it. */
export function idOption(text: string): number {
	return parseInteger(text, maxId, "Give an id as the list shows it, such as 12.");
}

/**
 * Returns a parser of integers from 1 to a maximum.
 *
 * @param hint what else may be wrong
 */
export function countOption(max: number, hint = ""): (text: string) => number {
	const message = `Give a whole number from 1 to ${max.toLocaleString("en-US")}.${hint && ` ${hint}`}`;
	return (text) => parseInteger(text, max, message);
}

function parseInteger(text: string, max: number, message: string): number {
	const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
	if (number < 1 || number > max) throw new InvalidArgumentError(message);
	return number;
}

/** Parses an email address as a form does. */
export function emailOption(text: string): string {
	const { success, data } = contactMessageSchema.shape.email.safeParse(text);
	if (!success) throw new InvalidArgumentError("Give an email address, such as ada@example.com.");
	return data;
}

/** Returns a parser of a line that is not empty, and of at most so many characters. */
export function lineOption(maxLength: number): (text: string) => string {
	return (text) => {
		const trimmed = cleanLine(text).trim();
		if (trimmed !== "" && trimmed.length <= maxLength) return trimmed;
		throw new InvalidArgumentError(`Give a text of up to ${maxLength} characters.`);
	};
}

/** Parses an ISO 8601 date or time, in UTC unless it names a time zone, or an age such as `7d`. */
export function timeOption(text: string, now: Date = new Date()): Date {
	const hours = hoursOf(text);
	if (hours !== undefined) return new Date(now.getTime() - hours * 3_600_000);
	const isWithoutZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text);
	const time = new Date(isWithoutZone ? `${text}Z` : text);
	const [day = ""] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(text) ?? [];
	if (Number.isNaN(time.getTime()) || !isDay(day)) {
		throw new InvalidArgumentError(
			"Give a date such as 2026-11-21, a time such as 2026-11-21T08:00, or how long ago: 12h, 7d, 2w.",
		);
	}
	return time;
}

/** Whether a calendar has it. For `2026-11-31`, `Date` takes the first of December. */
function isDay(day: string): boolean {
	const date = new Date(day);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Parses a state, a territory or the District by its name or its abbreviation. */
export function stateOption(text: string): RegionName {
	const state = parseRegion(text);
	if (!state) {
		throw new InvalidArgumentError("Give a state or a territory, such as Florida, FL or DC.");
	}
	return state;
}
