export { type CatalogueFacts, catalogueFacts } from "./catalogue-facts.js";
export { type Facts, facts } from "./facts.js";
export { faqTopics, homeFaq } from "./faq/faq.js";
export type { FaqEntry, FaqTopic } from "./faq/faq-topic.js";
export { formatCount, formatDealerCount, formatDollars } from "./figures.js";
export { type Financing, financingFromRates } from "./financing.js";
export {
	officeHours,
	officeHoursLine,
	supportHoursLine,
} from "./hours.js";
export { parseInlineLinks } from "./inline-links.js";
export { footerText, ownershipDisclaimer } from "./pages/footer-text.js";
export { benefits, heroText } from "./pages/home-texts.js";
export {
	type PageMetadata,
	type PageName,
	pageMetadata,
} from "./pages/page-metadata.js";
export { regionalCoverage } from "./pages/regional-coverage.js";
export { sampleNotice } from "./pages/sample-notice.js";
export { thankYouSteps } from "./pages/thank-you-steps.js";
export type { TitledText } from "./pages/titled-texts.js";
export {
	contactNotes,
	dealerBenefits,
	financingNotes,
	serviceArea,
	valuePropositions,
} from "./pages/titled-texts.js";
export { policies } from "./policies/policies.js";
export type { Policy } from "./policies/policy.js";
