import { expect, it } from "vitest";
import { consentSellerOf, consentTexts, consentVersionOf } from "./consent-texts.js";

const fill = (text: string, seller: string, phone = "(239) 555-0142") =>
	text.replace("{seller}", seller).replace("{phone}", phone);

it.each(consentTexts)("the words of $version are recognized, whoever asks", ({ version, text }) => {
	for (const seller of ["Gulf Coast Carts", "Carts, Inc.", "A"]) {
		expect(consentVersionOf(fill(text, seller))).toBe(version);
		expect(consentSellerOf(fill(text, seller))).toBe(`${seller}, (239) 555-0142`);
	}
});

it.each([
	["other words", "Gulf Coast Carts may call me."],
	["a placeholder that is not filled", fill(consentTexts[0].text, "")],
	["a text before it", `Hello. ${fill(consentTexts[0].text, "Gulf Coast Carts")}`],
	["a text behind it", `${fill(consentTexts[0].text, "Gulf Coast Carts")} And more.`],
	["a paragraph in place of a name", fill(consentTexts[0].text, "A\nB")],
	["an essay in place of a name", fill(consentTexts[0].text, "a".repeat(201))],
])("%s is none of them", (_, text) => {
	expect(consentVersionOf(text)).toBeUndefined();
	expect(consentSellerOf(text)).toBeUndefined();
});

it("each version has a name of its own", () => {
	expect(new Set(consentTexts.map(({ version }) => version)).size).toBe(consentTexts.length);
});
