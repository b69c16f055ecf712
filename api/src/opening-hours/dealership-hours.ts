import { isTimeZone, type OpeningHours, readHours } from "@nev/contract";
import type { Logger } from "pino";
import type { dealerships } from "../storage/schema.js";
import { aDay, daysUntil, utcDay } from "./day.js";
import { hoursDay, resolveHours } from "./resolve-hours.js";
import { timeZoneOf } from "./time-zones.js";

/** How many days' exceptions visitors get. The catalogue is read again each day. */
const dayCount = 60;

type Row = Pick<typeof dealerships.$inferSelect, "id" | "openingHours" | "timeZone" | "zipCode"> & {
	readonly state: string;
};

/**
 * Creates a function that reads the hours of dealerships; null if they are unknown, or unknown in which
 * time zone. Dealerships with the same hours share them.
 */
export function createHoursReader(now: Date, log: Logger): (row: Row) => OpeningHours | null {
	// From yesterday on, because somewhere it is still that day.
	const lastDay = utcDay(now.getTime() + (dayCount - 2) * aDay);
	const days = daysUntil(lastDay, dayCount).map(hoursDay);
	const known = new Map<string, OpeningHours | null>();
	function read(id: number, text: string, timeZone: string): OpeningHours | null {
		const rules = isTimeZone(timeZone) ? readHours(text) : undefined;
		if (rules) return resolveHours(rules, timeZone, days);
		// Operators may write anything into the database.
		log.error(
			{ dealership: id, openingHours: text, timeZone },
			"left out opening hours that cannot be read",
		);
		return null;
	}
	return (row) => {
		if (row.openingHours === null) return null;
		const timeZone = row.timeZone ?? timeZoneOf(row);
		if (timeZone === null) return null;
		const key = `${timeZone} ${row.openingHours}`;
		if (!known.has(key)) known.set(key, read(row.id, row.openingHours, timeZone));
		return known.get(key) ?? null;
	};
}
