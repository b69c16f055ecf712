import { describe, expect, test } from "vitest";
import { languageOf, messagesFor, wordsLocale } from "./use-messages.js";

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

describe("the language of the words", () => {
	test("is the one that ships, whatever the page's is", () => {
		expect(languageOf("es-MX", undefined)).toEqual({ lang: "es", dir: "ltr" });
		expect(languageOf("ar", undefined)).toEqual({ lang: "en", dir: "ltr" });
	});

	test("is the page's where the host gives words of its own", () => {
		expect(languageOf("ar", { hello: "مرحبا" })).toEqual({ lang: "ar" });
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
		expect(wordsLocale(locale, undefined)).toBe(expected);
	});

	test("is the page's where the host gives words of its own", () => {
		expect(wordsLocale("fr-CA", { hello: "Bonjour" })).toBe("fr-CA");
	});
});
