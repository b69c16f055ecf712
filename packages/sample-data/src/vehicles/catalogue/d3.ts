import { defineVehicle } from "../sample-vehicle.js";

const series = "D3";

export const d3Vehicles = [
	defineVehicle({
		series,
		model: "2",
		description:
			"A small town car without the car: short enough to park nose-in, with a rail around the deck so that a crate stays put. The nose slopes away early, and the driver sees the curb over it.",
		price: 7795,
		range: "45 miles",
		category: "2-seater",
		features: ["2 seats", "Lithium", "Luggage deck", "Street legal"],
		specifications: {
			power: { motor: "5kW AC Motor", battery: "48V 75Ah Lithium" },
			dimensions: { length: "107 in" },
		},
	}),
	defineVehicle({
		series,
		model: "4",
		description:
			"Four seats that all face the road, and a trunk that closes. The two-tone body is molded in color, so a scuff from a shopping cart hardly shows.",
		price: 8795,
		range: "50 miles",
		category: "4-seater",
		features: ["4 seats", "All face forward", "Trunk", "Street legal"],
		specifications: {},
	}),
	defineVehicle({
		series,
		model: "4 Plus",
		description:
			"Half doors, roof rails and a battery for a longer errand list. The D3 4 Plus keeps rain off your shins and still lets the evening air in.",
		price: 9495,
		range: "65 miles",
		category: "4-seater",
		features: ["4 seats", "Half doors", "Lithium", "Roof rails", "Street legal"],
		specifications: {
			power: { battery: "48V 150Ah Lithium" },
			capacity: { passengers: "4" },
			dimensions: { length: "144 in" },
		},
	}),
];
