import { fileURLToPath } from "node:url";

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
