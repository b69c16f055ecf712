import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	dialedNumber,
	findPhoneNumbers,
	firstPhoneNumber,
	formatPhone,
	isOnePhoneNumber,
} from "./phone-numbers.js";

describe("what is dialed", () => {
	it.each([
		["(239) 555-0142", "+12395550142"],
		["239.555.0142", "+12395550142"],
		["+1 239 555 0142", "+12395550142"],
		["23 95 55 01 42", "+12395550142"],
		["2,395,550,142", "+12395550142"],
		["2395550142.0", "+12395550142"],
		["1-800-555-0100", "+18005550100"],
		["(239) 555-0142 ext. 12", "+12395550142;ext=12"],
		["239-555-0142x12", "+12395550142;ext=12"],
		["239-555-0142 Extension: 7", "+12395550142;ext=7"],
		["+1 239 555 0142 #204", "+12395550142;ext=204"],
		["1-800-555-0100 ext #3", "+18005550100;ext=3"],
		["1-800-GO-CARTS", "+18004622787"],
		["1 800 GO CARTS", "+18004622787"],
		["1 (800) GO CARTS", "+18004622787"],
		["800-GO-CARTS", "+18004622787"],
		["(800) go-carts", "+18004622787"],
		["1-800-GO-CARTS x4", "+18004622787;ext=4"],
		["1-800-GOLFCARTS", "+18004653227"],
		["1-800-FOX-2000", "+18003692000"],
		["239-555-EASY", "+12395553279"],
		["(239) 555-EASY", "+12395553279"],
		["Call (239) 555-0142 (Mary)", "+12395550142"],
		["(239) 555-0142, 8-5 M-F, open 365 days a year", "+12395550142"],
	])("for %s is %s", (text, dialed) => {
		expect(dialedNumber(text)).toBe(dialed);
		expect(isOnePhoneNumber(text)).toBe(true);
	});

	it.each([
		["(239) 555-0142 / (239) 555-0143", "+12395550142"],
		["239-555-0142 or 239-555-0143", "+12395550142"],
		["239-555-0142 239-555-0143", "+12395550142"],
		["239-555-0142 x12 / 239-555-0143 x13", "+12395550142;ext=12"],
		["239-555-0142 x 239-555-0143", "+12395550142"],
		["(239) 555-0142 / 555-0143", "+12395550142"],
		["555-0142, 239-555-0143", "+12395550143"],
		["+52 664 123 4567 / (239) 555-0142", "+12395550142"],
		["1-800-GO-CARTS or 239-555-0142", "+18004622787"],
	])("of several is the first US number: %s", (text, dialed) => {
		expect(dialedNumber(text)).toBe(dialed);
		expect(isOnePhoneNumber(text)).toBe(false);
	});

	it.each([
		["911", "911"],
		["555-0142, ask for Mary", "5550142"],
		["555-0142 ext 12", "5550142;ext=12"],
		["555-0142 #239", "5550142;ext=239"],
		["5550142 #143", "5550142;ext=143"],
		["555-0142, 143", "5550142"],
		["5550142,143", "5550142"],
		["+1 (239) 555-014", "+1239555014"],
		["1-239-555-014", "1239555014"],
		["1239555014", "1239555014"],
		["039 555 0142", "0395550142"],
		["1 (139) 555-0142", "11395550142"],
		["+52 664 123 4567", "+526641234567"],
		["52 664 123 4567", "526641234567"],
		["011 52 664 123 4567", "011526641234567"],
		['javascript:alert("555")', "555"],
		["nobody", ""],
	])("for another number is its digits: %s", (text, dialed) => {
		expect(dialedNumber(text)).toBe(dialed);
		expect(isOnePhoneNumber(text)).toBe(false);
	});

	it.each([
		"555-0142 (239)",
		"555-0142 143",
		"555-0142 8-12",
		"5550142.143",
		"239-555-01, 42",
		"239-555-01 #42",
	])("is not made of the digits of two: %s", (text) => {
		expect(dialedNumber(text)).not.toMatch(/^\+/);
		expect(isOnePhoneNumber(text)).toBe(false);
	});

	it.each([
		"365 Ocean Drive",
		"365-Ocean Drive",
		"800 Industrial Blvd",
		"800 Seventh",
		"555 W Main Street",
		"365 days a week",
		"Open (365 days a week)",
		"365 24-hours",
		"Suite 1, 800 Industrial Blvd",
		"800 GO CARTS",
	])("is no street, and no sentence: %s", (text) => {
		expect(dialedNumber(text)).not.toMatch(/^\+/);
		expect(isOnePhoneNumber(text)).toBe(false);
	});

	it("is never a part of a foreign number", () => {
		fc.assert(
			fc.property(
				fc.constantFrom("+239", "+34", "+ 521", "+52", "011 239", "011-52", "34", "52"),
				fc.array(fc.constantFrom("2", "23", "239", "5550", "55501"), {
					minLength: 3,
					maxLength: 5,
				}),
				fc.constantFrom(" ", "-", ".", "\u2013", "\u00a0", " \u2022 ", ""),
				(country, groups, between) => {
					const text = [country, ...groups].join(between);
					fc.pre(text.replace(/\D/g, "").length > 10);
					expect(dialedNumber(text)).not.toMatch(/^\+1/);
				},
			),
		);
	});

	it("is one number of two that are the same", () => {
		expect(isOnePhoneNumber("1-800-GO-CARTS (1-800-462-2787)")).toBe(true);
	});

	it("is the number in whichever of these ways it is written", () => {
		const digits = (first: number, last: number) =>
			fc.integer({ min: first, max: last }).map((number) => `${number}`);
		const ways: readonly ((area: string, exchange: string, line: string) => string)[] = [
			(a, b, c) => `${a}${b}${c}`,
			(a, b, c) => `1${a}${b}${c}`,
			(a, b, c) => `+1${a}${b}${c}`,
			(a, b, c) => `${a}${b}${c}.0`,
			(a, b, c) => `${a}-${b}-${c}`,
			(a, b, c) => `1-${a}-${b}-${c}`,
			(a, b, c) => `+1-${a}-${b}-${c}`,
			(a, b, c) => `${a}.${b}.${c}`,
			(a, b, c) => `+1.${a}.${b}.${c}`,
			(a, b, c) => `${a} ${b} ${c}`,
			(a, b, c) => `+1 ${a} ${b} ${c}`,
			(a, b, c) => `(${a}) ${b}-${c}`,
			(a, b, c) => `(${a})${b}-${c}`,
			(a, b, c) => `1 (${a}) ${b}-${c}`,
			(a, b, c) => `+1 (${a}) ${b} - ${c}`,
			(a, b, c) => `${a}/${b}-${c}`,
			(a, b, c) => `${a}-${b}${c}`,
			(a, b, c) => `${a}\u00a0${b}\u2011${c}`,
			(a, b, c) => `${a}\u2013${b}\u2013${c}`,
			(a, b, c) => `Tel: ${a}\u00b7${b}\u00b7${c}`,
			(a, b, c) => `(${a}-${b}-${c})`,
			(a, b, c) => `Phone: (${a}) ${b}-${c} (office)`,
		];
		fc.assert(
			fc.property(
				digits(200, 999),
				digits(200, 999),
				digits(1000, 9999),
				fc.constantFrom(...ways),
				fc.constantFrom("", " / ", "; ", ", ", " or ", "\n", " | ", " & "),
				(area, exchange, line, write, between) => {
					const one = write(area, exchange, line);
					expect(dialedNumber(one)).toBe(`+1${area}${exchange}${line}`);
					expect(isOnePhoneNumber(one)).toBe(true);
					if (between === "") return;
					const two = `${one}${between}(800) 555-0199`;
					expect(findPhoneNumbers(two).map(({ digits }) => digits)).toEqual([
						`${area}${exchange}${line}`,
						"8005550199",
					]);
				},
			),
		);
	});
});

