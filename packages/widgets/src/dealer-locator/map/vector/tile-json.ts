import { tileJsonSchema } from "@nev/contract";

/** The description of a vector tile service (TileJSON 3.0), as far as the map uses it. */
export interface TileService {
	/** An absolute URL with `{z}`, `{x}` and `{y}`. */
	readonly template: string;
	/** Credits, as HTML. */
	readonly attribution: string;
	/** West, south, east and north in degrees. There are no tiles outside. */
	readonly bounds: readonly [number, number, number, number];
	readonly minZoom: number;
	/** The last zoom with tiles of its own. The map enlarges them beyond it. */
	readonly maxZoom: number;
	/** Whether there are streets. */
	readonly hasRoads: boolean;
}

/** Latitudes beyond this are not part of the projection (EPSG:3857). */
const maxLatitude = 85.0511;

/** Assumed for an address that is a template and not a TileJSON document. */
const defaultMaxZoom = 14;

/**
 * Reads a vector tile service's description.
 *
 * @param address the URL of a TileJSON document, or a tile URL with `{z}`, `{x}` and `{y}`
 * @throws {Error} if the service does not answer, or with something else than TileJSON
 */
export async function readTileJson(address: string, signal: AbortSignal): Promise<TileService> {
	if (address.includes("{z}")) {
		return serviceOf({ tiles: [address], maxzoom: defaultMaxZoom }, document.baseURI);
	}
	const response = await fetch(address, { signal });
	if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
	return serviceOf(await response.json(), response.url || document.baseURI);
}

/**
 * Converts a TileJSON document.
 *
 * @param base what relative addresses are relative to
 * @throws {Error} if it names no tiles
 */
export function serviceOf(json: unknown, base: string): TileService {
	const { tiles, attribution, bounds, minzoom, maxzoom, ...rest } = tileJsonSchema.parse(json);
	return {
		template: resolveTemplate(tiles[0] ?? "", base),
		attribution: attribution ?? "",
		bounds: bounds ?? [-180, -maxLatitude, 180, maxLatitude],
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
