import { describe, expect, test } from "vitest";
import { calculatorTranslations } from "./calculator-messages.js";
import { detailsTranslations } from "./details-messages.js";
import { resultsTranslations } from "./results-messages.js";

/** All texts by path. Options and disclosures are skipped: their English texts are in the rules. */
function textsOf(messages: object, path = ""): [path: string, text: string][] {
	return Object.entries(messages).flatMap(([name, value]) => {
		if (["disclosureTexts", "options"].includes(name)) return [];
		const textPath = `${path}.${name}`;
		return typeof value === "string" ? [[textPath, value]] : textsOf(value, textPath);
	});
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each([
	["form", calculatorTranslations],
	["results", resultsTranslations],
	["details", detailsTranslations],
])("the texts of the %s", (_, { en, es }) => {
	const english = textsOf(en);
	const spanish = new Map(textsOf(es));

	test("exist in both languages", () => {
		expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
		for (const text of spanish.values()) expect(text.trim()).not.toBe("");
	});

	test.each(english)("%s has the same placeholders in both languages", (path, text) => {
		expect(placeholdersOf(spanish.get(path) ?? "")).toEqual(placeholdersOf(text));
	});
});
