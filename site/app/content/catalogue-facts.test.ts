import { describe, expect, it } from "vitest";
import type { SiteSettings } from "../page/site-context.js";
import { companyData } from "../seo/structured-data.js";
import { catalogueFacts } from "./catalogue-facts.js";
import { facts } from "./facts.js";
import { siteTexts } from "./testing/site-texts.js";
import { testAddress, testCompany, testFinancing } from "./testing/test-company.js";

it("is counted in the vehicles, and without any is what the specification says", () => {
	const { modelCount, price, range } = facts;
	expect(
		catalogueFacts([
			{ price: 17_995, range: "60-75 miles" },
			{ price: 6695, range: "25 miles" },
			{ price: 8995, range: "a day" },
		]),
	).toEqual({ modelCount: 3, price, range });
	expect(catalogueFacts([{ price: 8995, range: "80 km" }]).range).toEqual(range);
	expect(catalogueFacts([])).toEqual({ modelCount, price, range });
});

describe("with a single imported vehicle", () => {
	const catalogue = catalogueFacts([{ price: 21_000, range: "Up to 40 miles" }]);
	const texts = siteTexts({ ...facts, ...catalogue }, testCompany, testFinancing);

	it("no text states the figures of another catalogue", () => {
		for (const text of texts.values()) {
			expect(text).not.toMatch(/6,695|17,995|\b33\b|\b75 miles|\$21,000 to|40 to 40|1 models/);
		}
		expect(texts.get("faq/price")).toContain("Starting prices are $21,000 across 1 model.");
		expect(texts.get("faq/range")).toMatch(/^[^\n]*\n40 miles\. /);
		expect(texts.get("head/inventory")).toContain("1 neighborhood electric vehicle from $21,000");
	});

	it("nor does the structured data", () => {
		const settings = {
			origin: "https://example.com",
			company: testCompany,
			companyAddress: testAddress,
			catalogue,
			companyFacts: facts,
		};
		expect(companyData(settings as Partial<SiteSettings> as SiteSettings)).toMatchObject({
			priceRange: "$21,000",
			hasOfferCatalog: { numberOfItems: 1 },
		});
	});
});
