/** A label of the layer `places`. x and y are in the unit square of web mercator. */
export type Place = {
	readonly x: number;
	readonly y: number;
	readonly kind: "country" | "region" | "county" | "locality" | "neighbourhood" | "postcode";
	readonly detail?: "country" | "state" | "city" | "town" | "village" | "suburb";
	readonly name: string;
	/** A state's postal abbreviation. */
	readonly abbreviation?: string;
	/** "yes" for a country's capital, "4" for a state's: OpenStreetMap's admin level. */
	readonly capital?: "yes" | "4";
	/** Rounded: see `roundPopulation`. */
	readonly population?: number;
	/** The priority where there is not enough room: an adjusted population, or an area. */
	readonly weight: number;
};

/** Rounds to two digits. Equal values are stored once in a tile, and these are estimates anyway. */
export function roundPopulation(population: number): number {
	const unit = 10 ** Math.max(0, String(population).length - 2);
	return Math.round(population / unit) * unit;
}

const populationSteps = [
	0, 200, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
	5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000, 1_000_000_000,
];

/** The `population_rank` of Protomaps, from 1 to 18. */
export function populationRank(population: number): number {
	return populationSteps.filter((step) => population >= step).length;
}
