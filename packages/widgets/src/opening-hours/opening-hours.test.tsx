import type { OpeningHours as Hours } from "@nev/contract";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { NevProvider } from "../provider/index.js";
import { formatHours } from "./format-hours.js";
import { hoursTranslations } from "./messages.js";
import { openState } from "./open-state.js";
import { HoursAt, HoursWeek, OpenAt, OpeningHours, OpenNow } from "./opening-hours.js";

const hours: Hours = {
	timeZone: "America/Chicago",
	week: [
		{ days: [1, 2, 3, 4, 5], opens: "08:00", closes: "12:00" },
		{ days: [1, 2, 3, 4, 5], opens: "13:00", closes: "18:00" },
		{ days: [6], opens: "00:00", closes: "24:00" },
	],
	exceptions: [{ date: "2026-12-25", spans: [] }],
};

/** The texts, with plain spaces. */
function textsOf(locale: string, content: ReactNode) {
	const html = renderToStaticMarkup(
		<NevProvider api="/api" locale={locale}>
			{content}
		</NevProvider>,
	);
	const texts = html.split(/<[^>]*>/).filter(Boolean);
	return texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("&#x27;", "'"));
}

const thursday = new Date("2026-12-24T20:00:00Z");

function stateOf(locale: string, shown: Hours = hours, now = thursday) {
	return textsOf(locale, <HoursAt hours={shown} now={now} />);
}

function weekOf(locale: "en" | "es-ES") {
	const messages = hoursTranslations[locale === "en" ? "en" : "es"];
	const days = openState(hours, thursday)?.days ?? [];
	const { timeZone } = hours;
	return textsOf(locale, <HoursWeek {...{ days, timeZone, now: thursday, messages }} />);
}

test("in English", () => {
	expect(stateOf("en")).toEqual(["Open until 6 PM"]);
	expect(weekOf("en")).toEqual([
		...["Thursday", "8:00 AM – 12:00 PM, 1:00 PM – 6:00 PM"],
		...["Friday", "Closed", "Saturday", "Open 24 hours", "Sunday", "Closed"],
		...["Monday", "Tuesday", "Wednesday"].flatMap((day) => [
			day,
			"8:00 AM – 12:00 PM, 1:00 PM – 6:00 PM",
		]),
		"The dealer's time: Central Standard Time",
	]);
});

test("without the week, the line alone", () => {
	expect(textsOf("en", <OpenAt hours={hours} now={thursday} />)).toEqual(["Open until 6 PM"]);
});

test("in Spanish", () => {
	expect(stateOf("es-ES")).toEqual(["Abierto hasta: 18:00"]);
	expect(weekOf("es-ES").slice(0, 4)).toEqual([
		...["jueves", "8:00 – 12:00, 13:00 – 18:00"],
		...["viernes", "Cerrado"],
	]);
});

test("a day without hours may be one by appointment", () => {
	const onThursdays = {
		...hours,
		week: hours.week.map((span) => ({ ...span, days: span.days.filter((day) => day !== 4) })),
		appointmentDays: [4, 5],
	};
	expect(stateOf("en", onThursdays)).toEqual(["By appointment today"]);
	expect(stateOf("es-ES", onThursdays)).toEqual(["Hoy con cita previa"]);
	const days = openState(onThursdays, thursday)?.days ?? [];
	expect(days.slice(0, 2).map((day) => formatHours("en", day, hoursTranslations.en))).toEqual([
		"By appointment",
		"Closed",
	]);
	// A page's own list may name days that have hours.
	const morning = new Date("2026-12-24T13:00:00Z");
	const withHours = { ...hours, appointmentDays: [4] };
	expect(stateOf("en", withHours, morning)).toEqual(["Closed, opens 8 AM"]);
	// What is open, is: a night that has begun the day before.
	const night = { days: [3], opens: "18:00", closes: "17:00" };
	expect(stateOf("en", { ...onThursdays, week: [night] })).toEqual(["Open until 5 PM"]);
});

test("a screen reader is told which day is today", () => {
	const days = openState(hours, thursday)?.days ?? [];
	const { timeZone } = hours;
	const messages = hoursTranslations.en;
	const html = renderToStaticMarkup(
		<NevProvider api="/api" locale="en">
			<HoursWeek {...{ days, timeZone, now: thursday, messages }} />
		</NevProvider>,
	);
	expect(html.match(/aria-current="date">\w+/g)).toEqual(['aria-current="date">Thursday']);
});

test("a weekday is named where it opens or closes on another one", () => {
	expect(stateOf("en", hours, new Date("2026-12-25T02:00:00Z"))).toEqual([
		"Closed, opens Saturday 12 AM",
	]);
	const longNight = [
		{ days: [5], opens: "18:00", closes: "24:00" },
		{ days: [6], opens: "00:00", closes: "24:00" },
	];
	const shown = { ...hours, week: longNight, exceptions: [] };
	expect(stateOf("en", shown, new Date("2026-12-26T01:00:00Z"))).toEqual([
		"Open until Sunday 12 AM",
	]);
});

test("unknown hours claim nothing, which the page's developer is told", () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	expect(stateOf("en", { ...hours, timeZone: "America/Springfield" })).toEqual([]);
	expect(report.mock.calls.join()).toContain("America/Springfield");
	report.mockRestore();
	expect(stateOf("en", { ...hours, week: [], exceptions: [] })).toEqual(["Closed"]);
});

test("a server says nothing, because it has another clock", () => {
	expect(textsOf("en", <OpeningHours hours={hours} />)).toEqual([]);
	expect(textsOf("en", <OpenNow hours={hours} />)).toEqual([]);
});
