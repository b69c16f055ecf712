import type { Vehicle } from "@nev/contract";

/** A host page's own vehicle. Its picture comes from the API. */
export const gt4: Vehicle = {
	id: 1,
	name: "D6 Max GT4",
	slug: "d6-max-gt4",
	description: "Four seats in two rows, with half doors.",
	price: 13295,
	range: "70 miles",
	category: "4-seater",
	series: "D6 Max",
	model: "GT4",
	imageUrl: "/api/images/d6-max-gt4.svg",
	features: ["4 seats", "Lithium", "Half doors", "Trunk"],
	isAvailable: true,
	isFeatured: false,
	specifications: {
		power: {
			topSpeed: "20 mph",
			motor: "5 kW AC Motor",
			battery: "51V 105Ah Lithium",
			controller: "400A AC Controller",
		},
		capacity: { passengers: "4" },
		features: {
			brakes: "Four-wheel disc brakes",
			lights: "LED light bar",
			seating: "Heated seats",
			warranty: "4 years",
			assembly: "Florida",
		},
		dimensions: { length: "118 in" },
	},
};
