import { columnOf, milesBetween, type Point, placeIndex, rowOf } from "@nev/api/operations";
import type { RegionName } from "@nev/contract";
import { zxyToTileId } from "pmtiles";
import {
	type Box,
	childrenOf,
	countryMaxZoom,
	countryTiles,
	parentsOf,
	type TileSet,
	withNeighbors,
} from "./country-tiles.js";

/** Where the map has all of its zooms. */
export interface DetailedArea {
	readonly points: readonly Point[];
	/** How far around each point. */
	readonly miles: number;
	readonly states: readonly RegionName[];
	readonly boxes: readonly Box[];
}

/** The last zoom of which the map has the whole world. */
const worldMaxZoom = 5;

/** The zoom that a state is cut at, in tiles of about 20 miles. */
const stateZoom = 10;

const milesPerDegree = 69.1;

/**
 * The tiles of a map of the country: the world to zoom 5, the country to zoom 9, and all zooms of the detailed
 * area.
 *
 * @returns their ids of PMTiles, ascending
 */
export function wantedTiles(area: DetailedArea, maxZoom: number): Float64Array {
	const country = countryTiles();
	const states = tilesOfStates(area.states, country);
	const ids: Float64Array[] = [];
	for (let zoom = 0; zoom <= maxZoom; zoom++) {
		const tiles = new Set<number>(zoom <= worldMaxZoom ? Array(4 ** zoom).keys() : []);
		if (zoom > worldMaxZoom) {
			if (zoom <= countryMaxZoom)
				addAll(tiles, withNeighbors(atZoom(country, countryMaxZoom, zoom), zoom));
			addAll(tiles, atZoom(states, stateZoom, zoom));
			for (const point of area.points) addAround(tiles, zoom, point, area.miles);
			for (const box of area.boxes) addBox(tiles, zoom, box);
		}
		const size = 2 ** zoom;
		const ofZoom = Float64Array.from(tiles, (tile) =>
			zxyToTileId(zoom, tile % size, Math.floor(tile / size)),
		);
		ids.push(ofZoom.sort());
	}
	const all = new Float64Array(ids.reduce((total, { length }) => total + length, 0));
	let end = 0;
	for (const ofZoom of ids) {
		all.set(ofZoom, end);
		end += ofZoom.length;
	}
	return all;
}

function addAll(tiles: Set<number>, more: TileSet): void {
	for (const tile of more) tiles.add(tile);
}

/** The tiles of another zoom in the place of these. */
function atZoom(tiles: TileSet, zoom: number, wanted: number): TileSet {
	let found = tiles;
	for (let z = zoom; z > wanted; z--) found = parentsOf(found, z);
	for (let z = zoom; z < wanted; z++) found = childrenOf(found, z);
	return found;
}

/** The tiles that are within a distance of a point. */
function addAround(tiles: Set<number>, zoom: number, point: Point, miles: number): void {
	const { latitude, longitude } = point;
	const height = miles / milesPerDegree;
	const northmost = Math.min(85, Math.abs(latitude) + height);
	const width = height / Math.cos((northmost * Math.PI) / 180);
	const size = 2 ** zoom;
	const box: Box = [longitude - width, latitude - height, longitude + width, latitude + height];
	for (const [x, y] of positionsIn(box, zoom)) {
		const nearest = {
			longitude: clamp(longitude, longitudeOf(x, size), longitudeOf(x + 1, size)),
			latitude: clamp(latitude, latitudeOf(y + 1, size), latitudeOf(y, size)),
		};
		if (milesBetween(point, nearest) <= miles) tiles.add(y * size + ((x + size) % size));
	}
}

function addBox(tiles: Set<number>, zoom: number, box: Box): void {
	const size = 2 ** zoom;
	for (const [x, y] of positionsIn(box, zoom)) tiles.add(y * size + ((x + size) % size));
}

/** The columns and rows of a box. A column may be beyond the antimeridian. */
function* positionsIn([west, south, east, north]: Box, zoom: number): Generator<[number, number]> {
	const size = 2 ** zoom;
	const last = size - 1;
	for (
		let y = clamp(Math.floor(rowOf(north) * size), 0, last);
		y <= clamp(Math.floor(rowOf(south) * size), 0, last);
		y++
	) {
		for (let x = Math.floor(columnOf(west) * size); x <= Math.ceil(columnOf(east) * size) - 1; x++)
			yield [x, y];
	}
}

/** The tiles whose nearest ZIP code is of one of the states, with those around them. */
function tilesOfStates(states: readonly RegionName[], country: TileSet): TileSet {
	if (states.length === 0) return new Set();
	const size = 2 ** stateZoom;
	const places = placeIndex();
	const isOfState = (x: number, y: number) => {
		const nearest = places.nearest({
			longitude: longitudeOf(x, size),
			latitude: latitudeOf(y, size),
		});
		// Only Alaska has land that is a hundred miles from each ZIP code.
		return states.includes((nearest?.state ?? "Alaska") as RegionName);
	};
	const found = new Set<number>();
	const offsets = [0.1, 0.5, 0.9];
	for (const tile of childrenOf(country, countryMaxZoom)) {
		const [x, y] = [tile % size, Math.floor(tile / size)];
		if (offsets.some((right) => offsets.some((down) => isOfState(x + right, y + down))))
			found.add(tile);
	}
	return withNeighbors(found, stateZoom);
}

function longitudeOf(x: number, size: number): number {
	return (x / size - 0.5) * 360;
}

function latitudeOf(y: number, size: number): number {
	return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
}

function clamp(value: number, least: number, most: number): number {
	return Math.min(most, Math.max(least, value));
}
