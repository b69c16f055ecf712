import type { Vehicle } from "@nev/contract";

/** A visitor's input, by field label. */
export const visitor = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Phone: "(239) 555-0142",
	Email: "ada@example.com",
};

/** A vehicle that the host page passes. */
export const gt4: Vehicle = {
	id: 1,
	name: "D6 Max GT4",
	slug: "d6-max-gt4",
	description: "Four seats in a row of two.",
	price: 13295,
	range: "60 miles",
	category: "4-seater",
	series: "D6 Max",
	model: "GT4",
	imageUrl: "/api/images/d6-max-gt4.svg",
	features: [],
	isAvailable: true,
	isFeatured: false,
	specifications: {},
};
