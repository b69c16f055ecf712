import type { TimeSpan } from "./opening-hours.js";

/** A day of every year, or of one. Months are numbered from 1. */
export interface CalendarDay {
	readonly year?: number;
	readonly month: number;
	readonly day: number;
}

/** From one day to another, both included. */
export interface DayRange {
	readonly from: CalendarDay;
	readonly to: CalendarDay;
}

/** The hours of some days. Of all rules that are about a day, the last one holds. */
export interface HoursRule {
	/** Without them, it holds all year. */
	readonly dates: readonly DayRange[];
	/** From 1, Monday, to 7, Sunday. Without days and holidays, it holds on each day. */
	readonly weekdays: readonly number[];
	/** Whether it holds on federal holidays. */
	readonly onHolidays: boolean;
	/** Without one, it is closed, or opens by appointment. */
	readonly spans: readonly TimeSpan[];
	readonly byAppointment: boolean;
}

/** The hours of one day. */
export type DayHours = Pick<HoursRule, "spans" | "byAppointment">;

/** From Monday to Sunday. */
export const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Whether it is of more than one day. */
export function isMultiDay({ from, to }: DayRange): boolean {
	return from.year !== to.year || from.month !== to.month || from.day !== to.day;
}

/** Whether a rule holds in each week. */
export function isWeekly({ dates, weekdays, onHolidays }: HoursRule): boolean {
	return dates.length === 0 && (weekdays.length > 0 || !onHolidays);
}
