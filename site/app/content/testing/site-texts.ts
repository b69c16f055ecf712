import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { faqItems, faqTopics } from "../faq/faq.js";
import type { Financing } from "../financing.js";
import { officeHoursLine, supportHoursLine } from "../hours.js";
import { footerText, ownershipDisclaimer } from "../pages/footer-text.js";
import { benefits, heroText } from "../pages/home-texts.js";
import { pageMetadata } from "../pages/page-metadata.js";
import { regionalCoverage } from "../pages/regional-coverage.js";
import { sampleNotice } from "../pages/sample-notice.js";
import { thankYouSteps } from "../pages/thank-you-steps.js";
import {
	contactNotes,
	dealerBenefits,
	financingNotes,
	serviceArea,
	type TitledText,
	valuePropositions,
} from "../pages/titled-texts.js";
import { policies } from "../policies/policies.js";
import type { Block } from "../policies/policy.js";

/** Every text of the site, by name: `"faq/range"`, `"privacy-policy/retention"`. */
export function siteTexts(
	facts: Facts,
	company: Company,
	financing: Financing,
): Map<string, string> {
	return new Map([
		...faqItems(facts, company, financing).map(
			({ id, question, answer }) => [`faq/${id}`, `${question}\n${answer}`] as const,
		),
		...faqTopics(facts, company, financing).map(
			({ id, title }) => [`faq-topics/${id}`, title] as const,
		),
		...Object.values(policies(facts, company, financing)).flatMap(
			({ slug, title, lastUpdated, sections }) => [
				[`${slug}/title`, title] as const,
				[`${slug}/date`, lastUpdated] as const,
				...sections.map(
					(section) =>
						[
							`${slug}/${section.id}`,
							[section.title, ...section.blocks.flatMap(blockTexts)].join("\n"),
						] as const,
				),
			],
		),
		...titled("benefits", benefits(facts)),
		...titled("usa", valuePropositions(facts)),
		...titled("dealer-benefits", dealerBenefits),
		...titled("contact", contactNotes(facts)),
		...titled("financing", financingNotes(facts, financing)),
		...titled("thank-you", thankYouSteps(facts)),
		...regionalCoverage.map(({ id, name, text }) => [`regions/${id}`, `${name}\n${text}`] as const),
		...Object.entries(footerText(facts, company)).map(
			([name, text]) => [`footer/${name}`, text] as const,
		),
		...Object.entries(pageMetadata(facts, financing)).map(
			([name, { title, description }]) => [`head/${name}`, `${title}\n${description}`] as const,
		),
		...Object.entries(heroText(facts)).map(([name, text]) => [`hero/${name}`, text] as const),
		["contact/service-area", serviceArea(facts)],
		["contact/hours", officeHoursLine(facts)],
		["support-hours", supportHoursLine(facts)],
		["disclaimer", ownershipDisclaimer(company)],
		["sample-notice", sampleNotice({ vehicles: true, dealerships: true }) ?? ""],
	]);
}

/** The texts of a block. A table gives one text per cell. */
export function blockTexts(block: Block): string[] {
	switch (block.kind) {
		case "paragraph":
			return [block.text];
		case "list":
			return [...block.items];
		case "table":
			return [block.caption, ...block.head, ...block.rows.flat()];
	}
}

function titled(page: string, texts: readonly TitledText[]): (readonly [string, string])[] {
	return texts.map(({ id, title, text }) => [`${page}/${id}`, `${title}\n${text}`] as const);
}
