import { matchesSearch, type Vehicle } from "@nev/contract";

/** What people call any of these vehicles. */
const commonNames =
	"golf cart carts buggy ev electric neighborhood vehicles nev low-speed lsv for sale";

/** What a vehicle search looks through, besides name and description. */
type SearchedVehicle = Pick<Vehicle, "name" | "description"> &
	Partial<Pick<Vehicle, "category" | "series" | "model" | "features">>;

/**
 * Whether a vehicle has a query in its name or description (specification, section 5), or all of its words in
 * these, its category, its series or its badges. Words may be cut short, and a hyphen is a space.
 *
 * @example matchesVehicle(vehicle, "lifted 4-seater")
 */
export function matchesVehicle(vehicle: SearchedVehicle, query: string): boolean {
	const { name, description, category = "", series = "", model = "", features = [] } = vehicle;
	if (matchesSearch(`${name}\n${description}`.toLowerCase(), query)) return true;
	const text = [name, description, category, series, model, ...features, commonNames]
		.map(spaced)
		.join("");
	return asWeWrite(query)
		.split(/\s+/)
		.map(spaced)
		.every((word) => text.includes(/\d $/.test(word) ? word : word.trimEnd()));
}

/** A query as categories and badges are written: "6 passenger golfcart" is "6-seater golf cart". */
function asWeWrite(query: string): string {
	return query
		.trim()
		.toLowerCase()
		.replace(/\b(passenger|person)s?\b/g, "seater")
		.replace(/(\d) ?(?=seater)/g, "$1-")
		.replace("golfcart", "golf cart")
		.replace(/\boff ?road\b/, "off-road");
}

/** A text in lower case with spaces around each of its words. */
function spaced(text: string): string {
	return ` ${text
		.toLowerCase()
		.replace(/[^\p{Letter}\p{Number}]+/gu, " ")
		.trim()} `;
}
