export {
	isGeneratedContact,
	type SampleDealership,
	sampleDealershipCount,
	sampleDealerships,
	sampleSeed,
	statesWithoutDealers,
} from "./dealerships/index.js";
export { type SampleState, sampleStates } from "./states/index.js";
export {
	drawVehicle,
	type SampleVehicle,
	sampleVehicles,
	type VehicleDrawing,
} from "./vehicles/index.js";
