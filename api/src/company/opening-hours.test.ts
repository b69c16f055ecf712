import { expect, it } from "vitest";
import { formatHours, parseHours } from "./opening-hours.js";

it.each([
	["8AM-6PM", "8AM-6PM"],
	["8:00 a.m. to 6:00 p.m.", "8AM-6PM"],
	["8:30am – 5 pm", "8:30AM-5PM"],
	["08:00-18:00", "8AM-6PM"],
	["12AM-12PM", "12AM-12PM"],
	["noon to midnight", "12PM-12AM"],
	["6pm - 12am", "6PM-12AM"],
	["  9 A.M. until 12:15 P.M. ", "9AM-12:15PM"],
])("reads %j", (typed, written) => {
	const hours = parseHours(typed);
	expect(hours && formatHours(hours)).toBe(written);
	expect(parseHours(written)).toEqual(hours);
});

it.each([
	"",
	"8-6",
	"1:00-5:00",
	"1:00-5 PM",
	"6PM-8AM",
	"8AM-8AM",
	"13AM-2PM",
	"0AM-2PM",
	"8:60AM-6PM",
	"24:00-25:00",
	"8AM",
	"8AM-6PM EST",
	"Mon-Fri 8AM-6PM",
	"closed",
	"8AM-6PM\n9AM-5PM",
])("does not guess what %j is", (typed) => {
	expect(parseHours(typed)).toBeUndefined();
});
