import { describe, expect, test } from "vitest";
import { vehicleDetailTranslations } from "../vehicle-detail/index.js";
import { comparisonTranslations } from "./comparison/messages.js";
import { inventoryGridTranslations } from "./messages.js";

/** All texts by path. */
function textsOf(messages: object, path = ""): [path: string, text: string][] {
	return Object.entries(messages).flatMap(([name, value]) => {
		const textPath = `${path}.${name}`;
		return typeof value === "string" ? [[textPath, value]] : textsOf(value, textPath);
	});
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each([
	["inventory grid", inventoryGridTranslations],
	["comparison", comparisonTranslations],
	["vehicle detail", vehicleDetailTranslations],
])("the texts of the %s", (_, { en, es }) => {
	const english = textsOf(en);
	const spanish = new Map(textsOf(es));

	test("exist in both languages", () => {
		expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
	});

	test.each(english)("%s has a text and the same placeholders in both languages", (path, text) => {
		const translated = spanish.get(path) ?? "";
		for (const candidate of [text, translated]) {
			expect(candidate).not.toBe("");
			expect(candidate.trim()).toBe(candidate);
		}
		expect(placeholdersOf(translated)).toEqual(placeholdersOf(text));
	});
});
