import { type Disclosure, disclosures, recommendFinancing } from "@nev/financing";
import { describe, expect, test } from "vitest";
import { resultsTranslations } from "../messages/results-messages.js";
import { disclosureText, optionWords } from "./words.js";

const profile = {
	vehiclePrice: 12_995.5,
	creditScore: 800,
	downPayment: 1000,
	monthlyBudget: 300,
	preferredTerm: 60,
	usage: "business",
	taxBenefit: true,
} as const;
const options = recommendFinancing(profile);
const told: Disclosure[] = disclosures(options, {
	usage: "business",
	terms: Object.fromEntries(options.map(({ id }) => [id, ["rate", "payment", "downPayment"]])),
});
const { en, es } = resultsTranslations;

/** The figures in a text, which must not differ from language to language. */
const figuresIn = (text: string) => text.match(/[\d.,]*\d/g) ?? [];

describe("a disclosure", () => {
	test.each(told)("$id is in English what the rules say", (one) => {
		expect(disclosureText(en, "en-US", one)).toBe(one.text);
	});

	test.each(told)("$id says the same figures in Spanish, and other words", (one) => {
		const text = disclosureText(es, "es-US", one);
		expect(text).not.toBe(one.text);
		expect(text).not.toContain("{");
		expect(figuresIn(text)).toEqual(figuresIn(one.text));
	});
});

test.each(options)("$name says all of itself in Spanish", (option) => {
	const words = optionWords(es, option);
	expect(words.name).not.toBe(option.name);
	expect(words.provider).not.toBe(option.provider);
	for (const list of ["features", "bestFor"] as const) {
		expect(words[list]).toHaveLength(option[list].length);
		expect(words[list].filter((one) => option[list].includes(one))).toEqual([]);
	}
});
