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
	/** Closed if there is none. */
	readonly spans: readonly TimeSpan[];
}
