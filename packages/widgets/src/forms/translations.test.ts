import { contactFormSchema, dealershipFormSchema } from "@nev/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { contactFormTranslations } from "../contact-form/messages.js";
import { dealershipFormTranslations } from "../dealership-form/messages.js";
import { filledInquirySchema } from "../inquiry-form/inquiry.js";
import { inquiryFormTranslations } from "../inquiry-form/messages.js";
import type { FieldMessages } from "./messages.js";

const forms = [
	{ name: "inquiry", ...inquiryFormTranslations, schema: filledInquirySchema },
	{ name: "contact", ...contactFormTranslations, schema: contactFormSchema },
	{ name: "dealership", ...dealershipFormTranslations, schema: dealershipFormSchema },
];

/** Every text of a form's words, by the way to it. */
function textsOf(words: object, way = ""): [way: string, text: string][] {
	return Object.entries(words).flatMap(([key, value]) =>
		typeof value === "string"
			? [[`${way}${key}`, value] as [string, string]]
			: textsOf(value, `${way}${key}.`),
	);
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(forms)("the words of the $name form", ({ en, es, schema }) => {
	test("are there in both languages, with the same placeholders", () => {
		const spanish = new Map(textsOf(es));
		expect([...spanish.keys()].sort()).toEqual(
			textsOf(en)
				.map(([way]) => way)
				.sort(),
		);
		for (const [way, text] of textsOf(en)) {
			const other = spanish.get(way) ?? "";
			for (const one of [text, other]) {
				expect(one, way).not.toBe("");
				expect(one.trim(), way).toBe(one);
			}
			expect(placeholdersOf(other), way).toEqual(placeholdersOf(text));
		}
	});

	test("are translated, but for names and words that both languages share", () => {
		const english = new Map(textsOf(en));
		const same = textsOf(es).filter(([way, text]) => english.get(way) === text);
		const shared = /^(failedTitle|states\.\w+)$/;
		expect(same.map(([way]) => way).filter((way) => !shared.test(way))).toEqual([]);
	});

	test("say of an empty form what its schema says", () => {
		const empty = Object.fromEntries(Object.keys(en.labels).map((name) => [name, ""]));
		const { error } = z.safeParse<z.ZodMiniType>(schema, empty);
		const words: Readonly<Record<string, FieldMessages>> = en.errors;
		const said = new Map(error?.issues.toReversed().map((one) => [one.path[0], one.message]));
		expect(said).toEqual(
			new Map(Object.entries(words).map(([name, { required }]) => [name, required])),
		);
	});
});

test("say of a wrong address what the schema says", () => {
	const { error } = z.safeParse(filledInquirySchema, { email: "ada@" });
	const issue = error?.issues.find(({ path }) => path[0] === "email");
	expect(inquiryFormTranslations.en.errors.email.invalid).toBe(issue?.message);
});

test("ask for consent with the seller, the number, and that it is no condition", () => {
	const { en, es } = inquiryFormTranslations;
	for (const { consent } of [en, es])
		expect(placeholdersOf(consent)).toEqual(["{phone}", "{seller}"]);
	expect(en.consent).toContain("Consent is not a condition of purchase.");
	expect(es.consent).toContain("El consentimiento no es condición de compra.");
});
