import { defineVehicle } from "../sample-vehicle.js";

const series = "Carrier";

export const carrierVehicles = [
	defineVehicle({
		series,
		model: "6",
		description:
			"Six seats on one long, low floor that is easy to step onto. Four face ahead and two look back; hotels use it for luggage runs, families for school drop-off.",
		price: 10295,
		range: "50 miles",
		category: "6-seater",
		features: ["6 seats", "Lithium", "Low step", "Street legal"],
		isFeatured: true,
		specifications: {
			power: { motor: "6.3kW AC Motor", battery: "48V 105Ah Lithium" },
			capacity: { passengers: "6" },
			dimensions: { length: "160 in" },
		},
	}),
	defineVehicle({
		series,
		model: "6 Plus",
		description:
			"All three rows face forward, each with its own half door and a closed trunk behind the last. A quiet way to bring guests from the gate to the front desk with their bags out of the rain.",
		price: 11095,
		range: "55 miles",
		category: "6-seater",
		features: ["6 seats", "Half doors", "Trunk", "Lithium"],
		specifications: {
			power: { battery: "48V 150Ah Lithium" },
			capacity: { passengers: "6" },
			features: { seating: "Three forward-facing rows" },
			dimensions: { length: "178 in" },
		},
	}),
	defineVehicle({
		series,
		model: "8",
		description:
			"Eight people, one driver's license between them. The Carrier 8 runs all day on a campus or a resort and charges overnight from an ordinary outlet.",
		price: 12495,
		range: "45 miles",
		category: "8-seater",
		features: ["8 seats", "Low step", "Street legal"],
		specifications: {
			power: { motor: "7.5kW AC Motor" },
			capacity: { passengers: "8" },
			dimensions: { length: "195 in" },
		},
	}),
	defineVehicle({
		series,
		model: "8 Plus",
		description:
			"The long Carrier with the long battery: it covers a full day of shuttle work between charges. Roof rails take a luggage net, and the rear bench folds down when there are more suitcases than people.",
		price: 13495,
		range: "75 miles",
		category: "8-seater",
		features: ["8 seats", "Lithium", "Roof rails", "Folding rear row", "Street legal"],
		specifications: {
			power: { motor: "7.5kW AC Motor", battery: "72V 150Ah Lithium" },
			capacity: { passengers: "8" },
			features: { brakes: "Four-wheel hydraulic disc brakes" },
			dimensions: { length: "195 in" },
		},
	}),
	defineVehicle({
		series,
		model: "8 Shuttle",
		description:
			"Four forward-facing rows, so everyone sees the stop coming. Wide doorways and a flat floor make boarding quick, and the trunk swallows folded strollers.",
		price: 14295,
		range: "65 miles",
		category: "8-seater",
		features: ["8 seats", "All face forward", "Trunk", "Lithium"],
		externalUrl: "https://example.com/vehicles/carrier-8-shuttle",
		specifications: {
			power: { motor: "7.5kW AC Motor", battery: "72V 150Ah Lithium" },
			capacity: { passengers: "8" },
			features: { seating: "Four forward-facing rows" },
			dimensions: { length: "213 in" },
		},
	}),
];
