import { zxyToTileId } from "pmtiles";
import { type ArchiveStartOptions, writeArchiveStart } from "../../src/pmtiles/archive-start.js";
import type { Entry } from "../../src/pmtiles/directory.js";

export type ArchiveTile = {
	readonly z: number;
	readonly x: number;
	readonly y: number;
	/** Compressed. */
	readonly bytes: Uint8Array;
};

/**
 * Writes a PMTiles archive, version 3: tiles ordered by id, equal tiles stored once, consecutive
 * equal tiles as one entry. The result does not depend on the order of the given tiles.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function writeArchive(
	tiles: readonly ArchiveTile[],
	options: ArchiveStartOptions,
): Uint8Array {
	const { entries, contents } = cluster(tiles);
	return Buffer.concat([writeArchiveStart(entries, options), ...contents]);
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
