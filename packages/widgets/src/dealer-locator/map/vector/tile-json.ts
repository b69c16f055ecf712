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
	const document: Record<string, unknown> = Object(json);
	const { tiles, attribution, bounds, minzoom, maxzoom, vector_layers: layers } = document;
	const template: unknown = Array.isArray(tiles) ? tiles[0] : undefined;
	if (typeof template !== "string") throw new Error("The TileJSON document names no tiles.");
	const [west, south, east, north] = numbersOf(bounds);
	return {
		template: resolveTemplate(template, base),
		attribution: typeof attribution === "string" ? attribution : "",
		bounds: [west ?? -180, south ?? -maxLatitude, east ?? 180, north ?? maxLatitude],
		minZoom: typeof minzoom === "number" ? minzoom : 0,
		maxZoom: typeof maxzoom === "number" ? maxzoom : defaultMaxZoom,
		// A template alone may have streets.
		hasRoads: !Array.isArray(layers) || layers.some((layer) => Object(layer).id === "roads"),
	};
}

function numbersOf(value: unknown): number[] {
	const numbers = Array.isArray(value) ? value.filter((item) => typeof item === "number") : [];
	return numbers.length === 4 ? numbers : [];
}

/** `new URL()` alone would encode the braces. */
function resolveTemplate(template: string, base: string): string {
	return new URL(template, base).href.replace(/%7B(\w)%7D/gi, "{$1}");
}
