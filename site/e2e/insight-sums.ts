import type { Insight } from "@nev/contract/desk";

const day = (index: number) => new Date(Date.UTC(2026, 7, 28 + index)).toISOString().slice(0, 10);

/** Sums of ninety days, as the desk's server sends them. */
export const insightSums: Insight = {
	isOn: true,
	from: day(0),
	to: day(89),
	leads: {
		days: Array.from({ length: 90 }, (_, index) => ({ name: day(index), leads: index % 5 })),
		states: [
			{ name: "Florida", leads: 140 },
			{ name: "", leads: 40 },
		],
		dealers: [
			{ id: 7, name: '=Gulf "Carts"', leads: 140 },
			{ id: 8, name: "", leads: 30 },
			{ id: null, name: "", leads: 10 },
		],
		hosts: [{ name: "shop.example.com", leads: 180 }],
		pages: [{ name: `shop.example.com/${"a-long-path/".repeat(15)}`, leads: 180 }],
		campaigns: [
			{ name: "", leads: 120 },
			{ name: `google / cpc / ${"spring-".repeat(15)}`, leads: 60 },
		],
	},
	answers: [
		{ id: 7, name: '=Gulf "Carts"', leads: 140, taken: 120, openMinutes: 95, givenBack: 3 },
		{ id: 8, name: "", leads: 30, taken: 0, openMinutes: null, givenBack: 30 },
		{ id: 9, name: "Bay Carts", leads: 12, taken: 12, openMinutes: 6, givenBack: 0 },
	],
	searches: [
		{ state: "Montana", zip3: "597", searches: 20, foundNobody: 18 },
		{ state: "New Hampshire", zip3: "036", searches: 9, foundNobody: 4 },
		{ state: "Texas", zip3: "787", searches: 40, foundNobody: 2 },
		{ state: "Maine", zip3: "044", searches: 12, foundNobody: 1 },
		{ state: "Florida", zip3: "341", searches: 300, foundNobody: 0 },
	],
};
