import { zxyToTileId } from "pmtiles";
import { type Entry, writeDirectory } from "./directory.js";
import { headerLength, writeHeader } from "./header.js";

export type ArchiveTile = {
	readonly z: number;
	readonly x: number;
	readonly y: number;
	/** Compressed. */
	readonly bytes: Uint8Array;
};

export type ArchiveOptions = {
	/** Compresses directories and metadata. */
	readonly gzip: (bytes: Uint8Array) => Uint8Array;
	readonly metadata: object;
	/** West, south, east, north in degrees. */
	readonly bounds: readonly [number, number, number, number];
	/** Longitude, latitude and zoom of the initial view. */
	readonly center: readonly [number, number, number];
};

/** The header and the root directory must be in the first 16 KB: PMTiles specification, section 2. */
const rootLimit = 16_384;
/** The number of entries in a leaf directory, doubled until the root is small enough. */
const firstLeafSize = 4_096;

/**
 * Writes a PMTiles archive, version 3: tiles ordered by id, equal tiles stored once, consecutive
 * equal tiles as one entry. The result does not depend on the order of the given tiles.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function writeArchive(
	tiles: readonly ArchiveTile[],
	{ gzip, metadata, bounds, center }: ArchiveOptions,
): Uint8Array {
	const { entries, contents } = cluster(tiles);
	const { root, leaves } = directories(entries, gzip);
	const json = gzip(new TextEncoder().encode(JSON.stringify(metadata)));

	const lengths = {
		root: root.length,
		metadata: json.length,
		leaves: leaves.length,
		tiles: contents.reduce((total, { length }) => total + length, 0),
	};
	const zooms = tiles.map(({ z }) => z);
	const header = writeHeader({
		lengths,
		addressedTiles: entries.reduce((total, { runLength }) => total + runLength, 0),
		entries: entries.length,
		contents: contents.length,
		minZoom: zooms.reduce((least, zoom) => Math.min(least, zoom), Infinity),
		maxZoom: zooms.reduce((most, zoom) => Math.max(most, zoom), 0),
		bounds,
		center,
	});
	return Buffer.concat([header, root, json, leaves, ...contents]);
}

/** Orders tiles by id and merges equal ones. */
function cluster(tiles: readonly ArchiveTile[]): { entries: Entry[]; contents: Uint8Array[] } {
	const numbered = tiles
		.map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }))
		.sort((a, b) => a.id - b.id);
	const entries: Entry[] = [];
	const contents: Uint8Array[] = [];
	const offsets = new Map<string, number>();
	let end = 0;
	for (const { id, bytes } of numbered) {
		const content = Buffer.from(bytes).toString("latin1");
		let offset = offsets.get(content);
		if (offset === undefined) {
			offset = end;
			offsets.set(content, offset);
			contents.push(bytes);
			end += bytes.length;
		}
		const last = entries.at(-1);
		if (last && last.offset === offset && last.tileId + last.runLength === id) {
			entries[entries.length - 1] = { ...last, runLength: last.runLength + 1 };
		} else {
			entries.push({ tileId: id, offset, length: bytes.length, runLength: 1 });
		}
	}
	return { entries, contents };
}

/** One directory if it is small enough, otherwise a root directory and leaf directories. */
function directories(
	entries: readonly Entry[],
	gzip: ArchiveOptions["gzip"],
): { root: Uint8Array; leaves: Uint8Array } {
	const only = gzip(writeDirectory(entries));
	if (headerLength + only.length < rootLimit) return { root: only, leaves: new Uint8Array() };
	for (let size = firstLeafSize; ; size *= 2) {
		const leaves: Uint8Array[] = [];
		const pointers: Entry[] = [];
		let offset = 0;
		for (let first = 0; first < entries.length; first += size) {
			const leaf = gzip(writeDirectory(entries.slice(first, first + size)));
			const id = entries[first]?.tileId ?? 0;
			pointers.push({ tileId: id, offset, length: leaf.length, runLength: 0 });
			leaves.push(leaf);
			offset += leaf.length;
		}
		const root = gzip(writeDirectory(pointers));
		if (headerLength + root.length < rootLimit) return { root, leaves: Buffer.concat(leaves) };
	}
}
