import type { Company } from "../company.js";
import type { Facts } from "../facts.js";

/** What stands at the foot of every page. */
export interface FooterText {
	readonly about: string;
	readonly copyright: string;
	readonly disclaimer: string;
	readonly payments: string;
}

/** The footer's texts (specification, sections 1 and 9). */
export function footerText(facts: Facts, { name }: Company): FooterText {
	const { vehicle, payments, copyrightYear } = facts;
	return {
		about: `Neighborhood electric vehicles, street legal where posted limits are ${vehicle.postedLimit} mph or lower.`,
		copyright: `© ${copyrightYear} ${name}`,
		disclaimer: "Run by a dealership for dealer listings. Not affiliated with the manufacturer.",
		payments: `Payments accepted: ${payments.join(", ")}.`,
	};
}
