import { readFile } from "node:fs/promises";
import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { type Entry, PMTiles, type Source, tileIdToZxy } from "pmtiles";

/** Opens an archive from a file or from memory. */
export async function openArchive(archive: string | Uint8Array): Promise<PMTiles> {
	const bytes = typeof archive === "string" ? await readFile(archive) : archive;
	const source: Source = {
		getKey: () => "archive",
		getBytes: async (offset, length) => ({
			data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
		}),
	};
	return new PMTiles(source);
}

/** A decoded tile; undefined if the archive does not hold it. */
export async function readTile(
	archive: PMTiles,
	zoom: number,
	x: number,
	y: number,
): Promise<VectorTile | undefined> {
	const tile = await archive.getZxy(zoom, x, y);
	return tile && new VectorTile(new PbfReader(new Uint8Array(tile.data)));
}

/** The features of a layer; none if the tile does not have it. */
export function featuresOf(tile: VectorTile | undefined, layerName: string): VectorTileFeature[] {
	const layer = tile?.layers[layerName];
	return layer ? Array.from({ length: layer.length }, (_, i) => layer.feature(i)) : [];
}

export type TileLength = {
	readonly zoom: number;
	readonly x: number;
	readonly y: number;
	/** Bytes as they are stored and sent: compressed. */
	readonly length: number;
	/** The same for tiles with the same content. */
	readonly offset: number;
};

/** All tiles of an archive, from its directories. */
export async function* tilesOf(archive: PMTiles): AsyncGenerator<TileLength> {
	const header = await archive.getHeader();
	const read = (offset: number, length: number) =>
		archive.cache.getDirectory(archive.source, offset, length, header);
	const root = await read(header.rootDirectoryOffset, header.rootDirectoryLength);
	for (const entry of root) {
		if (entry.runLength > 0) {
			yield* runOf(entry);
			continue;
		}
		const start = header.leafDirectoryOffset ?? 0;
		for (const tile of await read(start + entry.offset, entry.length)) yield* runOf(tile);
	}
}

function* runOf({ tileId, runLength, offset, length }: Entry): Generator<TileLength> {
	for (let id = tileId; id < tileId + runLength; id++) {
		const [zoom, x, y] = tileIdToZxy(id);
		yield { zoom, x, y, length, offset };
	}
}
