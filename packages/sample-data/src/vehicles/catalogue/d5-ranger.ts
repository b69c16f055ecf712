import { defineVehicle } from "../sample-vehicle.js";

const series = "D5 Ranger";

export const d5RangerVehicles = [
	defineVehicle({
		series,
		model: "4",
		description:
			"The Maverick's shape, brought down to street height. It corners flatter, steps in lower and goes a little farther on a charge, since road tires roll more easily than knobs.",
		price: 10795,
		range: "65 miles",
		category: "4-seater",
		features: ["4 seats", "Lithium", "Alloy wheels", "Street legal"],
		specifications: {
			power: { motor: "6.3kW AC Motor", battery: "48V 150Ah Lithium" },
			capacity: { passengers: "4" },
			dimensions: { length: "126 in" },
		},
	}),
	defineVehicle({
		series,
		model: "6",
		description:
			"Six seats under one long roof, low to the ground and easy to board. The middle row slides, so knees of any length find room.",
		price: 12695,
		range: "60 miles",
		category: "6-seater",
		features: ["6 seats", "Lithium", "Sliding middle row"],
		isAvailable: false,
		specifications: {
			capacity: { passengers: "6" },
			features: { seating: "Sliding middle row" },
		},
	}),
];
