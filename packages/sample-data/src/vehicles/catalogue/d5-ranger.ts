import type { VehicleDrawing } from "../drawing/vehicle-drawing.js";
import { defineVehicle } from "../sample-vehicle.js";

const series = "D5 Ranger";

const seriesDrawing = {
	body: "sport",
	stance: "street",
	headlamp: "blade",
	windshield: "full",
	sides: "open",
} as const satisfies Partial<VehicleDrawing>;

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
		drawing: {
			...seriesDrawing,
			rows: ["forward", "rear"],
			paint: { body: "#dfe2df", accent: "#cf3f35" },
			seats: { main: "#5a6166", insert: "#b5443d" },
			roof: { colour: "#3c454a", length: "full" },
			rim: { design: "turbine", finish: "graphite" },
			livery: "stripe",
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
		drawing: {
			...seriesDrawing,
			rows: ["forward", "forward", "rear"],
			paint: { body: "#6a5a94", accent: "#d7d2e2" },
			seats: { main: "#c9c3d4", insert: "#8577a8" },
			roof: { colour: "#434650", length: "full", top: "rails" },
			rim: { design: "split-spoke", finish: "machined" },
		},
	}),
];
