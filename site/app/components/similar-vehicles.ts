import type { Vehicle } from "@nev/contract";

/** How many similar vehicles a vehicle's page shows (specification, section 9). */
const similarCount = 3;

/** The vehicles of the same category, those of the nearest price first. */
export function similarVehicles(vehicle: Vehicle, all: readonly Vehicle[]): Vehicle[] {
	const distance = ({ price }: Vehicle) => Math.abs(price - vehicle.price);
	return all
		.filter(({ slug, category }) => slug !== vehicle.slug && category === vehicle.category)
		.sort((a, b) => distance(a) - distance(b) || a.name.localeCompare(b.name))
		.slice(0, similarCount);
}
