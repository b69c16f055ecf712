import type { StateName } from "@nev/contract";

export interface Region {
	readonly id: string;
	readonly name: string;
	/** In alphabetical order. */
	readonly states: readonly StateName[];
	readonly text: string;
}

/** The regions on the page of the United States. Each state belongs to one region. */
export const regionalCoverage: readonly Region[] = [
	{
		id: "northeast",
		name: "Northeast",
		states: [
			"Connecticut",
			"Delaware",
			"Maine",
			"Maryland",
			"Massachusetts",
			"New Hampshire",
			"New Jersey",
			"New York",
			"Pennsylvania",
			"Rhode Island",
			"Vermont",
		],
		text: "Old town centers, islands and shore towns have short distances and slow streets, and winters that make a garage worth having.",
	},
	{
		id: "southeast",
		name: "Southeast",
		states: [
			"Alabama",
			"Arkansas",
			"Florida",
			"Georgia",
			"Kentucky",
			"Louisiana",
			"Mississippi",
			"North Carolina",
			"South Carolina",
			"Tennessee",
			"Virginia",
			"West Virginia",
		],
		text: "Mild winters, beach towns and planned communities suit open vehicles for much of the year, with shade for the battery in summer.",
	},
	{
		id: "midwest",
		name: "Midwest",
		states: [
			"Illinois",
			"Indiana",
			"Iowa",
			"Kansas",
			"Michigan",
			"Minnesota",
			"Missouri",
			"Nebraska",
			"North Dakota",
			"Ohio",
			"South Dakota",
			"Wisconsin",
		],
		text: "Lake towns, campuses and farms keep utility models busy from spring to fall, and cold months call for a range with a margin.",
	},
	{
		id: "southwest",
		name: "Southwest",
		states: ["Arizona", "New Mexico", "Oklahoma", "Texas"],
		text: "Dry roads and wide communities make for easy driving, while the heat asks for shade and for charging in the cool of the night.",
	},
	{
		id: "west",
		name: "West",
		states: [
			"Alaska",
			"California",
			"Colorado",
			"Hawaii",
			"Idaho",
			"Montana",
			"Nevada",
			"Oregon",
			"Utah",
			"Washington",
			"Wyoming",
		],
		text: "From coast towns to mountain resorts the ground changes fast, so look at hills and posted limits before you choose a model.",
	},
];
