import type { VectorTile, VectorTileFeature } from "@mapbox/vector-tile";
import type { PMTiles } from "pmtiles";
import { basemapFile } from "../src/index.js";
import { featuresOf, openArchive, readTile } from "./archive-tiles.js";

/** The committed archive. */
export const archive: PMTiles = await openArchive(basemapFile);

/** What the map shows at a point: the kind of the water there, or else `earth`. */
export async function surfaceAt(
	longitude: number,
	latitude: number,
	zoom = 10,
): Promise<string | undefined> {
	const { tile, x, y } = await tileAt(longitude, latitude, zoom);
	const [found] = [...polygonsAt(tile, "water", x, y), ...polygonsAt(tile, "earth", x, y)];
	return found && String(found.properties.kind);
}

/** How densely built up a point is: 0 if it is not. */
export async function densityAt(
	longitude: number,
	latitude: number,
	zoom: number,
): Promise<number> {
	const { tile, x, y } = await tileAt(longitude, latitude, zoom);
	const densities = polygonsAt(tile, "landcover", x, y).map(({ properties }) =>
		Number(properties.density ?? 1),
	);
	return Math.max(0, ...densities);
}

/** The polygons of a layer around a point of a tile. */
function polygonsAt(tile: VectorTile | undefined, layer: string, x: number, y: number) {
	return featuresOf(tile, layer).filter(
		(feature) =>
			feature.type === 3 &&
			contains(feature.loadGeometry(), x * feature.extent, y * feature.extent),
	);
}

/** The distance from a point to the nearest line of a kind in its tile, in pixels of a 512 px tile. */
export async function pixelsToLine(
	layer: "boundaries" | "water",
	kind: string,
	longitude: number,
	latitude: number,
	zoom: number,
): Promise<number> {
	const { tile, x, y } = await tileAt(longitude, latitude, zoom);
	const distances = featuresOf(tile, layer)
		.filter((feature) => feature.type === 2 && feature.properties.kind === kind)
		.flatMap((feature) =>
			feature.loadGeometry().flatMap((line) =>
				line.slice(1).map((end, i) => {
					const distance = distanceTo(x * feature.extent, y * feature.extent, line[i] ?? end, end);
					return (distance * 512) / feature.extent;
				}),
			),
		);
	return Math.min(Infinity, ...distances);
}

/** The names of a kind in all places of the tile around a point. */
export async function namesAround(
	kind: string,
	longitude: number,
	latitude: number,
	zoom: number,
): Promise<string[]> {
	const { tile } = await tileAt(longitude, latitude, zoom);
	return featuresOf(tile, "places")
		.filter((feature) => feature.properties.kind === kind)
		.map((feature) => String(feature.properties.name));
}

/** The kinds of a layer's features in the tile around a point. */
export async function kindsAround(
	layer: string,
	longitude: number,
	latitude: number,
	zoom: number,
): Promise<string[]> {
	const features = await featuresAround(layer, longitude, latitude, zoom);
	return features.map((feature) => String(feature.properties.kind));
}

/** The features of a layer in the tile around a point. */
export async function featuresAround(
	layer: string,
	longitude: number,
	latitude: number,
	zoom: number,
): Promise<VectorTileFeature[]> {
	const { tile } = await tileAt(longitude, latitude, zoom);
	return featuresOf(tile, layer);
}

async function tileAt(longitude: number, latitude: number, zoom: number) {
	const position = positionOf(longitude, latitude, zoom);
	const [column, row] = [Math.floor(position.x), Math.floor(position.y)];
	const tile = await readTile(archive, zoom, column, row);
	return { tile, x: position.x - column, y: position.y - row };
}

type Point = { readonly x: number; readonly y: number };

/** Whether a point is inside rings, by the even-odd rule. */
function contains(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
	let isInside = false;
	for (const ring of rings) {
		for (const [i, to] of ring.entries()) {
			const from = ring[i - 1] ?? to;
			if (from.y > y === to.y > y) continue;
			if (from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) > x) isInside = !isInside;
		}
	}
	return isInside;
}

function distanceTo(x: number, y: number, from: Point, to: Point): number {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const squared = dx * dx + dy * dy;
	const along = squared === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / squared;
	const nearest = Math.max(0, Math.min(1, along));
	return Math.hypot(x - from.x - nearest * dx, y - from.y - nearest * dy);
}

/** The position of a point in tiles of a zoom; the integer parts are the tile's x and y. */
export function positionOf(
	longitude: number,
	latitude: number,
	zoom: number,
): { x: number; y: number } {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return {
		x: (longitude / 360 + 0.5) * 2 ** zoom,
		y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom,
	};
}
