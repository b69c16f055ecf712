/** Two dealers of the host's own. */
export const dealers = [
	{
		id: 1,
		name: "Gulf Coast Carts",
		address: "12 Main Street",
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
		phone: "(239) 555-0142",
		email: "info@gulf-coast.example.com",
		latitude: 26.14,
		longitude: -81.79,
	},
	{
		id: 2,
		name: "Bayou Carts",
		address: "7 Levee Road",
		city: "New Orleans",
		state: "Louisiana",
		zipCode: "70112",
		phone: "(504) 555-0117",
		email: "info@bayou.example.com",
		latitude: 29.95,
		longitude: -90.07,
	},
];
