import { formatHours } from "@nev/api/company-facts";
import type { Facts } from "./facts.js";

export interface OfficeHours {
	/** "Mon-Fri". */
	readonly days: string;
	/** "8AM-6PM" or "closed". */
	readonly hours: string;
}

/** The office's hours, one entry per line of the contact page. */
export function officeHours({ office }: Facts): OfficeHours[] {
	return [
		{ days: "Mon-Fri", hours: formatHours(office.weekdays) },
		{ days: "Sat", hours: formatHours(office.saturday) },
		{ days: "Sun", hours: formatHours(office.sunday) },
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
	return `Mon-Fri ${formatHours(support.weekdays)} ${support.timeZone}`;
}
