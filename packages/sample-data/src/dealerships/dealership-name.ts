import type { StateName } from "@nev/contract";
import { landscapesOf, landscapeWords } from "./landscapes.js";
import { pick, type Random } from "./mulberry32.js";

/** The kinds of shop in a name. */
const shopTypes = [
	"Carts",
	"Cart Company",
	"Electric Carts",
	"Neighborhood EVs",
	"Cart Shop",
	"Cart Works",
	"Electric Vehicles",
	"Cart Center",
	"Low-Speed Vehicles",
	"EV Garage",
	"Cart Barn",
	"Cart Supply",
	"Electric Rides",
	"Cart Depot",
	"Neighborhood Carts",
	"Cart Service",
] as const;

const familyNames = [
	"Hollis",
	"Whitaker",
	"Delgado",
	"Nguyen",
	"Okafor",
	"Bauer",
	"Lindqvist",
	"Marchetti",
	"Alvarez",
	"Brennan",
	"Castillo",
	"Dawson",
	"Fontaine",
	"Gallagher",
	"Hargrove",
	"Ibarra",
	"Jensen",
	"Kowalski",
	"Lambert",
	"Novak",
	"Ortega",
	"Pruitt",
	"Ramsey",
	"Sandoval",
	"Tanaka",
	"Underwood",
	"Vasquez",
	"Weller",
	"Yoder",
	"Zielinski",
] as const;

const neighborlyPhrases = [
	"Hometown",
	"Good Neighbor",
	"Corner",
	"Around Town",
	"Short Trip",
	"Quiet Street",
	"Front Porch",
	"Sunday Drive",
	"Easy Street",
	"Slow Lane",
] as const;

/** Towns with the same name as a manufacturer of carts. No shop is named after them. */
const townsNamedLikeManufacturers: ReadonlySet<string> = new Set(["Columbia"]);

/** The parts of a shop's address that its name can contain. */
export type ShopLocation = { state: StateName; city: string; street: string };

/** Generates a name for a local shop. It does not name a real company. */
export function dealershipName(random: Random, { state, city, street }: ShopLocation): string {
	const shopType = pick(random, shopTypes);
	const family = pick(random, familyNames);
	const word = pick(random, landscapeWords[pick(random, landscapesOf(state, city))]);
	return pick(random, [
		`${townsNamedLikeManufacturers.has(city) ? word : city} ${shopType}`,
		`${word} ${shopType}`,
		`${word} ${shopType}`,
		`${word} ${shopType} of ${city}`,
		`${family} ${shopType}`,
		`${family} ${pick(random, ["& Sons", "& Daughters", "Brothers", "Family"])} ${shopType}`,
		`${pick(random, neighborlyPhrases)} ${shopType}`,
		`${street} ${shopType}`,
	]);
}
