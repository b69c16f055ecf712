import type { CompanyTextField } from "@nev/contract/desk";
import { type DayHours, type Hours, parseHours } from "./opening-hours.js";

export { clockTime, type DayHours, formatHours, type Hours } from "./opening-hours.js";

/** What pages state of the company, beside its name and how to reach it. */
export interface CompanyFacts {
	readonly office: {
		readonly weekdays: DayHours;
		readonly saturday: DayHours;
		readonly sunday: DayHours;
	};
	readonly support: {
		/** Monday to Friday. */
		readonly weekdays: Hours;
		readonly timeZone: string;
		/** Hours until an email is answered, at most. */
		readonly emailHours: number;
	};
	readonly staff: {
		readonly headcount: number;
		/** Hours of training per person and year. */
		readonly trainingHours: number;
	};
}

/** The facts as texts, with what pages say until an operator sets another (specification, sections 2 and 9). */
export const factDefaults = {
	officeWeekdays: "8AM-6PM",
	officeSaturday: "9AM-4PM",
	officeSunday: "closed",
	supportWeekdays: "8AM-8PM",
	supportTimeZone: "EST",
	supportEmailHours: "24",
	staffHeadcount: "45",
	staffTrainingHours: "40",
} satisfies Partial<Record<CompanyTextField, string>>;

/** What an operator has set. Null: the default. */
export type CompanyTexts = Readonly<Record<CompanyTextField, string | null>>;

/** Reads a text; undefined if it cannot be read. */
export type Reading<Value> = (text: string) => Value | undefined;

export const readDayHours: Reading<DayHours> = (text) =>
	text.toLowerCase() === "closed" ? "closed" : parseHours(text);

export const readTimeZone: Reading<string> = (text) =>
	/^\p{Letter}[\p{Letter} .()/-]{0,39}$/u.test(text) ? text : undefined;

export const readCount: Reading<number> = (text) => {
	const count = /^\d{1,3}(,\d{3})*$|^\d{1,5}$/.test(text) ? Number(text.replaceAll(",", "")) : 0;
	return count >= 1 && count <= 99_999 ? count : undefined;
};

/** The facts that pages state. A stored text that cannot be read, which psql may have written, is the default. */
export function companyFactsOf(stored: Partial<CompanyTexts> = {}): CompanyFacts {
	function factOf<Value>(field: keyof typeof factDefaults, read: Reading<Value>): Value {
		const set = stored[field];
		const value = (set == null ? undefined : read(set)) ?? read(factDefaults[field]);
		if (value === undefined) throw new Error(`The default of ${field} cannot be read.`);
		return value;
	}
	return {
		office: {
			weekdays: factOf("officeWeekdays", readDayHours),
			saturday: factOf("officeSaturday", readDayHours),
			sunday: factOf("officeSunday", readDayHours),
		},
		support: {
			weekdays: factOf("supportWeekdays", parseHours),
			timeZone: factOf("supportTimeZone", readTimeZone),
			emailHours: factOf("supportEmailHours", readCount),
		},
		staff: {
			headcount: factOf("staffHeadcount", readCount),
			trainingHours: factOf("staffTrainingHours", readCount),
		},
	};
}
