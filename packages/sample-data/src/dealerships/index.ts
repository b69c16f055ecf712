export { isGeneratedContact } from "./contact-details.js";
export { statesWithoutDealers } from "./dealers-by-state.js";
export { sampleDealerships } from "./sample.generated.js";
export { type SampleDealership, sampleDealershipCount, sampleSeed } from "./sample-dealership.js";
