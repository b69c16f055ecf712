import type { Dealership } from "./dealership.js";
import type { Vehicle } from "./vehicle.js";

/** What a search for dealers looks into: name, city and state (specification, section 5). */
export function dealershipSearchText(
	dealership: Pick<Dealership, "name" | "city" | "state">,
): string {
	return `${dealership.name}\n${dealership.city}\n${dealership.state}`.toLowerCase();
}

/** What a search for vehicles looks into: name and description (specification, section 5). */
export function vehicleSearchText(vehicle: Pick<Vehicle, "name" | "description">): string {
	return `${vehicle.name}\n${vehicle.description}`.toLowerCase();
}

/**
 * Whether a search text contains what a visitor typed, in any case; an empty search matches all.
 *
 * @example matchesSearch(dealershipSearchText(dealership), "naples")
 */
export function matchesSearch(searchText: string, typed: string): boolean {
	return searchText.includes(typed.trim().toLowerCase());
}
