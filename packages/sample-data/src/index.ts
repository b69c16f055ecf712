export {
	isGeneratedContact,
	type SampleDealership,
	sampleDealerships,
} from "./dealerships/sample-dealerships.js";
export { type SampleState, sampleStates } from "./states/sample-states.js";
export type { SampleVehicle } from "./vehicles/sample-vehicle.js";
export { sampleVehicles } from "./vehicles/sample-vehicles.js";
