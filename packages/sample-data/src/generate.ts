export { type GenerateOptions, generateDealerships } from "./dealerships/generate-dealerships.js";
export type { SampleDealership } from "./dealerships/sample-dealership.js";
