import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountText, formatRate, parseAmount, parsePercent } from "./amount-text.js";

describe("parseAmount", () => {
	test.each([
		["en-US", "8995", 8995],
		["en-US", "8,995", 8995],
		["en-US", "$8,995.50", 8995.5],
		["en-US", " 1 000 ", 1000],
		["fr-FR", "1\u202f000,5", 1000.5],
		["en-US", "-$5", -5],
		["es-ES", "8.995 $", 8995],
		["en-US", "8995.", 8995],
		["en-US", ".75", 0.75],
		["en-US", "-0", 0],
		["en-CH", "8'995.50", 8995.5],
		["en-CH", "8’995.50", 8995.5],
		["en-US", "-5", -5],
		["en-US", "−5", -5],
		["es-US", "8,995.50", 8995.5],
		["es-ES", "8.995,50", 8995.5],
		["es-ES", "8995,5", 8995.5],
		// From a keypad with the other decimal separator only.
		["en-US", "8995,50", 8995.5],
		["en-US", "8995,5", 8995.5],
		["en-US", "$8995,50", 8995.5],
		["en-US", "-8995,50", -8995.5],
		["en-US", "300,50", 300.5],
		["en-US", "8.995,50", 8995.5],
		["en-US", "1.008.995,50", 1_008_995.5],
		["en-US", "8 995,50", 8995.5],
		["en-US", "8'995,50", 8995.5],
		["es-US", "8995,50", 8995.5],
		["es-ES", "8995.50", 8995.5],
		["es-ES", "8,995.50", 8995.5],
		["es-ES", "8 995.50", 8995.5],
		["es-ES", "8.995", 8995],
	])("in %s parses %j", (locale, text, amount) => {
		expect(parseAmount(locale, text)).toBe(amount);
	});

	test.each([
		"",
		" ",
		".",
		"-",
		"-.",
		"$",
		"1,234.5.6",
		"１２３",
		"abc",
		"1e5",
		"8.995",
		"8,99",
		"75,5",
		"8995,",
		"8995,500",
		"8,995,50",
		"8.995.50",
		"1,2345",
		"1.2.3",
		"--5",
		"10%",
		"$$10",
		"1 000 5",
		"1 00",
		"NaN",
		"Infinity",
	])("rejects %j", (text) => {
		expect(parseAmount("en-US", text)).toBeNaN();
	});
});

describe("parsePercent", () => {
	test.each([
		["6.875", 6.875],
		["6,875", 6.875],
		[" 7 % ", 7],
		["6,5%", 6.5],
	])("parses %j, with a point or a comma", (text, percent) => {
		expect(parsePercent(text)).toBe(percent);
	});

	test.each(["$6", "6.8751", "%", "6%%5", "1.000,5"])("rejects %j", (text) => {
		expect(parsePercent(text)).toBeNaN();
	});
});

test("the text of an amount parses to the same amount, to the cent", () => {
	const locales = fc.constantFrom("en-US", "es-US", "es-ES", "de-DE", "fr-FR");
	fc.assert(
		fc.property(locales, fc.integer({ min: 0, max: 100_000_000_000 }), (locale, cents) => {
			expect(parseAmount(locale, amountText(locale, cents / 100))).toBe(cents / 100);
		}),
	);
});

test("a rate is shown with all decimals that it may have, and no others", () => {
	expect([7.99, 6.745, 5.124, 0.001, 5].map((rate) => formatRate("en-US", rate))).toEqual([
		...["7.99%", "6.745%", "5.124%", "0.001%", "5%"],
	]);
	expect(formatRate("es-US", 6.745)).toBe("6.745%");
});
