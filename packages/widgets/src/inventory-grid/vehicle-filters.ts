import { type Vehicle, type VehicleCategory, vehicleCategories } from "@nev/contract";
import { choiceValue } from "../host-page/page-values.js";
import { matchesVehicle } from "./vehicle-search.js";

/** The price ranges of the filter (specification, section 5). */
export const priceRanges = ["under-10k", "10k-15k", "over-15k"] as const;

export type PriceRange = (typeof priceRanges)[number];

/** The orders of the list that a visitor can choose: the lowest price first, the highest price, range or seats. */
export const vehicleOrders = ["price", "price-desc", "range", "seats"] as const;

export type VehicleOrder = (typeof vehicleOrders)[number];

/** Filters and order of the vehicle list, as in a query string: `?category=&search=&price=&sort=`. */
export interface VehicleFilters {
	readonly search?: string | undefined;
	readonly category?: VehicleCategory | undefined;
	readonly price?: PriceRange | undefined;
	/** Default: the order of the list. Takes effect only if the visitor can sort. */
	readonly sort?: VehicleOrder | undefined;
}

/** The prices of each range in US dollars: the lowest, and the one that all are below (specification, section 5). */
export const priceLimits: Record<PriceRange, readonly [lowest: number, below: number]> = {
	"under-10k": [0, 10_000],
	"10k-15k": [10_000, 15_000],
	"over-15k": [15_000, Infinity],
};

function isInPriceRange(price: number, range: PriceRange): boolean {
	const [lowest, below] = priceLimits[range];
	return price >= lowest && price < below;
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
	const read = <Choice>(name: string, choices: readonly Choice[]) =>
		choices.find((choice) => choice === parameters.get(name));
	return {
		search: parameters.get("search")?.toString().slice(0, 100) || undefined,
		category: read("category", vehicleCategories),
		price: read("price", priceRanges),
		sort: read("sort", vehicleOrders),
	};
}

/** Filters as a page passes them. A value that is none of the choices is reported, and ignored. */
export function knownFilters(filters: VehicleFilters | null | undefined): VehicleFilters {
	return {
		...filters,
		category: choiceValue("category", filters?.category, vehicleCategories),
		price: choiceValue("price", filters?.price, priceRanges),
		sort: choiceValue("sort", filters?.sort, vehicleOrders),
	};
}

/** Writes filters as a query string. Equal filters give equal strings. */
export function writeFilters({ category, search, price, sort }: VehicleFilters): string {
	const entries = Object.entries({ category, search, price, sort }).flatMap(([name, value]) =>
		value ? [[name, value]] : [],
	);
	return new URLSearchParams(entries).toString();
}
