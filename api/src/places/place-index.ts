import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Place, usStates, usTerritories } from "@nev/contract";
import { firstIndex } from "../first-index.js";
import { lazy } from "../lazy.js";
import type { Point } from "./miles-between.js";
import { createPointGrid } from "./point-grid.js";

const maxSuggestions = 8;

/** Finds places by ZIP code and by city, with the data of the `zipcodes` package. */
export interface PlaceIndex {
	/** The place of a five-digit ZIP code. */
	byZip(zip: string): Place | undefined;
	/** The place of the ZIP code nearest to a point; undefined if none is within about a hundred miles. */
	nearest(point: Point): Place | undefined;
	/**
	 * Up to eight places for what a visitor typed. Leading digits are the beginning of a ZIP code, and
	 * what follows them is ignored (`"33101-1234"`). Other text is the beginning of a city, or a city and
	 * the beginning of a state (`"naples, fl"`). Larger cities come first.
	 */
	suggest(typed: string): Place[];
}

/** A place without its label, which is made when somebody asks. */
type ZipArea = Omit<Place, "label"> & { readonly zip: string };

interface City {
	place: Place;
	searchName: string;
	searchRegions: readonly string[];
	/** Its place in the list of all by size, which is the number of ZIP codes, and then by name. */
	rank: number;
}

/** The index. Building it takes some tenths of a second, so all users in a process share it. */
export const placeIndex: () => PlaceIndex = lazy(createPlaceIndex);

function createPlaceIndex(): PlaceIndex {
	const zips = new Map<string, ZipArea>();
	for (const { zip, city, state: abbreviation, latitude, longitude } of readZipCodes()) {
		const state = regionName(abbreviation);
		if (!state || !isInUnitedStates(longitude)) continue;
		zips.set(zip, { city, state, zip, latitude, longitude });
	}
	const sortedZips = [...zips.keys()].sort();
	const cities = collectCities(zips.values());
	const grid = lazy(() => createPointGrid([...zips.values()]));

	return {
		byZip,
		nearest(point) {
			const area = grid().nearest(point);
			return area && byZip(area.zip);
		},
		suggest(typed) {
			const text = normalize(typed);
			if (text === "") return [];
			const [digits] = /^\d+/.exec(text) ?? [];
			return digits ? zipsStartingWith(digits) : citiesStartingWith(text);
		},
	};

	function byZip(zip: string): Place | undefined {
		const area = zips.get(zip);
		return area && { label: `${zip} ${cityLabel(area)}`, ...area };
	}

	function zipsStartingWith(digits: string): Place[] {
		const start = firstIndex(sortedZips, (zip) => zip >= digits);
		return sortedZips
			.slice(start, start + maxSuggestions)
			.filter((zip) => zip.startsWith(digits))
			.flatMap((zip) => byZip(zip) ?? []);
	}

	function citiesStartingWith(text: string): Place[] {
		const matches = citiesBetween(text, `${text}\uffff`);
		// What is behind any of the spaces may be the beginning of a state.
		for (let end = text.indexOf(" "); end > 0; end = text.indexOf(" ", end + 1)) {
			const region = text.slice(end + 1);
			const named = citiesBetween(text.slice(0, end), `${text.slice(0, end)}\0`);
			matches.push(
				...named.filter(({ searchRegions }) =>
					searchRegions.some((name) => name.startsWith(region)),
				),
			);
		}
		return matches
			.sort((a, b) => a.rank - b.rank)
			.slice(0, maxSuggestions)
			.map(({ place }) => place);
	}

	/** The cities whose names are at or after the first text, and before the second. */
	function citiesBetween(first: string, end: string): City[] {
		return cities.slice(
			firstIndex(cities, ({ searchName }) => searchName >= first),
			firstIndex(cities, ({ searchName }) => searchName >= end),
		);
	}
}

/** From Maine to Alaska, or on a Pacific island. In the data, 10200 lacks its minus sign. */
function isInUnitedStates(longitude: number): boolean {
	return longitude < -60 || longitude > 140;
}

/** By name. */
function collectCities(areas: Iterable<ZipArea>): City[] {
	return [...groupBy(areas, cityLabel)]
		.flatMap(([label, members]) => {
			const [first, ...others] = members;
			if (!first) return [];
			const abbreviation = regionAbbreviations.get(first.state) ?? "";
			return {
				place: { label, ...mostCentral([first, ...others]) },
				searchName: normalize(first.city),
				searchRegions: [normalize(first.state), abbreviation.toLowerCase()],
				weight: members.length,
			};
		})
		.sort((a, b) => b.weight - a.weight || a.place.label.localeCompare(b.place.label, "en"))
		.map(({ weight: _, ...city }, rank) => ({ ...city, rank }))
		.sort((a, b) => (a.searchName < b.searchName ? -1 : Number(a.searchName > b.searchName)));
}

const cityLabel = ({ city, state }: ZipArea) => `${city}, ${state}`;

/**
 * Lower case, without accents and punctuation, with single spaces and "St" spelled out, as in the
 * data, which has "O Fallon" and "Lees Summit".
 */
function normalize(text: string): string {
	return text
		.normalize("NFD")
		.toLowerCase()
		.replace(/\b([dlo])['\u2019]/g, "$1 ")
		.replace(/[\u0300-\u036f.'\u2019]/g, "")
		.replace(/[\s,-]+/g, " ")
		.trim()
		.replace(/\b(st|ste|ft|mt)(?= )/g, (short) => spelledOut[short] ?? short);
}

const spelledOut: Record<string, string> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };

/** The ZIP code nearest to the mean of a city's ZIP codes. */
function mostCentral(members: [ZipArea, ...ZipArea[]]): ZipArea {
	const middle = {
		latitude: mean(members.map(({ latitude }) => latitude)),
		longitude: mean(members.map(({ longitude }) => longitude)),
	};
	const offset = (area: ZipArea) =>
		Math.hypot(area.latitude - middle.latitude, area.longitude - middle.longitude);
	return members.reduce((best, area) => (offset(area) < offset(best) ? area : best));
}

function mean(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}

function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group) group.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return groups;
}

const names = new Map<string, string>(
	Object.entries({ ...usStates, ...usTerritories }).map(([name, abbreviation]) => [
		abbreviation,
		name,
	]),
);

/**
 * The full name of a state, the District of Columbia or a territory. Undefined for military mail
 * (`AE`) and for Canadian provinces.
 */
function regionName(abbreviation: string): string | undefined {
	return names.get(abbreviation.toUpperCase());
}

/** The abbreviation of each region, by its full name. */
const regionAbbreviations: ReadonlyMap<string, string> = new Map(
	[...names].map(([abbreviation, name]) => [name, abbreviation]),
);

/** One ZIP code of the `zipcodes` package. */
interface ZipCode {
	readonly zip: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly city: string;
	/** The postal abbreviation of a state or a territory. */
	readonly state: string;
}

/**
 * Reads the ZIP codes of the `zipcodes` package as JSON, which is most of its file. Imported, they are
 * program text: parsing it takes 50 MB that Node.js does not give back, and the objects stay.
 *
 * @throws {Error} if the file has another form, as in another version of the package
 */
function readZipCodes(): ZipCode[] {
	const file = fileURLToPath(import.meta.resolve("zipcodes/lib/codes.js"));
	const [, json] = /^exports\.codes = (\{.*\});?$/m.exec(readFileSync(file, "utf8")) ?? [];
	if (!json) throw new Error(`${file} has no ZIP codes where they are expected.`);
	return Object.values(JSON.parse(json) as Record<string, ZipCode>);
}
