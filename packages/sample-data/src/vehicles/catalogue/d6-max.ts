import { defineVehicle } from "../sample-vehicle.js";

const series = "D6 Max";

export const d6MaxVehicles = [
	defineVehicle({
		series,
		model: "GT4",
		description:
			"The D6 Max in its street dress: an upright hood, half doors and four seats facing ahead. A trunk, a locking glove box and a touch screen make it the one people drive every day; it is street legal where posted limits are 35 mph or lower.",
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
	}),
	defineVehicle({
		series,
		model: "GT6",
		description:
			"Full doors with glass all around and three rows behind them: the closest thing in the lineup to a small van. Wipers, a defroster and a heater come with the glass, so January is no reason to stop.",
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
	}),
];
