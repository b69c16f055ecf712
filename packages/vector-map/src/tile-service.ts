/** The description of a vector tile service. */
export interface VectorTileService {
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
