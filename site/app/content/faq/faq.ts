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

/** What the home page answers, in its order (specification, section 9: ten entries). */
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

/** Every question with its answer, by topic. */
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

/** The items of the /faq page, in the order of their topics (specification, section 9: fifty). */
export function faqItems(facts: Facts, company: Company, financing: Financing): FaqEntry[] {
	return faqTopics(facts, company, financing).flatMap(({ items }) => items);
}

/** The items of the home page. */
export function homeFaq(facts: Facts, company: Company, financing: Financing): FaqEntry[] {
	const items = new Map(faqItems(facts, company, financing).map((item) => [item.id, item]));
	return homeIds.map((id) => {
		const item = items.get(id);
		if (!item) throw new Error(`The home page asks for the question "${id}", which is gone.`);
		return item;
	});
}
