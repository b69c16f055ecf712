import { defineVehicle } from "../sample-vehicle.js";

const series = "D5 Maverick";

export const d5MaverickVehicles = [
	defineVehicle({
		series,
		model: "4",
		description:
			"A wedge-shaped nose, a roof that ends in a spoiler, and the clearance to back it up. The Maverick 4 seats two ahead and two behind on long-travel coil springs.",
		price: 11795,
		range: "55 miles",
		category: "4-seater",
		features: ["4 seats", "Lifted", "Lithium", "Light bar", "Street legal"],
		isFeatured: true,
		externalUrl: "https://example.com/vehicles/d5-maverick-4",
		specifications: {
			power: { motor: "6.3kW AC Motor", battery: "48V 150Ah Lithium" },
			capacity: { passengers: "4" },
			features: { lights: "LED headlights and light bar", seating: "Sport seats" },
			dimensions: { length: "127 in" },
		},
	}),
	defineVehicle({
		series,
		model: "4 Plus",
		description:
			"Four forward-facing seats behind half doors, with a trunk instead of a rear bench. It is the Maverick for people who drive to the trailhead and would like their boots to stay dry.",
		price: 12495,
		range: "60 miles",
		category: "4-seater",
		features: ["4 seats", "Lifted", "Half doors", "Trunk", "Lithium"],
		specifications: {
			power: { battery: "48V 150Ah Lithium" },
			capacity: { passengers: "4" },
			features: { brakes: "Four-wheel hydraulic disc brakes" },
			dimensions: { length: "144 in" },
		},
	}),
	defineVehicle({
		series,
		model: "6",
		description:
			"The long Maverick: three rows, a roof basket and the same coil springs, tuned for the extra weight. The last row looks back and folds away when hay bales take its place.",
		price: 13795,
		range: "55 miles",
		category: "6-seater",
		features: ["6 seats", "Lifted", "Roof basket", "Folding rear row", "Lithium"],
		specifications: {
			power: { motor: "7.5kW AC Motor", battery: "72V 105Ah Lithium" },
			capacity: { passengers: "6" },
			dimensions: { length: "160 in" },
		},
	}),
	defineVehicle({
		series,
		model: "4 AWD",
		description:
			"Drive on both axles and a brush guard in front of the intake, for farms and ranches with real mud. Switch the front motor off on pavement and the range comes back.",
		price: 14495,
		range: "50 miles",
		category: "4x4-awd",
		features: ["4 seats", "All-wheel drive", "Lifted", "Brush guard", "Lithium"],
		specifications: {
			power: { motor: "2 x 5kW AC Motor", battery: "72V 105Ah Lithium" },
			capacity: { passengers: "4" },
			features: { brakes: "Four-wheel disc, regenerative" },
			dimensions: { length: "130 in" },
		},
	}),
];
