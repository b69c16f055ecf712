import {
	type CompanyField,
	type Reading,
	readCount,
	readDayHours,
	readTimeZone,
} from "./company-facts.js";
import { formatHours, parseHours } from "./opening-hours.js";

/** Why a text is refused; it follows "It". */
const problems = {
	dayHours: "must be hours such as 8AM-6PM or 8:30 a.m. to 5 p.m., or closed",
	hours: "must be hours such as 8AM-6PM or 8:30 a.m. to 5 p.m.",
	timeZone: "must be the name of a time zone such as EST or Eastern Time, of at most 40 letters",
	count: "must be a whole number from 1 to 99,999",
};

/** Checks a text, and writes it the one way that pages have; undefined if it is refused. */
interface Kind {
	readonly rewrite: (text: string) => string | undefined;
	readonly problem: string;
}

function kind<Value>(read: Reading<Value>, write: (value: Value) => string, problem: string): Kind {
	const rewrite = (text: string) => {
		const value = read(text);
		return value === undefined ? undefined : write(value);
	};
	return { rewrite, problem };
}

const dayHours = kind(readDayHours, formatHours, problems.dayHours);
const hours = kind(parseHours, formatHours, problems.hours);
const timeZone = kind(readTimeZone, String, problems.timeZone);
const count = kind(readCount, String, problems.count);

const kinds: Readonly<Record<CompanyField, Kind>> = {
	officeWeekdays: dayHours,
	officeSaturday: dayHours,
	officeSunday: dayHours,
	supportWeekdays: hours,
	supportTimeZone: timeZone,
	supportEmailHours: count,
	staffHeadcount: count,
	staffTrainingHours: count,
};

export type ParsedCompanyText = { readonly text: string } | { readonly problem: string };

/**
 * Checks what an operator typed, and writes it the one way that pages have.
 *
 * @example parseCompanyText("officeWeekdays", "9 a.m. to 5 p.m."); // { text: "9AM-5PM" }
 */
export function parseCompanyText(field: CompanyField, typed: string): ParsedCompanyText {
	const { rewrite, problem } = kinds[field];
	const text = rewrite(typed.trim().replace(/\s+/g, " "));
	return text === undefined ? { problem } : { text };
}
