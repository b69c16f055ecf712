import type { VehicleDrawing } from "../drawing/vehicle-drawing.js";
import { defineVehicle } from "../sample-vehicle.js";

const series = "Carrier";

const seriesDrawing = {
	body: "classic",
	stance: "street",
	headlamp: "oval",
	windshield: "full",
	sides: "open",
} as const satisfies Partial<VehicleDrawing>;

export const carrierVehicles = [
	defineVehicle({
		series,
		model: "6",
		description:
			"Six seats on one long, low floor that is easy to step onto. Four face ahead and two look back; hotels use it for luggage runs, families for the school gate.",
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
		drawing: {
			...seriesDrawing,
			rows: ["forward", "forward", "rear"],
			paint: { body: "#e9e7df", accent: "#2f78b5" },
			seats: { main: "#8d9aa3", insert: "#5c7f9f" },
			roof: { colour: "#2f6aa0", length: "full" },
			rim: { design: "five-spoke", finish: "machined" },
			livery: "stripe",
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
		drawing: {
			...seriesDrawing,
			sides: "half-doors",
			rows: ["forward", "forward", "forward"],
			paint: { body: "#8089ab", accent: "#e5e1d6" },
			seats: { main: "#cfc7b4", insert: "#9a9fb8" },
			roof: { colour: "#d2ccbb", length: "full" },
			rim: { design: "mesh", finish: "silver" },
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
		drawing: {
			...seriesDrawing,
			rows: ["forward", "forward", "forward", "rear"],
			paint: { body: "#3a9bc4", accent: "#efece2" },
			seats: { main: "#dccdab", insert: "#6aa7c2" },
			roof: { colour: "#d9d3c2", length: "full" },
			rim: { design: "aero", finish: "silver" },
		},
	}),
	defineVehicle({
		series,
		model: "8 Plus",
		description:
			"The long Carrier with the long battery: it covers a full day of shuttle work between charges. Roof rails take a luggage net, and the rear bench folds down when there are more cases than people.",
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
		drawing: {
			...seriesDrawing,
			rows: ["forward", "forward", "forward", "rear"],
			paint: { body: "#6f9f4c", accent: "#f0ecdc" },
			seats: { main: "#dccfb0", insert: "#8a7a4f" },
			roof: { colour: "#d7d0b8", length: "full", top: "rails" },
			rim: { design: "ten-spoke", finish: "silver" },
			livery: "stripe",
		},
	}),
	defineVehicle({
		series,
		model: "8 Shuttle",
		description:
			"Four forward-facing rows, so that everybody sees the stop coming. Wide doorways and a flat floor make boarding quick, and the trunk swallows folded strollers.",
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
		drawing: {
			...seriesDrawing,
			body: "city",
			rows: ["forward", "forward", "forward", "forward"],
			paint: { body: "#e9e2cf", accent: "#b6403c" },
			seats: { main: "#b6534c", insert: "#7f3a38" },
			roof: { colour: "#a93c3a", length: "full" },
			rim: { design: "aero", finish: "machined" },
			livery: "two-tone",
		},
	}),
];
