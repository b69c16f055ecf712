import {
	matchesSearch,
	type Vehicle,
	type VehicleCategory,
	vehicleCategories,
	vehicleSearchText,
} from "@nev/contract";

/** The price ranges that a visitor can choose from (specification, section 5). */
export const priceRanges = ["under-10k", "10k-15k", "over-15k"] as const;

export type PriceRange = (typeof priceRanges)[number];

/** What narrows the list of vehicles, as an address carries it: `?category=&search=&price=`. */
export interface VehicleFilters {
	readonly search?: string | undefined;
	readonly category?: VehicleCategory | undefined;
	readonly price?: PriceRange | undefined;
}

/** Whether a price lies in a range, in US dollars (specification, section 5). */
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

/** Whether a vehicle passes every filter that is set. */
export function passesFilters(
	vehicle: Vehicle,
	{ search = "", category, price }: VehicleFilters,
): boolean {
	return (
		matchesSearch(vehicleSearchText(vehicle), search) &&
		(!category || vehicle.category === category) &&
		(!price || isInPriceRange(vehicle.price, price))
	);
}

/** The filters of an address, or of the form; what does not fit is passed over. */
export function readFilters(parameters: URLSearchParams | FormData): VehicleFilters {
	const category = parameters.get("category");
	const price = parameters.get("price");
	return {
		search: parameters.get("search")?.toString().slice(0, 100) || undefined,
		category: vehicleCategories.find((known) => known === category),
		price: priceRanges.find((known) => known === price),
	};
}

/** The address form of filters, without what is not set; equal filters have the same. */
export function writeFilters({ category, search, price }: VehicleFilters): string {
	const given = Object.entries({ category, search, price }).flatMap(([name, value]) =>
		value ? [[name, value]] : [],
	);
	return new URLSearchParams(given).toString();
}
