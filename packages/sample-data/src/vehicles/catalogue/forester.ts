import { defineVehicle } from "../sample-vehicle.js";

const series = "Forester";

export const foresterVehicles = [
	defineVehicle({
		series,
		model: "2",
		description:
			"A short wheelbase on tall tires, for the trail behind the house as much as the road in front of it. Two people, a deck for tools or a cooler, and enough clearance for ruts and roots.",
		price: 8495,
		range: "45 miles",
		category: "2-seater",
		features: ["2 seats", "Lifted", "Lithium", "Luggage deck"],
		specifications: {
			power: { motor: "5kW AC Motor" },
			capacity: { passengers: "2" },
			dimensions: { length: "110 in" },
		},
	}),
	defineVehicle({
		series,
		model: "4",
		description:
			"Six inches of lift and all-terrain tires under a four-seat body. The brush guard and the tube steps are standard, so the paint meets fewer branches.",
		price: 9795,
		range: "50 miles",
		category: "4-seater",
		features: ["4 seats", "Lifted", "Lithium", "Brush guard", "Street legal"],
		isFeatured: true,
		specifications: {
			power: { motor: "6.3kW AC Motor", battery: "48V 105Ah Lithium" },
			capacity: { passengers: "4" },
			features: { brakes: "Four-wheel hydraulic disc brakes" },
			dimensions: { length: "128 in" },
		},
	}),
	defineVehicle({
		series,
		model: "4 Plus",
		description:
			"The Forester for a weekend away: a roof basket for the bulky things, a larger battery for the distance and seats with proper side support. Four ride, two of them watching where you have been.",
		price: 10495,
		range: "60 miles",
		category: "4-seater",
		features: ["4 seats", "Lifted", "Roof basket", "Lithium", "Street legal"],
		specifications: {
			power: { battery: "48V 150Ah Lithium" },
			capacity: { passengers: "4" },
			features: { seating: "Bolstered seats", lights: "LED headlights and light bar" },
			dimensions: { length: "128 in" },
		},
	}),
	defineVehicle({
		series,
		model: "6",
		description:
			"Three rows on lifted suspension, for a campground host or a large family with a gravel drive. The last row looks back and folds flat into a cargo deck.",
		price: 11295,
		range: "45 miles",
		category: "6-seater",
		features: ["6 seats", "Lifted", "Folding rear row"],
		isAvailable: false,
		specifications: {
			capacity: { passengers: "6" },
			dimensions: { length: "162 in" },
		},
	}),
	defineVehicle({
		series,
		model: "6 Plus",
		description:
			"Everything that the Forester 6 carries, with roof rails, a light bar and the larger battery. Painted dark below the crease, where gravel does its work.",
		price: 11995,
		range: "60 miles",
		category: "6-seater",
		features: ["6 seats", "Lifted", "Lithium", "Light bar", "Street legal"],
		specifications: {
			power: { motor: "7.5kW AC Motor", battery: "48V 150Ah Lithium" },
			capacity: { passengers: "6" },
			features: { lights: "LED headlights and light bar" },
			dimensions: { length: "162 in" },
		},
	}),
	defineVehicle({
		series,
		model: "4 AWD",
		description:
			"One motor for each axle, so wet grass and loose sand are no reason to walk. It climbs slowly and surely, and its regenerative braking holds it back on the way down.",
		price: 12795,
		range: "50 miles",
		category: "4x4-awd",
		features: ["4 seats", "All-wheel drive", "Lifted", "Lithium", "Brush guard"],
		specifications: {
			power: { motor: "2 x 5kW AC Motor", battery: "48V 150Ah Lithium" },
			capacity: { passengers: "4" },
			features: { brakes: "Four-wheel disc, regenerative" },
			dimensions: { length: "146 in" },
		},
	}),
];
