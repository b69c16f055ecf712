import { describe, expect, test, vi } from "vitest";
import type { Translations } from "./languages.js";
import { applyOverrides, isComplete, messagesFor, messagesLocale } from "./use-messages.js";

const greetings = { en: { hello: "Hello" }, es: { hello: "Hola" } } as Translations<{
	hello: string;
}>;

test.each([
	["es", "Hola"],
	["es-MX", "Hola"],
	["es-419", "Hola"],
	["ES", "Hola"],
	["en", "Hello"],
	["en-GB", "Hello"],
	["est", "Hello"],
	["la", "Hello"],
])("the messages for %s", (locale, expected) => {
	expect(messagesFor(greetings, locale).hello).toBe(expected);
});

describe("overrides", () => {
	const messages = { title: "Options", fields: { price: "Price", term: "Term" } };

	test("replace single messages, also within a group", () => {
		expect(applyOverrides(messages, { title: "Optionen" })).toEqual({
			...messages,
			title: "Optionen",
		});
		const overrides = { fields: { price: "Preis" } };
		expect(applyOverrides(messages, overrides).fields).toEqual({ price: "Preis", term: "Term" });
		expect(messages.fields.price).toBe("Price");
	});

	test("reach nested groups, and replace a list as a whole", () => {
		const options = { cash: { name: "Contado", features: ["Sin interés", "Sin pagos"] } };
		const overrides = { options: { cash: { features: ["Todo de una vez"] } } };
		expect(applyOverrides({ options }, overrides).options.cash).toEqual({
			name: "Contado",
			features: ["Todo de una vez"],
		});
	});

	test("may replace a plural message by one text", () => {
		const count: { count: string | { one: string; other: string } } = {
			count: { one: "1 cart", other: "{count} carts" },
		};
		expect(applyOverrides(count, { count: "{count} Karren" }).count).toBe("{count} Karren");
	});
});

describe("invalid overrides", () => {
	const messages = {
		call: "Call",
		count: { one: "1 cart", other: "{count} carts" },
		labels: { price: "Price" },
	};

	test.each([
		["a number for a text", { call: 5 }],
		["null for a text", { call: null }],
		["undefined", { call: undefined }],
		["a group for a text", { call: { one: "x" } }],
		["a text for a group", { labels: "Preis" }],
		["a number within a group", { labels: { price: 5 } }],
		["a function for a plural message", { count: () => "x" }],
	])("such as %s are ignored", (_, overrides) => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		expect(applyOverrides(messages, overrides as never)).toEqual(messages);
		error.mockRestore();
	});

	test("are reported to the page's developer", () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		applyOverrides({ directions: "Directions" }, { directions: 7 } as never);
		expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("messages.directions"));
		error.mockRestore();
	});
});

describe("overrides are complete", () => {
	const messages = { call: "Call", count: { one: "1", other: "{count}" }, labels: { price: "P" } };

	test.each([
		[{ call: "Appeler", count: "{count}", labels: { price: "Prix" } }, true],
		[{ call: "Appeler", count: { other: "{count}" }, labels: { price: "Prix" } }, true],
		[{ call: "Appeler", count: "{count}", labels: {} }, false],
		[{ call: "Appeler" }, false],
		[{}, false],
		[undefined, false],
	])("if no message is missing: %j is %s", (overrides, expected) => {
		expect(isComplete(overrides, messages)).toBe(expected);
	});
});

describe("the locale of messages", () => {
	test.each([
		["es-MX", "es-MX"],
		["en-GB", "en-GB"],
		["ar-US", "en-US"],
		["la-CA", "en-CA"],
		["vi", "en"],
	])("for %s is %s", (locale, expected) => {
		expect(messagesLocale(locale, false)).toBe(expected);
	});

	test("is the page's if the messages are in its language", () => {
		expect(messagesLocale("fr-CA", true)).toBe("fr-CA");
	});
});
