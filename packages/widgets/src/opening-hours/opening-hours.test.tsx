import type { OpeningHours as Hours } from "@nev/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NevProvider } from "../provider/index.js";
import { OpeningHours } from "./opening-hours.js";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-24T20:00:00Z") });
});
afterEach(() => {
	vi.useRealTimers();
});

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
function textsOf(locale: string, shown: Hours = hours) {
	const html = renderToStaticMarkup(
		<NevProvider api="/api" locale={locale}>
			<OpeningHours hours={shown} />
		</NevProvider>,
	);
	const texts = html.split(/<[^>]*>/).filter(Boolean);
	return texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, " "));
}

test("in English", () => {
	expect(textsOf("en")).toEqual([
		"Open until 6:00 PM",
		...["Thursday", "8:00 AM – 12:00 PM, 1:00 PM – 6:00 PM"],
		...["Friday", "Closed", "Saturday", "Open 24 hours", "Sunday", "Closed"],
		...["Monday", "Tuesday", "Wednesday"].flatMap((day) => [
			day,
			"8:00 AM – 12:00 PM, 1:00 PM – 6:00 PM",
		]),
		"The dealer's time: Central Standard Time".replace("'", "&#x27;"),
	]);
});

test("in Spanish", () => {
	const [state, day, spans] = textsOf("es-ES");
	expect([state, day, spans]).toEqual([
		"Abierto hasta: 18:00",
		"jueves",
		"8:00 – 12:00, 13:00 – 18:00",
	]);
});

test("a weekday is named where it opens or closes on another one", () => {
	vi.setSystemTime("2026-12-25T02:00:00Z");
	expect(textsOf("en")[0]).toBe("Closed, opens Sat 12:00 AM");
	const longNight = [
		{ days: [5], opens: "18:00", closes: "24:00" },
		{ days: [6], opens: "00:00", closes: "24:00" },
	];
	vi.setSystemTime("2026-12-26T01:00:00Z");
	expect(textsOf("en", { ...hours, week: longNight, exceptions: [] })[0]).toBe(
		"Open until Sun 12:00 AM",
	);
});

test("unknown hours claim nothing", () => {
	expect(textsOf("en", { ...hours, timeZone: "America/Springfield" })).toEqual([]);
	for (const opens of ["8 AM", "8:00", "08:00:00"])
		expect(textsOf("en", { ...hours, week: [{ days: [4], opens, closes: "18:00" }] })).toEqual([]);
	expect(textsOf("en", { ...hours, week: [], exceptions: [] })[0]).toBe("Closed");
});
