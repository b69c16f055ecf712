/** Postal abbreviations of the 50 states, by full name. The API uses the full name everywhere. */
export const usStates = {
	Alabama: "AL",
	Alaska: "AK",
	Arizona: "AZ",
	Arkansas: "AR",
	California: "CA",
	Colorado: "CO",
	Connecticut: "CT",
	Delaware: "DE",
	Florida: "FL",
	Georgia: "GA",
	Hawaii: "HI",
	Idaho: "ID",
	Illinois: "IL",
	Indiana: "IN",
	Iowa: "IA",
	Kansas: "KS",
	Kentucky: "KY",
	Louisiana: "LA",
	Maine: "ME",
	Maryland: "MD",
	Massachusetts: "MA",
	Michigan: "MI",
	Minnesota: "MN",
	Mississippi: "MS",
	Missouri: "MO",
	Montana: "MT",
	Nebraska: "NE",
	Nevada: "NV",
	"New Hampshire": "NH",
	"New Jersey": "NJ",
	"New Mexico": "NM",
	"New York": "NY",
	"North Carolina": "NC",
	"North Dakota": "ND",
	Ohio: "OH",
	Oklahoma: "OK",
	Oregon: "OR",
	Pennsylvania: "PA",
	"Rhode Island": "RI",
	"South Carolina": "SC",
	"South Dakota": "SD",
	Tennessee: "TN",
	Texas: "TX",
	Utah: "UT",
	Vermont: "VT",
	Virginia: "VA",
	Washington: "WA",
	"West Virginia": "WV",
	Wisconsin: "WI",
	Wyoming: "WY",
} as const;

/** A state's full name: `"New York"`. */
export type StateName = keyof typeof usStates;

/** The full names of the 50 states, in alphabetical order. */
export const stateNames = Object.keys(usStates) as [StateName, ...StateName[]];

/** Postal abbreviations of the territories with ZIP codes and of the District, by full name. */
export const usTerritories = {
	"American Samoa": "AS",
	"District of Columbia": "DC",
	Guam: "GU",
	"Northern Mariana Islands": "MP",
	"Puerto Rico": "PR",
	"U.S. Virgin Islands": "VI",
} as const;

/** The full name of a state, a territory or the District of Columbia, as in an address. */
export type RegionName = StateName | keyof typeof usTerritories;

/** The full names of the 50 states, and then of the territories and the District. */
export const regionNames = [...stateNames, ...Object.keys(usTerritories)] as [
	RegionName,
	...RegionName[],
];

/** The postal abbreviation of a state, a territory or the District; undefined for another text. */
export function regionAbbreviation(name: string): string | undefined {
	for (const abbreviations of [usStates, usTerritories] as Record<string, string>[]) {
		if (Object.hasOwn(abbreviations, name)) return abbreviations[name];
	}
	return undefined;
}

let regionByText: ReadonlyMap<string, RegionName> | undefined;

/**
 * Parses the name, the postal abbreviation or the slug of a state, a territory or the District, in any
 * case and as people write it; undefined for another text.
 *
 * @example parseRegion("N.Y.") // "New York"
 */
export function parseRegion(text: string): RegionName | undefined {
	const normalize = (written: string) =>
		written
			.replace(/\./g, "")
			.replace(/[\s-]+/g, " ")
			.trim()
			.toLowerCase();
	regionByText ??= new Map(
		regionNames.flatMap((name) =>
			[name, regionAbbreviation(name) ?? ""].map((written) => [normalize(written), name]),
		),
	);
	return regionByText.get(normalize(text));
}

/** Whether a text is exactly the full name of one of the 50 states. */
export function isStateName(name: string): name is StateName {
	return Object.hasOwn(usStates, name);
}

/**
 * A state's name as it appears in URLs.
 *
 * @example stateSlug("New York") // "new-york"
 */
export function stateSlug(name: string): string {
	return name.toLowerCase().replaceAll(" ", "-");
}
