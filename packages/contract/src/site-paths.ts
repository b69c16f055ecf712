import type { Dealership } from "./dealership.js";
import type { Vehicle } from "./vehicle.js";

/*
 * Addresses of the site's pages that mails and answers of the API link to, relative to its origin.
 */

/** The longest part of a name in an address, in characters. */
const maxNameLength = 60;

/** A dealer as its address has it: `7-gulf-carts`. The id finds it, and the name is for people. */
export function dealershipSlug({ id, name }: Pick<Dealership, "id" | "name">): string {
	const words = name
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.slice(0, maxNameLength)
		.split(/[^a-z0-9]+/);
	return [id, ...words.filter(Boolean)].join("-");
}

/** The address of a dealer's page. */
export function dealershipPath(dealership: Pick<Dealership, "id" | "name">): string {
	return `/dealerships/${dealershipSlug(dealership)}`;
}

/** The address of a vehicle's page. */
export function vehiclePath({ slug }: Pick<Vehicle, "slug">): string {
	return `/inventory/${slug}`;
}

/** The page that the link in a lead's mail opens. Its token is in the query, which our log leaves out. */
export const acknowledgePath = "/lead";

/** The address of a dealer's link to a lead, with its token. */
export function acknowledgePathOf(token: string): string {
	return `${acknowledgePath}?${new URLSearchParams({ token })}`;
}

/** The page where a dealer asks for a link that corrects its listing. */
export const correctionPath = "/dealerships/correct";

/** That page's address for one listing. */
export function correctionPathOf(dealershipId: number): string {
	return `${correctionPath}?${new URLSearchParams({ dealership: String(dealershipId) })}`;
}
