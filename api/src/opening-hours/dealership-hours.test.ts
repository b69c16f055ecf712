import { pino } from "pino";
import { expect, test } from "vitest";
import { createHoursReader } from "./dealership-hours.js";
import { timeZoneOf } from "./time-zones.js";

const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
const hoursOf = createHoursReader(new Date("2026-12-25T03:00:00Z"), log);

const row = {
	id: 7,
	openingHours: "Mon-Fri 8 AM-6 PM; holidays closed",
	timeZone: null,
	state: "Illinois",
	zipCode: "60601-1234",
};

test("the day before is among the exceptions, because it is still that day in the west", () => {
	const thanksgiving = createHoursReader(new Date("2026-11-27T03:00:00Z"), log)(row);
	expect(thanksgiving?.exceptions.map(({ date }) => date)).toEqual([
		...["2026-11-26", "2026-12-25", "2027-01-01", "2027-01-18"],
	]);
});

test("the time zone is that of the ZIP code, unless an operator has set another", () => {
	expect(hoursOf(row)?.timeZone).toBe("America/Chicago");
	expect(hoursOf({ ...row, timeZone: "America/Denver" })?.timeZone).toBe("America/Denver");
});

test.each([
	["Puerto Rico", "00901", "America/Puerto_Rico"],
	["Guam", "96910", "Pacific/Guam"],
	["Arizona", "85001", "America/Phoenix"],
	["Hawaii", "96813", "Pacific/Honolulu"],
	// Tuba City, of the Navajo Nation, and Page and Show Low around it.
	["Arizona", "86045", "America/Denver"],
	["Arizona", "86040", "America/Phoenix"],
	["Arizona", "85901", "America/Phoenix"],
	// Gary, Evansville, Indianapolis, Bowling Green and Louisville.
	["Indiana", "46402", "America/Chicago"],
	["Indiana", "47708", "America/Chicago"],
	["Indiana", "46204", "America/Indiana/Indianapolis"],
	["Kentucky", "42101", "America/Chicago"],
	["Kentucky", "40202", "America/Kentucky/Louisville"],
	["Oregon", "97914", "America/Boise"],
	// A newer ZIP code, between others.
	["Texas", "75072", "America/Chicago"],
	["Florida", "00000", null],
])("the time zone of %s %s", (state, zipCode, timeZone) => {
	expect(timeZoneOf({ state, zipCode })).toBe(timeZone);
});

test("unknown hours, or hours in an unknown time zone, are null", () => {
	expect(hoursOf({ ...row, openingHours: null })).toBeNull();
	expect(hoursOf({ ...row, zipCode: "00000" })).toBeNull();
	expect(lines).toEqual([]);
});

test("hours that cannot be read are reported once", () => {
	for (const wrong of [{ openingHours: "in summer" }, { timeZone: "America/Springfield" }]) {
		lines.length = 0;
		expect(hoursOf({ ...row, ...wrong })).toBeNull();
		expect(hoursOf({ ...row, ...wrong })).toBeNull();
		expect(lines).toHaveLength(1);
		expect(JSON.parse(lines[0] ?? "")).toHaveProperty("dealership", 7);
		expect(lines[0]).toContain("left out opening hours that cannot be read");
	}
});
