import type { Policy, PolicySlug } from "./policy.js";

/**
 * Title and description of each policy. Kept apart from the texts, so that the footer's links do not
 * put the texts of all eight policies into the browser's scripts.
 */
export const policyMetadata: Record<PolicySlug, Pick<Policy, "title" | "description">> = {
	"privacy-policy": {
		title: "Privacy Policy",
		description:
			"What personal data this site collects, why, who sees it, how long we keep it, and how you see, correct, delete or opt out of it.",
	},
	"terms-of-service": {
		title: "Terms of Service",
		description:
			"The rules for using this site: what you may do, what we promise and do not, how sales and warranties work, and how disputes are settled.",
	},
	"publishing-policy": {
		title: "Publishing Policy",
		description:
			"How we choose, write, check and update what this site says of vehicles, prices, dealers and financing, and what we never publish.",
	},
	"feedback-policy": {
		title: "Feedback Policy",
		description:
			"How to send us praise, a complaint or an idea, how fast we answer it, and how to ask for a senior review if you disagree.",
	},
	"corrections-policy": {
		title: "Corrections Policy",
		description:
			"How to report a mistake on this site, which ones count as major, how fast we correct them, and how we keep figures up to date.",
	},
	"diversity-policy": {
		title: "Diversity Policy",
		description:
			"How we treat customers, colleagues and dealers fairly, how we hire, how we keep this site usable for all, and how to raise a concern.",
	},
	"ethics-policy": {
		title: "Ethics Policy",
		description:
			"What we do and do not do to make a sale: honest claims, clear interests, care with your data, no gifts for favors, no retaliation.",
	},
	"staffing-report": {
		title: "Staffing Report",
		description:
			"How many people work here, what each department does and answers for, when they can be reached, and how they are trained.",
	},
};
