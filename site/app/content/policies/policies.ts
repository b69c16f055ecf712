import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import type { Financing } from "../financing.js";
import { correctionsPolicy } from "./corrections-policy.js";
import { diversityPolicy } from "./diversity-policy.js";
import { ethicsPolicy } from "./ethics-policy.js";
import { feedbackPolicy } from "./feedback-policy.js";
import type { Policy, PolicySlug } from "./policy.js";
import { privacyPolicy } from "./privacy-policy.js";
import { publishingPolicy } from "./publishing-policy.js";
import { staffingReport } from "./staffing-report.js";
import { termsOfService } from "./terms-of-service.js";

/** The eight policies (specification, section 2), by slug. */
export function policies(
	facts: Facts,
	company: Company,
	financing: Financing,
): Record<PolicySlug, Policy> {
	return {
		"privacy-policy": privacyPolicy(facts, company),
		"terms-of-service": termsOfService(facts, company, financing),
		"publishing-policy": publishingPolicy(facts, company, financing),
		"feedback-policy": feedbackPolicy(facts, company),
		"corrections-policy": correctionsPolicy(facts, company),
		"diversity-policy": diversityPolicy(facts, company),
		"ethics-policy": ethicsPolicy(facts, company),
		"staffing-report": staffingReport(facts, company),
	};
}
