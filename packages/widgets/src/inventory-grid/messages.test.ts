import { describe, expect, test } from "vitest";
import { vehicleDetailTranslations } from "../vehicle-detail/index.js";
import { comparisonTranslations } from "./comparison/messages.js";
import { inventoryGridTranslations } from "./messages.js";

/** Every text by its place. */
function textsOf(messages: object, place = ""): [place: string, text: string][] {
	return Object.entries(messages).flatMap(([name, value]) => {
		const here = `${place}.${name}`;
		return typeof value === "string" ? [[here, value]] : textsOf(value, here);
	});
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each([
	["inventory grid", inventoryGridTranslations],
	["comparison", comparisonTranslations],
	["vehicle detail", vehicleDetailTranslations],
])("the words of the %s", (_, { en, es }) => {
	const english = textsOf(en);
	const spanish = new Map(textsOf(es));

	test("are there in both languages", () => {
		expect([...spanish.keys()].sort()).toEqual(english.map(([place]) => place).sort());
	});

	test.each(english)("%s has a text and the same placeholders in both languages", (place, text) => {
		const translated = spanish.get(place) ?? "";
		for (const one of [text, translated]) {
			expect(one).not.toBe("");
			expect(one.trim()).toBe(one);
		}
		expect(placeholdersOf(translated)).toEqual(placeholdersOf(text));
	});
});
