import { describe, expect, it } from "vitest";
import { facts } from "../facts.js";
import { ownershipDisclaimer } from "../pages/footer-text.js";
import { plainText } from "../testing/plain-text.js";
import { blockTexts } from "../testing/site-texts.js";
import { testCompany, testFinancing } from "../testing/test-company.js";
import { policies } from "./policies.js";
import type { Policy, PolicySlug } from "./policy.js";

const bySlug = policies(facts, testCompany, testFinancing);

/** The allowed length of each policy, in words. */
const wordCounts: Record<PolicySlug, { min: number; max: number }> = {
	"privacy-policy": { min: 1400, max: 2600 },
	"terms-of-service": { min: 1400, max: 2600 },
	"publishing-policy": { min: 600, max: 1000 },
	"feedback-policy": { min: 600, max: 1000 },
	"corrections-policy": { min: 600, max: 1000 },
	"diversity-policy": { min: 600, max: 1000 },
	"ethics-policy": { min: 600, max: 1000 },
	"staffing-report": { min: 500, max: 1000 },
};

function policyText({ sections }: Policy): string {
	return plainText(
		sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(blockTexts)]).join("\n"),
	);
}

describe.each(Object.entries(bySlug))("%s", (slug, policy) => {
	it("is listed under its own slug and has a title", () => {
		expect(policy.slug).toBe(slug);
		expect(policy.title).not.toBe("");
	});

	it("has the usual length of such a page", () => {
		const { min, max } = wordCounts[policy.slug];
		const count = policyText(policy).split(/\s+/).length;
		expect(count).toBeGreaterThanOrEqual(min);
		expect(count).toBeLessThanOrEqual(max);
	});

	it("has the date of its last update", () => {
		expect(policy.lastUpdated).toBe("Last updated: January 1, 2024");
	});

	it("ends with both telephone numbers, the support hours and a mailbox", () => {
		const contact = policy.sections.at(-1);
		const text = contact?.blocks.flatMap(blockTexts).join("\n") ?? "";
		expect(contact?.id).toBe("contact");
		expect(text).toContain(testCompany.tollFreePhone);
		expect(text).toContain(testCompany.phone);
		expect(text).toContain("Mon-Fri 8AM-8PM EST");
		expect(text).toContain("](mailto:");
	});

	it("has no two sections with the same id or title", () => {
		const ids = policy.sections.map(({ id }) => id);
		const titles = policy.sections.map(({ title }) => title);
		expect(new Set(ids).size).toBe(ids.length);
		expect(new Set(titles).size).toBe(titles.length);
	});

	it("has no empty block or text, and no table row with missing cells", () => {
		for (const { blocks } of policy.sections) {
			expect(blocks).not.toEqual([]);
			for (const block of blocks) {
				expect(blockTexts(block).filter((text) => text.trim() === "")).toEqual([]);
				if (block.kind === "list") expect(block.items.length).toBeGreaterThanOrEqual(2);
				if (block.kind !== "table") continue;
				for (const row of block.rows) expect(row).toHaveLength(block.head.length);
			}
		}
	});
});

it.each(["privacy-policy", "terms-of-service"] as const)(
	"%s starts with the disclaimer",
	(slug) => {
		const [first] = bySlug[slug].sections;
		expect(first?.blocks[0]).toEqual({ kind: "paragraph", text: ownershipDisclaimer(testCompany) });
	},
);

/* The sections that specification, section 2, asks for. */
it.each([
	[
		"privacy-policy",
		[
			"who-we-are",
			"data-we-collect",
			"how-we-use-data",
			"sharing",
			"security",
			"your-rights",
			"cookies",
			"children",
			"retention",
			"third-party-links",
			"state-and-european-law",
			"international-transfers",
			"liability",
			"updates",
			"contact",
		],
	],
	[
		"terms-of-service",
		[
			"disclaimer",
			"definitions",
			"permitted-use",
			"forbidden-use",
			"sales-and-warranties",
			"liability",
			"intellectual-property",
			"indemnification",
			"arbitration",
			"termination",
			"modifications",
			"contact",
		],
	],
] as const)("%s has every section that the specification names", (slug, requiredIds) => {
	const ids = bySlug[slug].sections.map(({ id }) => id);
	expect(ids.filter((id) => requiredIds.some((required) => required === id))).toEqual(requiredIds);
});

it("the terms define User, Dealer and Manufacturer", () => {
	const text = policyText(bySlug["terms-of-service"]);
	for (const term of ["User", "Dealer", "Manufacturer"]) expect(text).toContain(`\n${term}: `);
});

it.each(Object.values(testCompany.mailboxes))("%s is a link in a policy", (address) => {
	const text = Object.values(bySlug)
		.flatMap(({ sections }) => sections)
		.flatMap(({ blocks }) => blocks.flatMap(blockTexts))
		.join("\n");
	expect(text).toContain(`[${address}](mailto:${address})`);
});

/* What the privacy policy must say about our software. */
it.each([
	"Global Privacy Control",
	"privacy choice in the footer",
	"no cookies of our own for tracking",
	"session storage",
	"only after you press the button",
	"rounded in your browser",
	"which our own server looks up",
	"The words of the consent you agreed to",
	"spam flag",
	"IP addresses to limit the rate of requests and in security logs",
	"store nothing on the visitor's device",
	"CCPA",
	"GDPR",
])("the privacy policy says: %s", (phrase) => {
	expect(policyText(bySlug["privacy-policy"])).toContain(phrase);
});
