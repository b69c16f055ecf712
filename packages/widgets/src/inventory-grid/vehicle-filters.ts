import { type Vehicle, type VehicleCategory, vehicleCategories } from "@nev/contract";
import { choiceValue } from "../host-page/page-values.js";
import { matchesVehicle } from "./vehicle-search.js";

/** The price ranges of the filter (specification, section 5). */
export const priceRanges = ["under-10k", "10k-15k", "over-15k"] as const;

export type PriceRange = (typeof priceRanges)[number];

/** Filters of the vehicle list, as in a query string: `?category=&search=&price=`. */
export interface VehicleFilters {
	readonly search?: string | undefined;
	readonly category?: VehicleCategory | undefined;
	readonly price?: PriceRange | undefined;
}

/** Whether a price in US dollars is in a range (specification, section 5). */
function isInPriceRange(price: number, range: PriceRange): boolean {
	switch (range) {
		case "under-10k":
			return price < 10_000;
		case "10k-15k":
			return price >= 10_000 && price < 15_000;
		case "over-15k":
			return price >= 15_000;
	}
}

/** Whether a vehicle passes all filters that are set. */
export function passesFilters(
	vehicle: Vehicle,
	{ search, category, price }: VehicleFilters,
): boolean {
	return (
		// A page without types may pass null or a number.
		matchesVehicle(vehicle, `${search ?? ""}`) &&
		(!category || vehicle.category === category) &&
		(!price || isInPriceRange(vehicle.price, price))
	);
}

/** Reads filters from a query string or the form. Ignores invalid values. */
export function readFilters(parameters: URLSearchParams | FormData): VehicleFilters {
	const category = parameters.get("category");
	const price = parameters.get("price");
	return {
		search: parameters.get("search")?.toString().slice(0, 100) || undefined,
		category: vehicleCategories.find((choice) => choice === category),
		price: priceRanges.find((choice) => choice === price),
	};
}

/** Filters as a page passes them. A value that is none of the choices is reported, and ignored. */
export function knownFilters(filters: VehicleFilters | null | undefined): VehicleFilters {
	return {
		...filters,
		category: choiceValue("category", filters?.category, vehicleCategories),
		price: choiceValue("price", filters?.price, priceRanges),
	};
}

/** Writes filters as a query string. Equal filters give equal strings. */
export function writeFilters({ category, search, price }: VehicleFilters): string {
	const entries = Object.entries({ category, search, price }).flatMap(([name, value]) =>
		value ? [[name, value]] : [],
	);
	return new URLSearchParams(entries).toString();
}
