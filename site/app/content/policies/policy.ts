import type { Company } from "../company.js";
import type { Facts } from "../facts.js";
import { supportHoursLine } from "../hours.js";
import { phoneLink } from "../links.js";

/** A block of a policy. Its texts may contain inline links (`parseInlineLinks`). */
export type Block =
	| { readonly kind: "paragraph"; readonly text: string }
	| { readonly kind: "list"; readonly items: readonly string[] }
	| {
			readonly kind: "table";
			readonly caption: string;
			readonly head: readonly string[];
			readonly rows: readonly (readonly string[])[];
	  };

export interface PolicySection {
	/** The section's fragment in the address. */
	readonly id: string;
	readonly title: string;
	readonly blocks: readonly Block[];
}

export type PolicySlug =
	| "privacy-policy"
	| "terms-of-service"
	| "publishing-policy"
	| "feedback-policy"
	| "corrections-policy"
	| "diversity-policy"
	| "ethics-policy"
	| "staffing-report";

/** The content of a policy page. */
export interface Policy {
	readonly slug: PolicySlug;
	readonly title: string;
	/** For the meta tag. */
	readonly description: string;
	/** The line below the title: "Last updated: January 1, 2024". */
	readonly lastUpdated: string;
	readonly sections: readonly PolicySection[];
}

export function section(id: string, title: string, ...blocks: Block[]): PolicySection {
	return { id, title, blocks };
}

export function paragraph(text: string): Block {
	return { kind: "paragraph", text };
}

export function list(...items: string[]): Block {
	return { kind: "list", items };
}

export function table(caption: string, head: string[], ...rows: string[][]): Block {
	return { kind: "table", caption, head, rows };
}

/** The line below a policy's title (specification, section 2). */
export function lastUpdatedLine({ policiesUpdated }: Facts): string {
	return `Last updated: ${policiesUpdated}`;
}

/** How to reach the company by phone. Every policy ends with it. */
export function phoneContact(facts: Facts, { phone, tollFreePhone }: Company): string {
	return `Call us toll-free at ${phoneLink(tollFreePhone)} or at ${phoneLink(phone)}. The support line is open ${supportHoursLine(facts)}. Email is answered within ${facts.support.emailHours} hours.`;
}
