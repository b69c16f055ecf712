import { fileURLToPath } from "node:url";

/**
 * The absolute path of the PMTiles archive. It is the same from `src` and from `dist`.
 *
 * @example
 * import { open } from "node:fs/promises";
 * const archive = await open(basemapFile);
 */
export const basemapFile: string = fileURLToPath(new URL("../basemap.pmtiles", import.meta.url));
