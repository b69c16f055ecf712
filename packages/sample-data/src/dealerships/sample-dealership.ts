import type { Dealership } from "@nev/contract";

/** A dealership as the generator makes it: whoever stores it gives it an id. */
export type SampleDealership = Omit<Dealership, "id">;

/** How many dealerships the sample data holds (design, "Sample data"). */
export const sampleDealershipCount = 300;

/** The seed of the sample data; another seed gives another list. */
export const sampleSeed = 2026;
