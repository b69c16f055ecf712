/** What the host page chooses about the map. */
export interface MapOptions {
	/**
	 * The address of vector tiles in the schema of the Protomaps basemap: a TileJSON document, or a
	 * URL with `{z}`, `{x}` and `{y}`. Default: the API's own map. With `dealerships`, only the
	 * outlines of the states.
	 */
	vectorTiles?: string | undefined;
	/** The URL of a service's images, with `{z}`, `{x}` and `{y}`. They cover the map. */
	rasterTiles?: string | undefined;
	/** The attribution of these images, as HTML, in a corner of the map. */
	rasterTilesAttribution?: string | undefined;
	/**
	 * `cooperative`: the wheel and one finger scroll the page; Ctrl or ⌘ with the wheel, or two
	 * fingers, move the map. `greedy`: they move the map. Default: `cooperative`.
	 */
	gestureHandling?: "cooperative" | "greedy" | undefined;
}
