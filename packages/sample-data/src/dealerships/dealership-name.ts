import type { StateName } from "@nev/contract";
import { landscapesOf, landscapeWords } from "./landscapes.js";
import { pick, type Random } from "./mulberry32.js";

/** What a shop calls its trade. */
const trades = [
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

const neighborly = [
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

/** Towns that share their name with a maker of carts: a shop there is not named after the town. */
const townsNamedLikeMakers: ReadonlySet<string> = new Set(["Columbia"]);

/** Where a shop stands, as far as its name may tell. */
export type ShopPlace = { state: StateName; city: string; street: string };

/** A name that a local shop at this place might have. Made up: it names no real company. */
export function dealershipName(random: Random, { state, city, street }: ShopPlace): string {
	const trade = pick(random, trades);
	const family = pick(random, familyNames);
	const word = pick(random, landscapeWords[pick(random, landscapesOf(state, city))]);
	return pick(random, [
		`${townsNamedLikeMakers.has(city) ? word : city} ${trade}`,
		`${word} ${trade}`,
		`${word} ${trade}`,
		`${word} ${trade} of ${city}`,
		`${family} ${trade}`,
		`${family} ${pick(random, ["& Sons", "& Daughters", "Brothers", "Family"])} ${trade}`,
		`${pick(random, neighborly)} ${trade}`,
		`${street} ${trade}`,
	]);
}
