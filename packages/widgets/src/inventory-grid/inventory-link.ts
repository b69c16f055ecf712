import { readFilters, type VehicleFilters, writeFilters } from "./vehicle-filters.js";

/** What an address tells of a grid: `?category=4-seater&sort=price&compare=classic-4,d6-max-gt4`. */
export interface InventoryLink {
	readonly filters: VehicleFilters;
	/** The slugs of the compared vehicles. */
	readonly comparedSlugs: readonly string[];
}

/** Reads what is shown from a query string. Ignores invalid values. */
export function readInventoryLink(parameters: URLSearchParams): InventoryLink {
	return {
		filters: readFilters(parameters),
		comparedSlugs: parameters.get("compare")?.split(",").filter(Boolean) ?? [],
	};
}

/** Writes what is shown as a query string. What is equal gives equal strings. */
export function writeInventoryLink({ filters, comparedSlugs }: InventoryLink): string {
	const compare = comparedSlugs.map(encodeURIComponent).join();
	return [writeFilters(filters), compare && `compare=${compare}`].filter(Boolean).join("&");
}
