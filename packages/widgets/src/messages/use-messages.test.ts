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
])("the words for %s", (locale, expected) => {
	expect(messagesFor(greetings, locale).hello).toBe(expected);
});

describe("the host's own words", () => {
	const words = { title: "Options", fields: { price: "Price", term: "Term" } };

	test("stand in their places, and leave the others of their group", () => {
		expect(applyOverrides(words, { title: "Optionen" })).toEqual({ ...words, title: "Optionen" });
		const own = { fields: { price: "Preis" } };
		expect(applyOverrides(words, own).fields).toEqual({ price: "Preis", term: "Term" });
		expect(words.fields.price).toBe("Price");
	});

	test("reach into a group within a group, and take a list as a whole", () => {
		const options = { cash: { name: "Contado", features: ["Sin interés", "Sin pagos"] } };
		const own = { options: { cash: { features: ["Todo de una vez"] } } };
		expect(applyOverrides({ options }, own).options.cash).toEqual({
			name: "Contado",
			features: ["Todo de una vez"],
		});
	});

	test("may be of another kind: one text for both numbers", () => {
		const count: { count: string | { one: string; other: string } } = {
			count: { one: "1 cart", other: "{count} carts" },
		};
		expect(applyOverrides(count, { count: "{count} Karren" }).count).toBe("{count} Karren");
	});
});

describe("the language of the words", () => {
	test("is the one that ships, whatever the page's is", () => {
		expect(languageAttributes("es-MX", undefined)).toEqual({ lang: "es", dir: "ltr" });
		expect(languageAttributes("ar", undefined)).toEqual({ lang: "en", dir: "ltr" });
	});

	test("is the page's where the host gives words of its own", () => {
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

	test("is the page's where the host gives words of its own", () => {
		expect(messagesLocale("fr-CA", { hello: "Bonjour" })).toBe("fr-CA");
	});
});
