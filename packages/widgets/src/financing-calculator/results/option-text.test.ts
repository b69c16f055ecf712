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
/** A regular rate, a promotion and a balloon loan. */
const rate = { lender: "Ally", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 6.74 };
const options = [
	...recommendFinancing(profile),
	...recommendFinancing(profile, [
		rate,
		{ ...rate, apr: 0, conditions: "En modelos 2027", endsOn: "2027-01-31" },
		{ ...rate, balloonPercent: 30 },
	]).filter((option) => option.rate),
];
const allDisclosures: Disclosure[] = disclosures(options, {
	usage: "business",
	terms: Object.fromEntries(options.map(({ id }) => [id, ["rate", "payment", "downPayment"]])),
});
const { en, ...others } = calculatorTranslations;
const translated = Object.entries(others);

/** The figures in a text, which must be the same in every language, as an American writes them. */
function figuresIn(text: string, locale: string): string[] {
	const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
	const signs = { group: ",", decimal: "." } as const;
	const american = new Map(
		parts.flatMap(({ type, value }) =>
			type === "group" || type === "decimal" ? [[value, signs[type]]] : [],
		),
	);
	const rewritten = Array.from(text, (character) => american.get(character) ?? character).join("");
	return rewritten.match(/[\d.,]*\d/g) ?? [];
}

describe("disclosureText", () => {
	test.each(allDisclosures)("of $id in English is the text of the rules", (disclosure) => {
		expect(disclosureText("en-US", en, disclosure)).toBe(disclosure.text);
	});

	describe.each(translated)("in %s", (language, messages) => {
		// Conditions are the dealer's own words.
		const translatable = allDisclosures.filter(({ code }) => code !== "conditions");
		test.each(translatable)("of $id is translated and has the same figures", (disclosure) => {
			const text = disclosureText(`${language}-US`, messages, disclosure);
			expect(text).not.toBe(disclosure.text);
			expect(text).not.toContain("{");
			expect(figuresIn(text, `${language}-US`)).toEqual(figuresIn(disclosure.text, "en-US"));
		});
	});
});

describe.each(translated)("optionTexts in %s", (language, messages) => {
	test.each(options)("of $name are all translated", (option) => {
		const texts = optionTexts(`${language}-US`, messages, option);
		expect(texts.name).not.toBe(option.name);
		// A lender has one name.
		if (!option.rate) expect(texts.provider).not.toBe(option.provider);
		for (const list of ["features", "bestFor"] as const) {
			expect(texts[list]).toHaveLength(option[list].length);
			expect(texts[list].filter((text) => option[list].includes(text))).toEqual([]);
		}
	});
});
