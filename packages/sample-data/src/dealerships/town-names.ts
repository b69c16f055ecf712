/** Names in the ZIP code data, of two ZIP codes and more, at which no shop would stand. */
export const notTowns: ReadonlySet<string> = new Set([
	// Mail addresses of companies and sorting centres
	"Academy Life",
	"Eastern States Bkcard Assoc",
	"Fox Valley",
	"Kansas Lottery",
	"Lehigh Valley",
	"Mid Florida",
	"Nationwide Fulfill Systems",
	"North Metro",
	"Shawnee Mission",
	"Southeastern",
	"Southern Md Facility",
	"The Lakes",
	// Military posts and prisons
	"Camp Lejeune",
	"Edwards",
	"Fort Benning",
	"Fort Bliss",
	"Fort Bragg",
	"Fort Huachuca",
	"Fort Knox",
	"Fort Stewart",
	"Grand Forks Afb",
	"J B P H H",
	"Jber",
	"Kincheloe",
	"Minot Afb",
	"Quantico",
	"Raiford",
	"San Quentin",
	"Stennis Space Center",
	"Tennessee Colony",
	"U S A F Academy",
	"West Point",
	// Towns that stand there under their full names too, or have lost a letter or a mark
	"Apache Jct",
	"Atl",
	"Bham",
	"Coeur D Alene",
	"Crp Christi",
	"Hon",
	"Land O Lakes",
	"Mc Cormick",
	"Mc Lean",
	"Nashvl",
	"O Fallon",
]);

const spellings: Record<string, string> = {
	"Croton On Hudson": "Croton on Hudson",
	Debary: "DeBary",
	"Defuniak Springs": "DeFuniak Springs",
	Deland: "DeLand",
	Desoto: "DeSoto",
	"Fond Du Lac": "Fond du Lac",
	Labelle: "LaBelle",
	Lagrange: "LaGrange",
	"Marina Del Rey": "Marina del Rey",
	"Melcher-dallas": "Melcher-Dallas",
	"Playa Del Rey": "Playa del Rey",
};

/**
 * A town's name with the capitals that print gives it. Only case changes, so that a search for the
 * postal name still finds it.
 *
 * @example spelledInPrint("Mckinney") // "McKinney"
 */
export function spelledInPrint(city: string): string {
	return (
		spellings[city] ??
		city.replace(/^Mc([a-z])/, (_, initial: string) => `Mc${initial.toUpperCase()}`)
	);
}
