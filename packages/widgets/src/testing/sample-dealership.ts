import type { Dealership } from "@nev/contract";

/** A dealership of a page's own list. */
export const gulfCarts: Dealership = {
	id: 1,
	name: "Gulf Coast Carts",
	address: "12 Main Street",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "hello@example.com",
	latitude: 26.14,
	longitude: -81.79,
};
