import { describe, expect, it } from "vitest";
import { facts } from "../facts.js";
import { plainText } from "../inline-links.js";
import { ownershipDisclaimer } from "../pages/ownership-disclaimer.js";
import { blockTexts } from "../testing/site-texts.js";
import { testCompany, testFinancing } from "../testing/test-company.js";
import { policies } from "./policies.js";
import type { Policy, PolicySlug } from "./policy.js";

const bySlug = policies(facts, testCompany, testFinancing);

/** How many words each policy has, at least and at most. */
const lengths: Record<PolicySlug, { least: number; most: number }> = {
	"privacy-policy": { least: 1400, most: 2600 },
	"terms-of-service": { least: 1400, most: 2600 },
	"publishing-policy": { least: 600, most: 1000 },
	"feedback-policy": { least: 600, most: 1000 },
	"corrections-policy": { least: 600, most: 1000 },
	"diversity-policy": { least: 600, most: 1000 },
	"ethics-policy": { least: 600, most: 1000 },
	"staffing-report": { least: 500, most: 1000 },
};

function words({ sections }: Policy): string {
	return plainText(
		sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(blockTexts)]).join("\n"),
	);
}

describe.each(Object.entries(bySlug))("%s", (slug, policy) => {
	it("stands under its own slug and has a title", () => {
		expect(policy.slug).toBe(slug);
		expect(policy.title).not.toBe("");
	});

	it("is as long as such a page is", () => {
		const { least, most } = lengths[policy.slug];
		const count = words(policy).split(/\s+/).length;
		expect(count).toBeGreaterThanOrEqual(least);
		expect(count).toBeLessThanOrEqual(most);
	});

	it("says when it was last updated", () => {
		expect(policy.lastUpdated).toBe("Last updated: January 1, 2024");
	});

	it("has the toll-free number, the telephone, the support line and a mailbox", () => {
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

	it("has nothing empty, and tables with cells in every column", () => {
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
	"%s begins with the disclaimer",
	(slug) => {
		const [first] = bySlug[slug].sections;
		expect(first?.blocks[0]).toEqual({ kind: "paragraph", text: ownershipDisclaimer(testCompany) });
	},
);

/** The topics of specification, section 2, by the sections that hold them. */
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
] as const)("%s has every section that the specification names", (slug, wanted) => {
	const ids = bySlug[slug].sections.map(({ id }) => id);
	expect(ids.filter((id) => wanted.some((one) => one === id))).toEqual(wanted);
});

it("the terms define User, Dealer and Manufacturer", () => {
	const text = words(bySlug["terms-of-service"]);
	for (const term of ["User", "Dealer", "Manufacturer"]) expect(text).toContain(`\n${term}: `);
});

it.each(Object.values(testCompany.mailboxes))("%s stands in a policy as a link", (address) => {
	const all = Object.values(bySlug)
		.flatMap(({ sections }) => sections)
		.flatMap(({ blocks }) => blocks.flatMap(blockTexts))
		.join("\n");
	expect(all).toContain(`[${address}](mailto:${address})`);
});

/** What the privacy policy must say of our own software. */
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
	expect(words(bySlug["privacy-policy"])).toContain(phrase);
});
