import { gzipSync } from "node:zlib";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { type ArchiveTile, writeArchive } from "../generate/pmtiles/write-archive.js";
import { townBounds, townLayers } from "./town.js";

export type TownArchiveOptions = {
	/** The first and the last zoom; 6 and 12 by default. */
	readonly zooms?: readonly [number, number];
	/** The layers to write; all by default. */
	readonly layers?: readonly string[];
	/** Replaces parts of the metadata. */
	readonly metadata?: object;
};

/**
 * An archive as an operator's: a town with streets west of Los Angeles. It has no tiles in the
 * eastern half of its bounds.
 */
export function makeTownArchive({
	zooms: [minZoom, maxZoom] = [6, 12],
	layers = Object.keys(townLayers),
	metadata = {},
}: TownArchiveOptions = {}): Uint8Array {
	const indexes = layers.map((name) => {
		const features = [...(townLayers[name] ?? [])];
		return [name, new GeoJSONVT({ type: "FeatureCollection", features }, { maxZoom })] as const;
	});
	const tiles: ArchiveTile[] = [];
	for (const position of tilesIn(townBounds, minZoom, maxZoom)) {
		const { z, x, y } = position;
		const filled = indexes.flatMap(([name, index]) => {
			const tile = index.getTile(z, x, y);
			return tile?.features.length ? [[name, tile] as const] : [];
		});
		if (filled.length === 0) continue;
		const bytes = fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: 4096 });
		tiles.push({ ...position, bytes: gzipSync(bytes) });
	}
	return writeArchive(tiles, {
		gzip: (bytes) => gzipSync(bytes),
		metadata: {
			name: "Town",
			attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
			vector_layers: layers.map((id) => ({ id, fields: { kind: "String", name: "String" } })),
			...metadata,
		},
		bounds: townBounds,
		center: [-118.25, 34.05, 10],
	});
}

function* tilesIn([west, south, east, north]: typeof townBounds, minZoom: number, maxZoom: number) {
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