it.each([
	["(239) 555-0142", "(239) 555-0142"],
	["(239) 555-0142 x12 / (239) 555-0143", "(239) 555-0142 x12"],
	["239-555-0142 after 5 pm", "239-555-0142"],
	["(239-555-0142) or (239-555-0143)", "239-555-0142"],
	["555-0142, ask for Mary", "555-0142, ask for Mary"],
])("the first number of %s stands there as %s", (text, first) => {
	expect(firstPhoneNumber(text)).toBe(first);
});

describe("what is shown", () => {
	it.each([
		["2395550142", "(239) 555-0142"],
		["239.555.0142", "(239) 555-0142"],
		["+1 239 555 0142", "(239) 555-0142"],
		["1-800-555-0100", "(800) 555-0100"],
		["(239) 555-0142", "(239) 555-0142"],
		["239-555-0142x5", "(239) 555-0142 ext. 5"],
		["(239) 555-0142 ext. 5", "(239) 555-0142 ext. 5"],
		["+1 239 555 0142 #204", "(239) 555-0142 ext. 204"],
		["2395550142.0", "(239) 555-0142"],
		["239-555-0142 / 239-555-0143", "(239) 555-0142 / (239) 555-0143"],
		["Call 239-555-0142 (Mary)", "Call (239) 555-0142 (Mary)"],
		["(239-555-0142)", "(239) 555-0142"],
	])("of %s is %s", (text, shown) => {
		expect(formatPhone(text)).toBe(shown);
		expect(dialedNumber(shown)).toBe(dialedNumber(text));
	});

	it.each(["1-800-GO-CARTS", "239-555-EASY", "+52 664 123 4567", "911", "ask for Mary", ""])(
		"of %s stays as it is",
		(text) => {
			expect(formatPhone(text)).toBe(text);
		},
	);

	it("is dialed as before, whatever is written", () => {
		const parts = ["239", "555", "0142", "(", ")", "-", ".", " ", "+1", "x5", "ext. 7", "/", "GO"];
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 9 }), (written) => {
				const text = written.join("");
				expect(dialedNumber(formatPhone(text))).toBe(dialedNumber(text));
				expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
			}),
		);
	});
});
