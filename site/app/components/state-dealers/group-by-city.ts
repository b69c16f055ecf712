import type { Dealership } from "@nev/contract";

export interface CityDealers {
	/** As the first of its dealers writes it. */
	readonly city: string;
	readonly dealerships: readonly Dealership[];
}

/** The dealers of a list that is sorted by city, in one group for each city. */
export function groupByCity(dealerships: readonly Dealership[]): CityDealers[] {
	const groups: { city: string; dealerships: Dealership[] }[] = [];
	for (const dealership of dealerships) {
		const last = groups.at(-1);
		if (last && isSameCity(last.city, dealership.city)) last.dealerships.push(dealership);
		else groups.push({ city: dealership.city, dealerships: [dealership] });
	}
	return groups;
}

function isSameCity(a: string, b: string): boolean {
	return a.trim().toLowerCase() === b.trim().toLowerCase();
}
