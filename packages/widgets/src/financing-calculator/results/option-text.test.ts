import { type Disclosure, disclosures, recommendFinancing } from "@nev/financing";
import { describe, expect, test } from "vitest";
import { calculatorTranslations } from "../messages.js";
import { disclosureText, optionTexts } from "./option-text.js";

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
const allDisclosures: Disclosure[] = disclosures(options, {
	usage: "business",
	terms: Object.fromEntries(options.map(({ id }) => [id, ["rate", "payment", "downPayment"]])),
});
const { en, ...others } = calculatorTranslations;
const translated = Object.entries(others);

/** The digits of the figures in a text, which must be the same in every language. Some write other signs between them. */
const figuresIn = (text: string) =>
	(text.match(/\d(?:[.,\s]?\d)*/gu) ?? []).map((figure) => figure.replace(/\D/gu, ""));

describe("disclosureText", () => {
	test.each(allDisclosures)("of $id in English is the text of the rules", (disclosure) => {
		expect(disclosureText("en-US", en, disclosure)).toBe(disclosure.text);
	});

	describe.each(translated)("in %s", (language, messages) => {
		test.each(allDisclosures)("of $id is translated and has the same figures", (disclosure) => {
			const text = disclosureText(`${language}-US`, messages, disclosure);
			expect(text).not.toBe(disclosure.text);
			expect(text).not.toContain("{");
			expect(figuresIn(text)).toEqual(figuresIn(disclosure.text));
		});
	});
});

describe.each(translated)("optionTexts in %s", (_, messages) => {
	test.each(options)("of $name are all translated", (option) => {
		const texts = optionTexts(messages, option);
		expect(texts.name).not.toBe(option.name);
		expect(texts.provider).not.toBe(option.provider);
		for (const list of ["features", "bestFor"] as const) {
			expect(texts[list]).toHaveLength(option[list].length);
			expect(texts[list].filter((text) => option[list].includes(text))).toEqual([]);
		}
	});
});
