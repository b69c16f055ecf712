import { listingFields, readHours } from "@nev/contract";
import fc from "fast-check";
import OpeningHoursOfReference from "opening_hours";
import { expect, test } from "vitest";
import { hoursDay, resolveHours } from "./resolve-hours.js";

/*
 * Hours in OpenStreetMap's notation, against the library that its tools use: whether a dealership is open
 * at each half hour of some days, or by appointment, which the library takes for unknown. Without holidays,
 * of which the library knows others, and without nights, which it counts among the rules of the day on which
 * they end.
 */

const weekdayNames = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const monthNames = ["Jan", "Feb", "Jul", "Nov", "Dec"];

const weekdayRange = fc
	.tuple(fc.nat(6), fc.nat(6))
	.map(([from, to]) => [...new Set([weekdayNames[from], weekdayNames[to]])].join("-"));

const weekdays = fc
	.array(weekdayRange, { minLength: 1, maxLength: 3 })
	.map((days) => days.join(","));

const day = fc
	.tuple(fc.constantFrom(...monthNames), fc.integer({ min: 1, max: 28 }))
	.map(([month, number]) => `${month} ${`${number}`.padStart(2, "0")}`);

const dates = fc.oneof(
	day,
	fc
		.tuple(day, day)
		.filter(([from, to]) => from.slice(0, 3) !== to.slice(0, 3))
		.map((days) => days.join("-")),
);

const spans = fc
	.uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 4 })
	.map((halfHours) => halfHours.sort((a, b) => a - b).slice(0, halfHours.length & ~1))
	.map((halfHours) => {
		const times = halfHours.map(
			(half) => `${`${half >> 1}`.padStart(2, "0")}:${half & 1 ? "30" : "00"}`,
		);
		return times
			.flatMap((time, index) => (index % 2 ? `${times[index - 1]}-${time}` : []))
			.join(",");
	});

const rule = fc
	.tuple(
		fc.oneof(
			weekdays,
			dates,
			fc.tuple(dates, weekdays).map((days) => days.join(" ")),
		),
		fc.oneof(fc.constantFrom("off", '"by appointment"'), spans),
	)
	.map((parts) => parts.join(" "));

const texts = fc.array(rule, { minLength: 1, maxLength: 4 }).map((rules) => rules.join("; "));

test("hours mean what they mean in OpenStreetMap", () => {
	const days = fc.constantFrom(
		"2026-01-01",
		"2026-02-27",
		"2026-07-04",
		"2026-12-24",
		"2027-01-01",
	);
	fc.assert(
		fc.property(texts, days, (text, date) => {
			const rules = readHours(text);
			if (!rules) throw new Error(`These hours cannot be read: ${text}`);
			const {
				week,
				appointmentDays = [],
				exceptions,
			} = resolveHours(rules, "UTC", [hoursDay(date)]);
			const weekday = new Date(date).getUTCDay() || 7;
			const [exception] = exceptions;
			const open =
				exception?.spans ?? week.filter(({ days: groupDays }) => groupDays.includes(weekday));
			const byAppointment = exception
				? exception.byAppointment === true
				: appointmentDays.includes(weekday);
			const reference = new OpeningHoursOfReference(text);
			for (let half = 0; half < 48; half++) {
				const time = `${`${half >> 1}`.padStart(2, "0")}:${half & 1 ? "30" : "00"}`;
				const isOpen = open.some(({ opens, closes }) => opens <= time && time < closes);
				const moment = new Date(`${date}T${time}:00`);
				expect([isOpen, byAppointment], `${text} on ${date} at ${time}`).toEqual([
					reference.getState(moment),
					reference.getUnknown(moment),
				]);
			}
		}),
		{ numRuns: 500 },
	);
});

test("hours are written so that they mean the same, and are read back as they are written", () => {
	const days = ["2026-01-01", "2026-02-27", "2026-07-04", "2026-12-24"].map(hoursDay);
	const meaning = (text: string) => resolveHours(readHours(text) ?? [], "UTC", days);
	let count = 0;
	fc.assert(
		fc.property(texts, fc.constantFrom("", "daily 9 AM-5 PM; "), (hours, before) => {
			const text = before + hours;
			const { data: written } = listingFields.openingHours.safeParse(text);
			// A long one is refused, and one of which a later part hides another.
			if (!written) return;
			count += 1;
			expect(meaning(written)).toEqual(meaning(text));
			expect(listingFields.openingHours.parse(written)).toBe(written);
		}),
	);
	expect(count).toBeGreaterThan(20);
});
