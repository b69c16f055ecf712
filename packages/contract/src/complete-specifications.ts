import type { Specifications } from "./vehicle.js";

/* Not in `vehicle.ts`, because every widget that reads the API would load it. */

/** Values displayed for missing specifications (specification, section 3). */
export const specificationDefaults = {
	power: {
		topSpeed: "25 mph",
		motor: "6.3kW AC Motor",
		battery: "48V Lithium",
		controller: "Evolution AC Controller",
	},
	capacity: { passengers: "2-4" },
	features: {
		brakes: "Hydraulic brakes",
		lights: "LED headlights",
		seating: "Premium seating",
		warranty: "Limited warranty",
		assembly: "USA",
	},
	dimensions: { length: "N/A" },
} as const satisfies Specifications;

/** Specifications without missing values. */
export type CompleteSpecifications = {
	[Group in keyof typeof specificationDefaults]: {
		[Name in keyof (typeof specificationDefaults)[Group]]: string;
	};
};

/** A vehicle's specifications, with missing values replaced by the defaults. */
export function completeSpecifications(specifications: Specifications): CompleteSpecifications {
	return {
		power: { ...specificationDefaults.power, ...specifications.power },
		capacity: { ...specificationDefaults.capacity, ...specifications.capacity },
		features: { ...specificationDefaults.features, ...specifications.features },
		dimensions: { ...specificationDefaults.dimensions, ...specifications.dimensions },
	};
}
