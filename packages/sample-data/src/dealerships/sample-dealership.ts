import type { Dealership, StateName } from "@nev/contract";

/** A generated dealership. It has no id until it is stored. */
export type SampleDealership = Omit<Dealership, "id" | "openingHours"> & { state: StateName };

/** Number of dealerships in the sample data. */
export const sampleDealershipCount = 300;

/** The seed of the sample data. */
export const sampleSeed = 2026;
