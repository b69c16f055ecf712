import { parseRegion, type RegionName } from "./us-states.js";

/** What else people write for a state: traditional abbreviations, and the Spanish names. */
const otherNames: Partial<Record<RegionName, string>> = {
	Alabama: "ala",
	Arizona: "ariz",
	Arkansas: "ark",
	California: "cal calif cali",
	Colorado: "colo",
	Connecticut: "conn",
	Delaware: "del",
	Florida: "fla",
	Hawaii: "hawai",
	Illinois: "ill",
	Indiana: "ind",
	Kansas: "kan kans",
	Louisiana: "luisiana",
	Massachusetts: "mass",
	Michigan: "mich",
	Minnesota: "minn",
	Mississippi: "miss misisipi",
	Missouri: "misuri",
	Montana: "mont",
	Nebraska: "neb nebr",
	Nevada: "nev",
	"New Hampshire": "nuevo_hampshire",
	"New Jersey": "n_j nueva_jersey",
	"New Mexico": "n_m n_mex nuevo_mexico",
	"New York": "n_y nueva_york",
	"North Carolina": "n_c carolina_del_norte",
	"North Dakota": "n_d n_dak dakota_del_norte",
	Oklahoma: "okla",
	Oregon: "ore oreg",
	Pennsylvania: "penn penna pensilvania",
	"Rhode Island": "r_i",
	"South Carolina": "s_c carolina_del_sur",
	"South Dakota": "s_d s_dak dakota_del_sur",
	Tennessee: "tenn",
	Texas: "tex tejas",
	Washington: "wash",
	"West Virginia": "w_va w_v west_va virginia_occidental",
	Wisconsin: "wis wisc",
	Wyoming: "wyo",
	"District of Columbia": "d_c distrito_de_columbia",
	"Puerto Rico": "p_r",
	"U.S. Virgin Islands": "virgin_islands us_virgin_islands usvi islas_virgenes",
};

const regionByName = new Map(
	Object.entries(otherNames).flatMap(([region, names]) =>
		names.split(" ").map((name) => [name.replaceAll("_", " "), region as RegionName] as const),
	),
);

const directions: Readonly<Record<string, string>> = {
	n: "north",
	no: "north",
	s: "south",
	so: "south",
	w: "west",
};

/** Codes that end other things, too: "golf carts in", "12 Oak Ct", "Golf Cart Co". */
const endings = /^(co|ct|de|in|me|ne|or)$/;

/** Codes and abbreviations that are words, too. */
const words =
	/^(al|co|ct|de|hi|id|in|la|ma|me|mo|ne|oh|ok|or|pa|ark|cal|del|ill|ind|kan|mass|miss|ore|penn|tex|wash)$/;

/**
 * Reads a state or territory as people write it: by its name, its code, a traditional abbreviation, or in Spanish.
 * Undefined for another text.
 *
 * @param text in lower case, without accents and punctuation
 * @example readRegion("n carolina") // "North Carolina"
 */
export function readRegion(text: string): RegionName | undefined {
	const [, first = "", rest] = /^(\S+) (.+)$/.exec(text) ?? [];
	const direction = Object.hasOwn(directions, first) && directions[first];
	return (
		parseRegion(text) ??
		regionByName.get(text) ??
		(direction ? parseRegion(`${direction} ${rest}`) : undefined)
	);
}

/** Whether a text that names a state may say something else at the end of a text that has no city. */
export function isOrdinaryEnding(text: string): boolean {
	return endings.test(text);
}

/** Whether a text that names a state begins sentences, too: "in Portage". */
export function isOrdinaryBeginning(text: string): boolean {
	return /^(co|de|hi|in|la|me|ok|or)$/.test(text);
}

/** Whether a text that names a state is a word, too, which says something else inside of a sentence. */
export function isOrdinaryWord(text: string): boolean {
	return words.test(text);
}
