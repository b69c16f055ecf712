import { describe, expect, test } from "vitest";
import { dealerLocatorTranslations } from "./translations.js";

const { en, es } = dealerLocatorTranslations;
const keys = Object.keys(en) as (keyof typeof en)[];

/** Every text of a message, with its plural form. */
function textsOf(message: string | { one: string; other: string }): [form: string, text: string][] {
	return typeof message === "string" ? [["", message]] : Object.entries(message);
}

function placeholdersOf(text: string): string[] {
	return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();
}

test("both languages have the same messages", () => {
	expect(Object.keys(es).sort()).toEqual([...keys].sort());
});

describe.each(keys)("%s", (key) => {
	test("has a text in both languages", () => {
		for (const [, text] of [...textsOf(en[key]), ...textsOf(es[key])]) {
			expect(text.trim()).toBe(text);
			expect(text).not.toBe("");
		}
	});

	test("has the same placeholders in both languages and both plural forms", () => {
		const [[, first] = ["", ""], ...others] = [...textsOf(en[key]), ...textsOf(es[key])];
		for (const [, text] of others) expect(placeholdersOf(text)).toEqual(placeholdersOf(first));
	});
});
