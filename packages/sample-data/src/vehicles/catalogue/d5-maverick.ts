import type { VehicleDrawing } from "../drawing/vehicle-drawing.js";
import { defineVehicle } from "../sample-vehicle.js";

const series = "D5 Maverick";

const seriesDrawing = {
	body: "sport",
	stance: "lifted",
	headlamp: "blade",
	windshield: "full",
	sides: "open",
} as const satisfies Partial<VehicleDrawing>;

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
		drawing: {
			...seriesDrawing,
			rows: ["forward", "rear"],
			paint: { body: "#d2472c", accent: "#f0b93a" },
			seats: { main: "#565e62", insert: "#c7563a" },
			roof: { colour: "#3e474b", length: "full", top: "light-bar" },
			rim: { design: "beadlock", finish: "machined" },
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
		drawing: {
			...seriesDrawing,
			sides: "half-doors",
			rows: ["forward", "forward"],
			paint: { body: "#2f86a6", accent: "#f2c84b" },
			seats: { main: "#b9c2c3", insert: "#5d8fa3" },
			roof: { colour: "#3f4a50", length: "full" },
			rim: { design: "five-spoke", finish: "machined" },
			livery: "stripe",
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
		drawing: {
			...seriesDrawing,
			rows: ["forward", "forward", "rear"],
			paint: { body: "#93ad3b", accent: "#434c50" },
			seats: { main: "#5f676a", insert: "#9db04f" },
			roof: { colour: "#40494d", length: "full", top: "basket" },
			rim: { design: "split-spoke", finish: "graphite" },
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
		drawing: {
			...seriesDrawing,
			brushGuard: true,
			rows: ["forward", "rear"],
			paint: { body: "#66727a", accent: "#e9812f" },
			seats: { main: "#4d565b", insert: "#d77f3b" },
			roof: { colour: "#394246", length: "full", top: "basket" },
			rim: { design: "beadlock", finish: "graphite" },
			livery: "stripe",
		},
	}),
];
