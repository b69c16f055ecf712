import { createApiClient, type TileJson, tileJsonReader } from "@nev/contract";
import type { VectorTileService } from "@nev/vector-map";
import { warnOnce } from "../host-page/warn-once.js";

/** Latitudes beyond this are not part of the projection (EPSG:3857). */
const maxLatitude = 85.0511;

/** Assumed for an address that is a template and not a TileJSON document. */
const defaultMaxZoom = 14;

/**
 * Reads a vector tile service's description. An address that is none of a service is also reported
 * in the console.
 *
 * @param address the URL of a TileJSON document, or a tile URL with `{z}`, `{x}` and `{y}`
 * @throws {Error} if the service does not answer in 15 seconds, or with something else than TileJSON
 */
export async function readTileJson(
	address: string,
	signal: AbortSignal,
): Promise<VectorTileService> {
	if (address.includes("{z}")) {
		return serviceOf({ tiles: [address], maxzoom: defaultMaxZoom }, document.baseURI);
	}
	const { href } = new URL(address, document.baseURI);
	const folder = new URL(".", href).href;
	const client = createApiClient({ api: folder, credentials: "omit" });
	const query = { key: [href.slice(folder.length)], response: tileJsonReader };
	try {
		return serviceOf(await client.get(query, { signal }), href);
	} catch (error) {
		// An API without a map, or a network that fails, is no mistake of the page. Only the error for an
		// answer that is no TileJSON has a cause.
		if (address.includes("{") || (error as Error).cause) {
			warnOnce(`vector-tiles="${address}" is no TileJSON and has no {z}.`);
		}
		throw error;
	}
}

/**
 * Converts a TileJSON document.
 *
 * @param base what relative addresses are relative to
 */
export function serviceOf(json: TileJson, base: string): VectorTileService {
	const { tiles, attribution, bounds = [], minzoom, maxzoom, ...rest } = json;
	const [west = -180, south = -maxLatitude, east = 180, north = maxLatitude] = bounds;
	return {
		template: resolveTemplate(tiles[0] ?? "", base),
		attribution: attribution ?? "",
		bounds: [west, south, east, north],
		minZoom: minzoom ?? 0,
		maxZoom: maxzoom ?? defaultMaxZoom,
		// A service that does not say what it has may have streets.
		hasRoads: rest.vector_layers?.some(({ id }) => id === "roads") ?? true,
	};
}

/** `new URL()` alone would encode the braces. */
function resolveTemplate(template: string, base: string): string {
	return new URL(template, base).href.replace(/%7B(\w)%7D/gi, "{$1}");
}
