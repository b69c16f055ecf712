import { carrierVehicles } from "./catalogue/carrier.js";
import { classicVehicles } from "./catalogue/classic.js";
import { d3Vehicles } from "./catalogue/d3.js";
import { d5MaverickVehicles } from "./catalogue/d5-maverick.js";
import { d5RangerVehicles } from "./catalogue/d5-ranger.js";
import { d6MaxVehicles } from "./catalogue/d6-max.js";
import { foresterVehicles } from "./catalogue/forester.js";
import { turfmanVehicles } from "./catalogue/turfman.js";
import type { SampleVehicle } from "./sample-vehicle.js";

/** The sample catalogue: 33 invented models in eight series, from $6,695 to $17,995. */
export const sampleVehicles: readonly SampleVehicle[] = [
	...classicVehicles,
	...foresterVehicles,
	...carrierVehicles,
	...d3Vehicles,
	...d5MaverickVehicles,
	...d5RangerVehicles,
	...d6MaxVehicles,
	...turfmanVehicles,
];
