import { defineVehicle } from "../sample-vehicle.js";

const series = "Classic";

export const classicVehicles = [
	defineVehicle({
		series,
		model: "2",
		description:
			"The plainest way to leave the car at home: two seats, a windshield that folds, and a luggage deck for the week's groceries. Its lead-acid batteries keep the price down and suit trips of a few miles at a time.",
		price: 6695,
		range: "25 miles",
		category: "2-seater",
		features: ["2 seats", "Folding windshield", "Luggage deck"],
		specifications: {
			power: { topSpeed: "23 mph", motor: "4kW AC Motor", battery: "48V Lead-acid" },
			capacity: { passengers: "2" },
			features: { brakes: "Rear drum brakes", seating: "Vinyl bench" },
			dimensions: { length: "107 in" },
		},
	}),
	defineVehicle({
		series,
		model: "2 Plus",
		description:
			"Built around the first tee: two bags stand upright behind the seats, and the low deck spares your back. A lithium battery takes it around the course twice and home through the neighborhood.",
		price: 7495,
		range: "40 miles",
		category: "2-seater",
		features: ["2 seats", "Lithium", "Bag holder", "Street legal"],
		isAvailable: false,
		specifications: {
			power: { motor: "5kW AC Motor" },
			capacity: { passengers: "2" },
			dimensions: { length: "107 in" },
		},
	}),
	defineVehicle({
		series,
		model: "4",
		description:
			"Two seats look ahead and two look back, over a step that folds up when nobody needs it. The Classic 4 fits a single garage bay with room left for the bicycles.",
		price: 7995,
		range: "35 miles",
		category: "4-seater",
		features: ["4 seats", "Rear-facing bench", "Folding step"],
		specifications: {
			power: { motor: "5kW AC Motor", battery: "48V Lead-acid" },
			capacity: { passengers: "4" },
			dimensions: { length: "126 in" },
		},
	}),
	defineVehicle({
		series,
		model: "4 Plus",
		description:
			"The model most families start with. It adds a lithium battery, front disc brakes and cushions you can still sit on after an hour, and it is street legal where posted limits are 35 mph or lower.",
		price: 8995,
		range: "60 miles",
		category: "4-seater",
		features: ["4 seats", "Lithium", "Street legal", "Folding step"],
		isFeatured: true,
		externalUrl: "https://example.com/vehicles/classic-4-plus",
		specifications: {
			power: { topSpeed: "25 mph", motor: "6.3kW AC Motor", battery: "48V 105Ah Lithium" },
			capacity: { passengers: "4" },
			features: { brakes: "Front disc, rear drum brakes", seating: "Two-tone cushions" },
			dimensions: { length: "126 in" },
		},
	}),
];
