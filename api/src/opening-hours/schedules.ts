import { readHours, type TimeSpan } from "@nev/contract";
import { type CompanyFacts, clockTime, type DayHours } from "../company/company-facts.js";
import { companyTimeZone } from "../company/company-time-zone.js";
import type { dealerships } from "../storage/schema.js";
import { officeWeek, type Schedule } from "./open-time.js";
import { workingSpansOn } from "./resolve-hours.js";
import { dealerTimeZone } from "./time-zones.js";

const defaultTimeZone = "America/New_York";

type Row = Pick<typeof dealerships.$inferSelect, "openingHours" | "timeZone" | "zipCode"> & {
	readonly state: string;
};

/** When a dealership is open. Hours that are unknown, or cannot be read, are those of an office. */
export function dealerSchedule({ openingHours, ...row }: Row): Schedule {
	const rules = openingHours === null ? undefined : readHours(openingHours);
	return {
		timeZone: dealerTimeZone(row) ?? defaultTimeZone,
		spansOn: rules ? (day) => workingSpansOn(rules, day) : officeWeek,
	};
}

/** When the company is open, which is closed on federal holidays. */
export function companySchedule({
	office: { weekdays, saturday, sunday },
	support,
}: Pick<CompanyFacts, "office" | "support">): Schedule {
	return {
		timeZone: companyTimeZone(support.timeZone),
		spansOn({ weekday, isHoliday }) {
			const hours = weekday === 7 ? sunday : weekday === 6 ? saturday : weekdays;
			return isHoliday ? [] : spansOf(hours);
		},
	};
}

function spansOf(hours: DayHours): readonly TimeSpan[] {
	if (typeof hours === "string") return [];
	return [{ opens: formatTime(hours.opens), closes: formatTime(hours.closes) }];
}

function formatTime(hours: number): string {
	const { hour, minutes } = clockTime(hours);
	return `${String(hour).padStart(2, "0")}:${minutes}`;
}
