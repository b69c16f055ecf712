import type { Point } from "leaflet";
import { expect, test } from "vitest";
import type { DrawnTile } from "./drawn-tile.js";
import type { CanvasView } from "./map-canvas.js";
import { keyOf, type TilePosition } from "./tile-grid.js";
import type { TileStore } from "./tile-store.js";
import { partsToDraw } from "./view-tiles.js";

const tile: DrawnTile = { paths: new Map(), extent: 4096, places: [], roadNames: [] };

/** The tiles that are drawn in a view within tile 3/4/4 while these are there. */
function sourcesOf(...loaded: string[]): string[] {
	const view = {
		...{ zoom: 4, worldSize: 4096, width: 100, height: 100, ratio: 1 },
		origin: { x: 2100, y: 2100 } as Point,
		margin: { x: 0, y: 0 } as Point,
	} satisfies CanvasView;
	const get = (position: TilePosition) => (loaded.includes(keyOf(position)) ? tile : undefined);
	const service = { minZoom: 0, maxZoom: 10 } as Parameters<typeof partsToDraw>[1];
	return partsToDraw(view, service, { get } as TileStore).map(({ source }) => keyOf(source));
}

test("until a tile is there, the next larger one and smaller ones take its place", () => {
	expect(sourcesOf("3/4/4", "2/2/2", "4/8/8")).toEqual(["3/4/4"]);
	expect(sourcesOf("2/2/2", "1/1/1", "4/8/8")).toEqual(["2/2/2", "4/8/8"]);
	expect(sourcesOf("0/0/0")).toEqual(["0/0/0"]);
	expect(sourcesOf()).toEqual([]);
});
