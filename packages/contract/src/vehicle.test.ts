import { describe, expect, it } from "vitest";
import { completeSpecifications } from "./complete-specifications.js";
import { vehicleSchema } from "./vehicle.js";

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

describe("a vehicle", () => {
	const vehicle = {
		id: 1,
		name: "D6 Max GT4",
		slug: "d6-max-gt4",
		description: "Four seats.",
		price: 8995,
		range: "60 miles",
		category: "4-seater",
		series: "D6 Max",
		model: "GT4",
		imageUrl: "/api/images/d6-max-gt4.svg",
		features: ["LED headlights"],
		isAvailable: true,
		isFeatured: false,
		specifications: {},
	};

	it("has the fields of the specification; externalUrl is optional", () => {
		expect(vehicleSchema.parse(vehicle)).toEqual(vehicle);
		const linked = { ...vehicle, externalUrl: "https://example.com/gt4" };
		expect(vehicleSchema.parse(linked)).toEqual(linked);
	});

	it.each(["2-seater", "4-seater", "6-seater", "8-seater", "4x4-awd", "utility"])(
		"accepts the category %s",
		(category) => {
			expect(vehicleSchema.safeParse({ ...vehicle, category }).success).toBe(true);
		},
	);

	it("may have a category that is newer than this code", () => {
		expect(vehicleSchema.parse({ ...vehicle, category: "10-seater" }).category).toBe("10-seater");
	});
});
