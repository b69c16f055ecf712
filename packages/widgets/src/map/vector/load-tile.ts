import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { type DrawnTile, drawnTileOf } from "./drawn-tile.js";
import { project, rectangleOf, type TilePosition } from "./tile-grid.js";
import type { VectorTileService } from "./tile-json.js";

/** How long the main thread is kept before the page gets a turn, in milliseconds. */
const sliceMs = 6;

/** Creates the function that loads and prepares a service's tiles. */
export function tileLoader({ template, bounds }: VectorTileService) {
	const [west, south, east, north] = bounds;
	const topLeft = project(north, west);
	const bottomRight = project(south, east);

	function isOutside(position: TilePosition): boolean {
		const { left, top, right, bottom } = rectangleOf({ ...position, column: position.x });
		return (
			right <= topLeft.x || left >= bottomRight.x || bottom <= topLeft.y || top >= bottomRight.y
		);
	}

	return async (position: TilePosition, signal: AbortSignal): Promise<DrawnTile | null> => {
		if (isOutside(position)) return null;
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
