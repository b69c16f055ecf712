import { consentTexts, contactFormSchema, dealershipFormSchema } from "@nev/contract";
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

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(forms)("the messages of the $name form", ({ en, schema }) => {
	test("for empty fields are those of the schema", () => {
		const empty = Object.fromEntries(Object.keys(en.labels).map((name) => [name, ""]));
		// It may be empty in two forms, and has this message if it is wrong.
		const { error } = z.safeParse<z.ZodMiniType>(schema, { ...empty, zipCode: "x" });
		const messages: Readonly<Record<string, FieldMessages>> = en.errors;
		const issues = new Map(
			error?.issues.toReversed().map(({ path, message }) => [path[0], message]),
		);
		expect(issues).toEqual(
			new Map(Object.entries(messages).map(([name, { required }]) => [name, required])),
		);
	});
});

test("the message for an invalid email address is that of the schema", () => {
	const { error } = z.safeParse(filledInquirySchema, { email: "ada@" });
	const issue = error?.issues.find(({ path }) => path[0] === "email");
	expect(inquiryFormTranslations.en.errors.email.invalid).toBe(issue?.message);
});

test("the consent names the seller and the number, and says that it is no condition", () => {
	const { en, es } = inquiryFormTranslations;
	// A changed text needs a version of its own in the contract.
	for (const [language, { consent }] of Object.entries(inquiryFormTranslations)) {
		expect(placeholdersOf(consent)).toEqual(["{phone}", "{seller}"]);
		const versions = consentTexts.filter(({ version }) => version.startsWith(language));
		expect(versions.at(-1)?.text).toBe(consent);
	}
	expect(en.consent).toContain("Consent is not a condition of purchase.");
	expect(es.consent).toContain("El consentimiento no es condición de compra.");
});
