import {
	hasDoubtfulYear,
	hasHiddenRule,
	hasHoursOfAppointments,
	hasSeasonWithoutWeekdays,
	hasSplitDay,
	hasWeekdayOfDate,
	neverOpens,
} from "./doubtful-hours.js";
import { namesOtherZone } from "./hours-hints.js";
import { type HoursCause, UnreadableHours } from "./hours-reader.js";
import type { HoursRule } from "./hours-rule.js";
import { inUsualOrder, withJoinedDays } from "./join-rules.js";
import { tryToRead, unclearAppointment } from "./read-hours.js";
import { writeHours } from "./write-hours.js";

/** Hours as they are stored, or why they are not. */
export type HoursCheck =
	| {
			readonly hours: string;
			readonly cause?: never;
			readonly problem?: never;
			readonly offer?: never;
	  }
	| {
			readonly hours?: never;
			readonly cause: HoursCause;
			/** What to write instead. May be empty. */
			readonly problem: string;
			/** What they would be as the hours of an office: `Mon-Fri 8 AM-5 PM` of `M-F 8-5`. */
			readonly offer?: string;
	  };

/** What to write instead of hours that can be read, but that people may mean otherwise. */
const doubts: readonly (readonly [(rules: readonly HoursRule[]) => boolean, string])[] = [
	[hasSplitDay, "Write all hours of a day together, as in Mon-Fri 8 AM-12 PM, 1 PM-5 PM"],
	[hasHiddenRule, "Write the usual week first, then seasons, then holidays, then single days"],
	[hasHoursOfAppointments, unclearAppointment],
	[hasSeasonWithoutWeekdays, "Write the weekdays of dates, as in Jun 1-Aug 31 Mon-Fri 7 AM-4 PM"],
	[hasWeekdayOfDate, "Write single days without their weekday, as in Dec 25 closed"],
	[hasDoubtfulYear, "Write the year of each date, or of none, as in Dec 24-25, 2026 closed"],
];

/**
 * Checks hours as people write them.
 *
 * @param timeZone finds the dealership's time zone; null if it is unknown
 * @example checkHours("Open 8am to 5pm Mon-Fri"); // { hours: "Mon-Fri 8 AM-5 PM" }
 */
export function checkHours(text: string, timeZone: () => string | null = () => null): HoursCheck {
	const check = checkReading(text, false);
	const isDoubtful = check.cause === "hours without AM or PM";
	const { hours } = isDoubtful ? checkReading(text, true) : check;
	if (hours === undefined) return check;
	if (namesOtherZone(text, timeZone)) {
		const problem = `Write the hours of the dealer's own time zone, ${timeZone() ?? "without its name"}`;
		return { cause: "hours of another time zone", problem };
	}
	return isDoubtful ? { ...check, problem: `Write AM or PM: ${hours}?`, offer: hours } : check;
}

function checkReading(text: string, isOffice: boolean): HoursCheck {
	const read = tryToRead(text, isOffice);
	if (read instanceof UnreadableHours) return { cause: read.reason, problem: read.message };
	const rules = withJoinedDays(inUsualOrder(read));
	if (neverOpens(rules)) return { cause: "hours without times", problem: "Write when it is open" };
	const problem = doubts.find(([isDoubtful]) => isDoubtful(rules))?.[1];
	return problem ? { cause: "hours with two meanings", problem } : { hours: writeHours(rules) };
}
