import { describe, expect, test } from "vitest";
import { applyOverrides, languageAttributes, messagesFor, messagesLocale } from "./use-messages.js";

const greetings = { en: { hello: "Hello" }, es: { hello: "Hola" } };

test.each([
	["es", "Hola"],
	["es-MX", "Hola"],
	["es-419", "Hola"],
	["ES", "Hola"],
	["en", "Hello"],
	["en-GB", "Hello"],
	["est", "Hello"],
	["fr", "Hello"],
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

describe("the language attributes", () => {
	test("name the shipped language, whatever the page's is", () => {
		expect(languageAttributes("es-MX", undefined)).toEqual({ lang: "es", dir: "ltr" });
		expect(languageAttributes("ar", undefined)).toEqual({ lang: "en", dir: "ltr" });
	});

	test("name the page's language if there are overrides", () => {
		expect(languageAttributes("ar", { hello: "مرحبا" })).toEqual({ lang: "ar" });
	});
});

describe("the locale of numbers and units", () => {
	test.each([
		["es-MX", "es-MX"],
		["en-GB", "en-GB"],
		["ar-US", "en-US"],
		["fr-CA", "en-CA"],
		["vi", "en"],
	])("for %s is %s", (locale, expected) => {
		expect(messagesLocale(locale, undefined)).toBe(expected);
	});

	test("is the page's if there are overrides", () => {
		expect(messagesLocale("fr-CA", { hello: "Bonjour" })).toBe("fr-CA");
	});
});
