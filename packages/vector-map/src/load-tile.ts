import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { type DrawnTile, drawnTileOf } from "./drawn-tile.js";
import {
	overlaps,
	project,
	rectangleOf,
	type TilePosition,
	type WorldRectangle,
} from "./tile-grid.js";
import type { VectorTileService } from "./tile-service.js";

/** How long the main thread is kept before the page gets a turn, in milliseconds. */
const sliceMs = 6;

/** Creates the function that loads and prepares a service's tiles. */
export function tileLoader({ template, bounds }: VectorTileService) {
	const [west, south, east, north] = bounds;
	const { x: left, y: top } = project(north, west);
	const { x: right, y: bottom } = project(south, east);
	const area: WorldRectangle = { left, top, right, bottom };

	return async (position: TilePosition, signal: AbortSignal): Promise<DrawnTile | null> => {
		if (!overlaps(rectangleOf({ ...position, column: position.x }), area)) return null;
		const { z, x, y } = position;
		const url = template.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);
		const response = await fetch(url, { signal });
		// 204: the tile is empty. 404: it is outside of what the service has.
		if (response.status === 204 || response.status === 404) return null;
		if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
		const tile = new VectorTile(new PbfReader(await response.arrayBuffer()));
		return inSlices(drawnTileOf(tile, position), signal);
	};
}

/**
 * Runs steps in slices that are short enough for a page to stay responsive. A worker would need an
 * address of its own that the host page's content security policy allows.
 */
async function inSlices<Value>(
	steps: Generator<undefined, Value>,
	signal: AbortSignal,
): Promise<Value> {
	for (;;) {
		const end = performance.now() + sliceMs;
		do {
			const step = steps.next();
			if (step.done) return step.value;
		} while (performance.now() < end);
		await new Promise((resolve) => setTimeout(resolve));
		signal.throwIfAborted();
	}
}
