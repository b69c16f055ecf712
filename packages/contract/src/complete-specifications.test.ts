import { describe, expect, it } from "vitest";
import { completeSpecifications } from "./complete-specifications.js";

describe("completeSpecifications", () => {
	it("returns the defaults for an empty object", () => {
		expect(completeSpecifications({})).toEqual({
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
		});
	});

	it("keeps the values that are present", () => {
		const complete = completeSpecifications({
			power: { topSpeed: "20 mph" },
			dimensions: { length: "129 in" },
		});
		expect(complete.power).toMatchObject({ topSpeed: "20 mph", motor: "6.3kW AC Motor" });
		expect(complete.dimensions).toEqual({ length: "129 in" });
		expect(complete.capacity).toEqual({ passengers: "2-4" });
	});
});
