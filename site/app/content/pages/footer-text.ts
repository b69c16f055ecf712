import type { Company } from "../company.js";
import type { Facts } from "../facts.js";

/** The footer's texts (specification, sections 1 and 9). */
export interface FooterText {
	readonly about: string;
	readonly copyright: string;
	readonly payments: string;
}

export function footerText(facts: Facts, { name }: Company): FooterText {
	const { vehicle, payments, copyrightYear } = facts;
	return {
		about: `Neighborhood electric vehicles, street legal where posted limits are ${vehicle.postedLimit} mph or lower.`,
		copyright: `© ${copyrightYear} ${name}`,
		payments: `Payments accepted: ${payments.join(", ")}.`,
	};
}

/**
 * States who owns the site (specification, section 1). Shown in the footer, and at the start of the
 * privacy policy and of the terms.
 */
export function ownershipDisclaimer({ name }: Pick<Company, "name">): string {
	return `${name} is not affiliated with the manufacturer. This website is run by a dealership for dealer listings. It is not owned, sponsored or endorsed by the maker of the vehicles shown here, and product names and trademarks belong to their owners.`;
}
