import type { VehicleDrawing } from "../drawing/vehicle-drawing.js";
import { defineVehicle } from "../sample-vehicle.js";

const series = "D6 Max";

const seriesDrawing = {
	body: "grand",
	headlamp: "twin",
	windshield: "full",
} as const satisfies Partial<VehicleDrawing>;

export const d6MaxVehicles = [
	defineVehicle({
		series,
		model: "GT4",
		description:
			"The D6 Max in its street dress: an upright hood, half doors and four seats facing ahead. A trunk, a locking glove box and a touch screen make it the one people use every day; it is street legal where posted limits are 35 mph or lower.",
		price: 13295,
		range: "70 miles",
		category: "4-seater",
		features: ["4 seats", "Lithium", "Half doors", "Touch screen", "Street legal"],
		isFeatured: true,
		externalUrl: "https://example.com/vehicles/d6-max-gt4",
		specifications: {
			power: {
				topSpeed: "25 mph",
				motor: "6.3kW AC Motor",
				battery: "72V 105Ah Lithium",
				controller: "Evolution AC Controller",
			},
			capacity: { passengers: "4" },
			features: {
				brakes: "Four-wheel hydraulic disc brakes",
				lights: "LED headlights and turn signals",
				seating: "Stitched two-tone seats",
				warranty: "Limited warranty",
				assembly: "USA",
			},
			dimensions: { length: "144 in" },
		},
		drawing: {
			...seriesDrawing,
			stance: "street",
			sides: "half-doors",
			rows: ["forward", "forward"],
			paint: { body: "#12694e", accent: "#e9e2cd" },
			seats: { main: "#dcc8a2", insert: "#a87b4c" },
			roof: { colour: "#3b464a", length: "full" },
			rim: { design: "five-spoke", finish: "machined" },
			livery: "stripe",
		},
	}),
	defineVehicle({
		series,
		model: "GT6",
		description:
			"Full doors with glass all round and three rows behind them: the nearest thing in the range to a small van. Wipers, a defroster and a heater come with the glass, so January is no reason to stop.",
		price: 15195,
		range: "65 miles",
		category: "6-seater",
		features: ["6 seats", "Full doors", "Lithium", "Roof rails", "Street legal"],
		specifications: {
			power: { motor: "7.5kW AC Motor", battery: "72V 150Ah Lithium" },
			capacity: { passengers: "6" },
			features: {
				brakes: "Four-wheel hydraulic disc brakes",
				seating: "Three forward-facing rows",
			},
			dimensions: { length: "178 in" },
		},
		drawing: {
			...seriesDrawing,
			stance: "street",
			sides: "doors",
			rows: ["forward", "forward", "forward"],
			paint: { body: "#86aecb", accent: "#f0ede4" },
			seats: { main: "#d8c8a8", insert: "#a98d68" },
			roof: { colour: "#3d474c", length: "full", top: "rails" },
			rim: { design: "turbine", finish: "machined" },
		},
	}),
	defineVehicle({
		series,
		model: "XT4",
		description:
			"The GT4 on stilts: lifted springs, knobby tires and a brush guard ahead of the grille. The roof basket holds a tent for four, and the hitch behind takes a bicycle rack.",
		price: 14695,
		range: "60 miles",
		category: "4-seater",
		features: ["4 seats", "Lifted", "Roof basket", "Brush guard", "Lithium", "Street legal"],
		specifications: {
			power: { battery: "72V 105Ah Lithium" },
			capacity: { passengers: "4" },
			features: { lights: "LED headlights and fog lamps" },
			dimensions: { length: "146 in" },
		},
		drawing: {
			...seriesDrawing,
			stance: "lifted",
			sides: "open",
			brushGuard: true,
			rows: ["forward", "forward"],
			paint: { body: "#b86b3d", accent: "#4b5559" },
			seats: { main: "#d6c4a4", insert: "#8b5c3b" },
			roof: { colour: "#3f494d", length: "full", top: "basket" },
			rim: { design: "ten-spoke", finish: "graphite" },
			livery: "two-tone",
		},
	}),
	defineVehicle({
		series,
		model: "XT6",
		description:
			"Three rows with the clearance of a pickup, and half doors on each of them. It is the tallest six-seater here and the one to choose where the road to the lake is more of a suggestion.",
		price: 16595,
		range: "60 miles",
		category: "6-seater",
		features: ["6 seats", "Lifted", "Half doors", "Lithium", "Street legal"],
		isFeatured: true,
		specifications: {
			power: { motor: "7.5kW AC Motor", battery: "72V 150Ah Lithium" },
			capacity: { passengers: "6" },
			features: { brakes: "Four-wheel hydraulic disc brakes" },
			dimensions: { length: "178 in" },
		},
		drawing: {
			...seriesDrawing,
			stance: "lifted",
			sides: "half-doors",
			rows: ["forward", "forward", "forward"],
			paint: { body: "#86a08a", accent: "#e7dcc0" },
			seats: { main: "#d3c09a", insert: "#9b7a52" },
			roof: { colour: "#3f4a4a", length: "full", top: "rails" },
			rim: { design: "five-spoke", finish: "silver" },
		},
	}),
	defineVehicle({
		series,
		model: "XT4 AWD",
		description:
			"Both axles driven, both differentials locking, and a light bar for the way back. It is built for washed-out farm roads, and with four seats and a trunk it still does the shopping.",
		price: 17995,
		range: "55 miles",
		category: "4x4-awd",
		features: ["4 seats", "All-wheel drive", "Lifted", "Light bar", "Lithium"],
		externalUrl: "https://example.com/vehicles/d6-max-xt4-awd",
		specifications: {
			power: { motor: "2 x 6.3kW AC Motor", battery: "72V 150Ah Lithium" },
			capacity: { passengers: "4" },
			features: { brakes: "Four-wheel disc, regenerative", lights: "LED headlights and light bar" },
			dimensions: { length: "146 in" },
		},
		drawing: {
			...seriesDrawing,
			stance: "lifted",
			sides: "half-doors",
			brushGuard: true,
			rows: ["forward", "forward"],
			paint: { body: "#4d5b66", accent: "#c9e04d" },
			seats: { main: "#596369", insert: "#a9bd52" },
			roof: { colour: "#39434a", length: "full", top: "light-bar" },
			rim: { design: "split-spoke", finish: "machined" },
			livery: "stripe",
		},
	}),
];
