import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import type { Financing } from "../financing.js";
import { basics } from "./basics.js";
import { buying } from "./buying.js";
import type { FaqEntry, FaqTopic } from "./faq-topic.js";
import { priceAndFinancing } from "./price-and-financing.js";
import { rangeAndCharging } from "./range-and-charging.js";
import { roadRules } from "./road-rules.js";
import { safety } from "./safety.js";
import { thisWebsite } from "./this-website.js";
import { warrantyAndCare } from "./warranty-and-care.js";

/** The questions on the home page, in order (specification, section 9: ten entries). */
const homeIds = [
	"top-speed",
	"street-legal",
	"range",
	"charging-time",
	"license",
	"golf-cart",
	"price",
	"financing",
	"warranty",
	"find-a-dealer",
] as const;

/** All questions and answers, by topic. */
export function faqTopics(facts: Facts, company: Company, financing: Financing): FaqTopic[] {
	return [
		basics(facts),
		roadRules(facts),
		safety(facts),
		rangeAndCharging(facts),
		priceAndFinancing(facts, financing),
		buying(facts, company),
		warrantyAndCare(facts),
		thisWebsite(facts, company),
	];
}

/** All entries of the FAQ page, in the order of their topics (specification, section 9: fifty). */
export function faqItems(facts: Facts, company: Company, financing: Financing): FaqEntry[] {
	return faqTopics(facts, company, financing).flatMap(({ items }) => items);
}

/** The entries on the home page. */
export function homeFaq(facts: Facts, company: Company, financing: Financing): FaqEntry[] {
	const entries = new Map(faqItems(facts, company, financing).map((entry) => [entry.id, entry]));
	return homeIds.map((id) => {
		const entry = entries.get(id);
		if (!entry) throw new Error(`The home page shows "${id}", which is not in the FAQ.`);
		return entry;
	});
}
