export { isGeneratedContact } from "./dealerships/contact-details.js";
export { statesWithoutDealers } from "./dealerships/dealers-by-state.js";
export { sampleOpeningHours } from "./dealerships/opening-hours.js";
export { sampleDealerships } from "./dealerships/sample.generated.js";
export {
	type SampleDealership,
	sampleDealershipCount,
	sampleSeed,
} from "./dealerships/sample-dealership.js";
export { type SampleState, sampleStates } from "./states/sample-states.js";
export type { SampleVehicle } from "./vehicles/sample-vehicle.js";
export { sampleVehicles } from "./vehicles/sample-vehicles.js";
