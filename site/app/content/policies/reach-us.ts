import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { supportHoursLine } from "../hours.js";
import { phoneLink } from "../links.js";

/** How to reach the company by phone, for the end of every policy. */
export function reachUs(facts: Facts, { phone, tollFreePhone }: Company): string {
	return `By phone you reach us toll-free at ${phoneLink(tollFreePhone)} or at ${phoneLink(phone)}. The support line is open ${supportHoursLine(facts)}. Email is answered within ${facts.support.emailHours} hours.`;
}

/** The line below a policy's title (specification, section 2). */
export function lastUpdated({ policiesUpdated }: Facts): string {
	return `Last updated: ${policiesUpdated}`;
}
