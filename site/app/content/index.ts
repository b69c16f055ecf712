export { type Company, type Mailbox, mailboxes } from "./company.js";
export { type Facts, facts, type Hours, type Span } from "./facts.js";
export { faqItems, faqTopics, homeFaq } from "./faq/faq.js";
export type { FaqEntry, FaqTopic } from "./faq/faq-topic.js";
export { type Financing, financingOf } from "./financing.js";
export {
	type OfficeHours,
	officeHours,
	officeHoursLine,
	supportHoursLine,
} from "./hours.js";
export { type InlineLink, type InlinePart, inlineParts, plainText } from "./inline-parts.js";
export { benefits } from "./pages/benefits.js";
export { contactNotes, serviceArea } from "./pages/contact-notes.js";
export { dealerBenefits } from "./pages/dealer-benefits.js";
export { type FooterText, footerText } from "./pages/footer-text.js";
export { ownershipDisclaimer } from "./pages/ownership-disclaimer.js";
export {
	type PageDescription,
	type PageName,
	pageDescriptions,
} from "./pages/page-descriptions.js";
export { type Region, regionalCoverage } from "./pages/regional-coverage.js";
export { thankYouSteps } from "./pages/thank-you-steps.js";
export type { TitledText } from "./pages/titled-text.js";
export { valuePropositions } from "./pages/value-propositions.js";
export { policies } from "./policies/policies.js";
export type { Block, Policy, PolicySection, PolicySlug } from "./policies/policy.js";
