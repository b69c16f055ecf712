import { describe, expect, it } from "vitest";
import { correctionFormSchema } from "./correction.js";

const { website, pausedUntil } = correctionFormSchema.shape;

describe("a website", () => {
	it.each([
		["https://www.gulf.example.com/carts?x=1", "https://www.gulf.example.com/carts?x=1"],
		[" gulf.example.com ", "https://gulf.example.com"],
		["http://gulf.example.com", "http://gulf.example.com"],
		["", null],
		[null, null],
	])("%j is stored as %j", (typed, stored) => {
		expect(website.parse(typed)).toBe(stored);
	});

	it.each([
		"gulf",
		"javascript:alert(1)",
		"javascript://gulf.example.com/%0Aalert(1)",
		"mailto:info@gulf.example.com",
		"https://user@gulf.example.com",
		"https://",
		"two words.example.com",
		`https://gulf.example.com/${"x".repeat(200)}`,
		"/12",
		"/stores.html",
		"///stores.html",
	])("%j is refused", (typed) => {
		expect(website.safeParse(typed).success).toBe(false);
	});
});

describe("a pause", () => {
	it.each([
		["2026-12-31", "2026-12-31"],
		["", null],
		[null, null],
	])("until %j is stored as %j", (typed, stored) => {
		expect(pausedUntil.parse(typed)).toBe(stored);
	});

	it.each(["2026-02-30", "12/31/2026", "soon"])("until %j is refused", (typed) => {
		expect(pausedUntil.safeParse(typed).error?.issues[0]?.message).toBe(
			"Enter a date, such as 2026-12-31",
		);
	});
});
