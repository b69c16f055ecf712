import type { Vehicle } from "@nev/contract";

/** How many similar vehicles a vehicle's page shows (specification, section 9). */
const similarCount = 3;

/** Other vehicles of the same category, closest price first. */
export function similarVehicles(vehicle: Vehicle, vehicles: readonly Vehicle[]): Vehicle[] {
	const priceDifference = ({ price }: Vehicle) => Math.abs(price - vehicle.price);
	return vehicles
		.filter(({ slug, category }) => slug !== vehicle.slug && category === vehicle.category)
		.sort((a, b) => priceDifference(a) - priceDifference(b) || (a.name < b.name ? -1 : 1))
		.slice(0, similarCount);
}
