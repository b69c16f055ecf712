import type { Dealership } from "./dealership.js";
import type { Vehicle } from "./vehicle.js";

/** The text that a dealer search matches: name, city and state (specification, section 5). */
export function dealershipSearchText(
	dealership: Pick<Dealership, "name" | "city" | "state">,
): string {
	return `${dealership.name}\n${dealership.city}\n${dealership.state}`.toLowerCase();
}

/** The text that a vehicle search matches: name and description (specification, section 5). */
export function vehicleSearchText(vehicle: Pick<Vehicle, "name" | "description">): string {
	return `${vehicle.name}\n${vehicle.description}`.toLowerCase();
}

/**
 * Whether a search text contains a query. Ignores case and surrounding spaces; an empty query
 * matches everything.
 *
 * @example matchesSearch(dealershipSearchText(dealership), "naples")
 */
export function matchesSearch(searchText: string, query: string): boolean {
	return searchText.includes(query.trim().toLowerCase());
}
