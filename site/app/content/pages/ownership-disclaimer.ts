import type { Company } from "../company.js";

/** Whose site this is (specification, section 1). The privacy policy and the terms begin with it. */
export function ownershipDisclaimer({ name }: Pick<Company, "name">): string {
	return `${name} is not affiliated with the manufacturer. This website is run by a dealership for dealer listings. It is not owned, sponsored or endorsed by the maker of the vehicles shown here, and product names and trademarks belong to their owners.`;
}
