import { describe, expect, test } from "vitest";
import { detailsTranslations } from "./details-messages.js";
import { formTranslations } from "./form-messages.js";
import { resultsTranslations } from "./results-messages.js";

/** Every text by its place; English ones of options and disclosures are the rules' own. */
function textsOf(messages: object, place = ""): [place: string, text: string][] {
	return Object.entries(messages).flatMap(([name, value]) => {
		if (["disclosureTexts", "options"].includes(name)) return [];
		const here = `${place}.${name}`;
		return typeof value === "string" ? [[here, value]] : textsOf(value, here);
	});
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each([
	["form", formTranslations],
	["results", resultsTranslations],
	["details", detailsTranslations],
])("the words of the %s", (_, { en, es }) => {
	const english = textsOf(en);
	const spanish = new Map(textsOf(es));

	test("are there in both languages", () => {
		expect([...spanish.keys()].sort()).toEqual(english.map(([place]) => place).sort());
		for (const text of spanish.values()) expect(text.trim()).not.toBe("");
	});

	test.each(english)("%s has the same placeholders in both languages", (place, text) => {
		expect(placeholdersOf(spanish.get(place) ?? "")).toEqual(placeholdersOf(text));
	});
});
