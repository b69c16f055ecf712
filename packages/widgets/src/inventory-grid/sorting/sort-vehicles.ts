import type { Vehicle } from "@nev/contract";
import type { VehicleOrder } from "../vehicle-filters.js";

/** What an order compares vehicles by. The highest is the first. */
const rankBy: Record<VehicleOrder, (vehicle: Vehicle) => number> = {
	price: ({ price }) => -price,
	"price-desc": ({ price }) => price,
	range: ({ range }) => largestNumber(range),
	seats: ({ category, specifications }) =>
		largestNumber(
			// The category 4x4-awd tells no number of seats.
			specifications.capacity?.passengers ?? (category.endsWith("seater") ? category : ""),
		),
};

/** The largest number in a display text: 75 of "60-75 miles". Without one, it ranks last. */
function largestNumber(text: string): number {
	return Math.max(...(text.match(/\d+(\.\d+)?/g) ?? []).map(Number));
}

/** Vehicles in an order. Those that are equal keep the order of the list. */
export function sortVehicles(
	vehicles: readonly Vehicle[],
	order: VehicleOrder | undefined,
): readonly Vehicle[] {
	const rank = order && rankBy[order];
	return rank ? [...vehicles].sort((a, b) => rank(b) - rank(a)) : vehicles;
}
