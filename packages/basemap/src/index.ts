import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export { type ArchiveStartOptions, writeArchiveStart } from "./pmtiles/archive-start.js";

/** Credits of a map's data. */
export type BasemapAttribution = {
	/** Without links, as for print. */
	readonly text: string;
	readonly html: string;
};

/** To be shown on every map drawn from the archive: the license of GeoNames, CC BY 4.0, requires it. */
export const basemapAttribution: BasemapAttribution = {
	text: "© GeoNames (CC BY 4.0), GSHHG, U.S. Census Bureau, Natural Earth",
	html: [
		'© <a href="https://www.geonames.org/">GeoNames</a>',
		' (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)',
		', <a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>',
		', <a href="https://www.census.gov/">U.S. Census Bureau</a>',
		', <a href="https://www.naturalearthdata.com/">Natural Earth</a>',
	].join(""),
};

/**
 * The absolute path of the PMTiles archive. It is the same from `src` and from `dist`.
 *
 * @example
 * import { open } from "node:fs/promises";
 * const archive = await open(basemapFile);
 */
export const basemapFile: string = fileURLToPath(new URL("../basemap.pmtiles", import.meta.url));

/** A town or a county of the United States. */
export type GazetteerEntry = {
	/** As people write it: `"St. Louis"`, `"Orange County"`. */
	readonly name: string;
	/** The postal abbreviation of the state or territory. */
	readonly state: string;
	/** Degrees north; of a county where most of its people are. */
	readonly latitude: number;
	/** Degrees east. */
	readonly longitude: number;
	/** 0 if it is unknown. Of a county it is that of its towns. */
	readonly population: number;
};

/** A ZIP code of a state or territory. */
export type ZipCode = {
	/** Five digits. */
	readonly zip: string;
	/** As the post office writes it; empty of a code that only an organization had. */
	readonly city: string;
	/** The postal abbreviation of the state or territory. */
	readonly state: string;
	/** Degrees north. */
	readonly latitude: number;
	/** Degrees east. */
	readonly longitude: number;
};

/** The absolute path of the list of ZIP codes, an array in each line. */
export const zipCodesFile: string = fileURLToPath(new URL("../zip-codes.json", import.meta.url));

type ZipCodeLine = [zip: string, city: string, state: string, latitude: number, longitude: number];

/** Reads the ZIP codes of all states and territories, ascending. */
export function readZipCodes(): ZipCode[] {
	// Strings of JSON are shared, and those of a split text are not, which costs 12 MB.
	const lines: ZipCodeLine[] = JSON.parse(readFileSync(zipCodesFile, "utf8"));
	return lines.map(([zip, city, state, latitude, longitude]) => ({
		zip,
		city,
		state,
		latitude,
		longitude,
	}));
}

/** The absolute path of the country's outline, one ring in each line. */
export const outlineFile: string = fileURLToPath(new URL("../outline.txt", import.meta.url));

/**
 * Reads the rings of the country with its territories, of islands too. Each point has three numbers: its
 * longitude, its latitude, and 1 if Canada or Mexico is within about two miles, or else 0.
 */
export function readOutline(): Float64Array[] {
	return readFileSync(outlineFile, "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => Float64Array.from(line.split(" "), Number));
}

/** The absolute path of the list of towns and counties, one in each line, with tabs. */
export const gazetteerFile: string = fileURLToPath(new URL("../gazetteer.tsv", import.meta.url));

/** Reads all towns with about 1,000 people or more and all counties, the largest first. */
export function readGazetteer(): GazetteerEntry[] {
	return readFileSync(gazetteerFile, "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => {
			const [name = "", state = "", latitude, longitude, population] = line.split("\t");
			return {
				name,
				state,
				latitude: Number(latitude),
				longitude: Number(longitude),
				population: Number(population),
			};
		});
}
