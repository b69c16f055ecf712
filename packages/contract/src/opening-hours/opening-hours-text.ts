import * as z from "zod/mini";
import { optionalLine, singleLineMaxLength } from "../text-fields.js";
import {
	hasDoubtfulYear,
	hasHiddenRule,
	hasHoursOfAppointments,
	hasSeasonWithoutWeekdays,
	hasSplitDay,
	hasWeekdayOfDate,
	neverOpens,
} from "./doubtful-hours.js";
import type { HoursRule } from "./hours-rule.js";
import { readHours, unclearAppointment, unreadableReason } from "./read-hours.js";
import { writeHours } from "./write-hours.js";

/**
 * Opening hours as {@link readHours} reads them, written in one way. An empty field becomes null. `message`
 * begins the error for hours that cannot be read.
 */
export function openingHoursText(message: string) {
	return z.pipe(
		optionalLine(),
		z.nullable(
			z.string().check(
				z.check<string>(({ value: input, issues }) => {
					const problem = refusal(input, message);
					if (problem) issues.push({ code: "custom", input, message: problem });
				}),
				z.overwrite((text) => writeHours(readHours(text) ?? [])),
				z.maxLength(singleLineMaxLength, `Please use at most ${singleLineMaxLength} characters`),
			),
		),
	);
}

/** What to write instead of hours that can be read, but that people may mean otherwise. */
const doubts: readonly (readonly [(rules: readonly HoursRule[]) => boolean, string])[] = [
	[hasSplitDay, "Write all hours of a day together, as in Mon-Fri 8 AM-12 PM, 1 PM-5 PM"],
	[hasHiddenRule, "Write the usual week first, then seasons, then holidays, then single days"],
	[hasHoursOfAppointments, unclearAppointment],
	[hasSeasonWithoutWeekdays, "Write the weekdays of dates, as in Jun 1-Aug 31 Mon-Fri 7 AM-4 PM"],
	[hasWeekdayOfDate, "Write single days without their weekday, as in Dec 25 closed"],
	[hasDoubtfulYear, "Write the year of each date, or of none, as in Dec 24-25, 2026 closed"],
];

/** Why hours are not stored; undefined if they are. */
function refusal(text: string, message: string): string | undefined {
	const rules = readHours(text);
	const reason = rules ? "Write when it is open" : unreadableReason(text);
	if (!rules || neverOpens(rules)) return [message, reason].filter(Boolean).join(". ");
	return doubts.find(([isDoubtful]) => isDoubtful(rules))?.[1];
}
