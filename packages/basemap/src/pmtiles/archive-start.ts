import { type Entry, writeDirectory } from "./directory.js";
import { headerLength, writeHeader } from "./header.js";

export type ArchiveStartOptions = {
	/** Compresses directories and metadata. */
	readonly gzip: (bytes: Uint8Array) => Uint8Array;
	readonly metadata: object;
	/** West, south, east, north in degrees. */
	readonly bounds: readonly [number, number, number, number];
	/** Longitude, latitude and zoom of the initial view. */
	readonly center: readonly [number, number, number];
	/** How tiles are compressed; gzip by default. */
	readonly tileCoding?: "gzip" | "identity";
};

/** The header and the root directory must be in the first 16 KB: PMTiles specification, section 2. */
const rootLimit = 16_384;
/** The number of entries in a leaf directory, doubled until the root is small enough. */
const firstLeafSize = 4_096;
/** A directory of more entries is never small enough, and serializing one takes memory. */
const maxRootEntries = 65_536;

/**
 * Writes all of a PMTiles archive, version 3, that stands before its tiles, which follow it. So tiles need not
 * be in memory.
 *
 * @param entries ordered by tile id, with offsets from the first tile on
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function writeArchiveStart(
	entries: readonly Entry[],
	{ gzip, metadata, bounds, center, tileCoding = "gzip" }: ArchiveStartOptions,
): Uint8Array {
	const { root, leaves } = directories(entries, gzip);
	const json = gzip(new TextEncoder().encode(JSON.stringify(metadata)));
	const last = entries.at(-1);
	const header = writeHeader({
		lengths: {
			root: root.length,
			metadata: json.length,
			leaves: leaves.length,
			tiles: entries.reduce((end, { offset, length }) => Math.max(end, offset + length), 0),
		},
		addressedTiles: entries.reduce((total, { runLength }) => total + runLength, 0),
		entries: entries.length,
		contents: new Set(entries.map(({ offset }) => offset)).size,
		minZoom: zoomOf(entries[0]?.tileId ?? 0),
		maxZoom: last ? zoomOf(last.tileId + last.runLength - 1) : 0,
		bounds,
		center,
		tileCoding,
	});
	return Buffer.concat([header, root, json, leaves]);
}

/** The ids of a zoom follow those of all zooms below. */
function zoomOf(tileId: number): number {
	let zoom = 0;
	for (let end = 1; tileId >= end; end += 4 ** zoom) zoom += 1;
	return zoom;
}

/** One directory if it is small enough, otherwise a root directory and leaf directories. */
function directories(
	entries: readonly Entry[],
	gzip: ArchiveStartOptions["gzip"],
): { root: Uint8Array; leaves: Uint8Array } {
	if (entries.length <= maxRootEntries) {
		const root = gzip(writeDirectory(entries));
		if (headerLength + root.length < rootLimit) return { root, leaves: new Uint8Array() };
	}
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
