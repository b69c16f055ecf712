import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { type ArchiveTile, writeArchive } from "../generate/pmtiles/write-archive.js";
import { moveFeature, townBounds, townLayers } from "./town.js";

export type TownArchiveOptions = {
	/** The first and the last zoom; 6 and 12 by default. */
	readonly zooms?: readonly [number, number];
	/** The layers to write; all by default. */
	readonly layers?: readonly string[];
	/** How far each town is east and north of the usual place, in degrees; one town there by default. */
	readonly towns?: readonly (readonly [east: number, north: number])[];
	/** How many bytes each tile has in addition, so that no two are equal; 0 by default. */
	readonly noise?: number;
	/** Replaces parts of the metadata. */
	readonly metadata?: object;
};

/**
 * An archive as an operator's: a town with streets west of Los Angeles, or several. It has no tiles in the
 * eastern half of a town's bounds.
 */
export function makeTownArchive({
	zooms: [minZoom, maxZoom] = [6, 12],
	layers = Object.keys(townLayers),
	towns = [[0, 0]],
	noise = 0,
	metadata = {},
}: TownArchiveOptions = {}): Uint8Array {
	const indexes = layers.map((name) => {
		const features = towns.flatMap(([east, north]) =>
			(townLayers[name] ?? []).map((feature) => moveFeature(feature, east, north)),
		);
		return [name, new GeoJSONVT({ type: "FeatureCollection", features }, { maxZoom })] as const;
	});
	const [west, south, east, north] = townBounds;
	const bounds = towns.map(
		([right, up]) => [west + right, south + up, east + right, north + up] as const,
	);
	const positions = bounds.flatMap((town) => [...tilesIn(town, minZoom, maxZoom)]);
	const tiles: ArchiveTile[] = [];
	// Towns share their first tiles.
	for (const position of new Map(positions.map((at) => [Object.values(at).join(), at])).values()) {
		const { z, x, y } = position;
		const filled = indexes.flatMap(([name, index]) => {
			const tile = index.getTile(z, x, y);
			return tile?.features.length ? [[name, tile] as const] : [];
		});
		if (filled.length === 0) continue;
		const bytes = fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: 4096 });
		// The layers of two tiles in a row are those of one.
		const parts = noise > 0 ? [bytes, noiseTile(`${z}/${x}/${y}`, noise)] : [bytes];
		tiles.push({ ...position, bytes: gzipSync(Buffer.concat(parts)) });
	}
	return writeArchive(tiles, {
		gzip: (bytes) => gzipSync(bytes),
		metadata: {
			name: "Town",
			attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
			vector_layers: layers.map((id) => ({ id, fields: { kind: "String", name: "String" } })),
			...metadata,
		},
		bounds: bounds.reduce((all, town) => [
			Math.min(all[0], town[0]),
			Math.min(all[1], town[1]),
			Math.max(all[2], town[2]),
			Math.max(all[3], town[3]),
		]),
		center: [-118.25, 34.05, 10],
	});
}

/** A tile of a layer that no map draws, which gzip does not make smaller. */
function noiseTile(seed: string, length: number): Uint8Array {
	const outputLength = Math.ceil((length * 3) / 4);
	const text = createHash("shake256", { outputLength }).update(seed).digest("base64");
	const feature = { id: undefined, type: 1 as const, geometry: [[0, 0] as const], tags: { text } };
	// It reads nothing else of a tile.
	return fromGeojsonVt({ noise: { features: [feature] } } as never, { version: 2, extent: 4096 });
}

type Bounds = readonly [west: number, south: number, east: number, north: number];

function* tilesIn([west, south, east, north]: Bounds, minZoom: number, maxZoom: number) {
	for (let z = minZoom; z <= maxZoom; z++) {
		for (let x = columnOf(west, z); x <= columnOf(east, z); x++) {
			for (let y = rowOf(north, z); y <= rowOf(south, z); y++) yield { z, x, y };
		}
	}
}

function columnOf(longitude: number, zoom: number): number {
	return Math.floor((longitude / 360 + 0.5) * 2 ** zoom);
}

function rowOf(latitude: number, zoom: number): number {
	const radians = (latitude * Math.PI) / 180;
	return Math.floor((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * 2 ** zoom);
}
