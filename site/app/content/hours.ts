import type { Facts, Hours } from "./facts.js";

/** One line of the office's hours. */
export interface OfficeHours {
	readonly days: string;
	readonly hours: string;
}

/** The office's hours, as the contact page lists them: "Mon-Fri", "8AM-6PM" and so on. */
export function officeHours({ office }: Facts): OfficeHours[] {
	return [
		{ days: "Mon-Fri", hours: openingHours(office.weekdays) },
		{ days: "Sat", hours: openingHours(office.saturday) },
		{ days: "Sun", hours: office.sunday },
	];
}

/** "Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed". */
export function officeHoursLine(facts: Facts): string {
	return officeHours(facts)
		.map(({ days, hours }) => `${days} ${hours}`)
		.join(", ");
}

/** "Mon-Fri 8AM-8PM EST". */
export function supportHoursLine({ support }: Facts): string {
	return `Mon-Fri ${openingHours(support.weekdays)} ${support.timeZone}`;
}

function openingHours({ opens, closes }: Hours): string {
	return `${clock(opens)}-${clock(closes)}`;
}

function clock(hour: number): string {
	return `${hour % 12 || 12}${hour < 12 ? "AM" : "PM"}`;
}
