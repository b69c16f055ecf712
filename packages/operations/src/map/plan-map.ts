import type { Entry } from "pmtiles";

/** What one or more equal tiles hold. */
export interface Content {
	/** The first tile that holds it. */
	readonly tileId: number;
	/** From the first tile of the archive that it is in. */
	readonly offset: number;
	readonly length: number;
}

/** A map that is to be made of tiles of another one. */
export interface MapPlan {
	/** With their offsets in the new map. */
	readonly entries: readonly Entry[];
	/** With their offsets in the other map, in the order of the new one. */
	readonly contents: readonly Content[];
	readonly tiles: number;
	/** Of all contents. */
	readonly bytes: number;
}

/** Orders contents by the first tile that holds each, as a clustered archive has them. Equal ones are there once. */
export function planMap(found: readonly Entry[]): MapPlan {
	const entries: Entry[] = [];
	const contents: Content[] = [];
	const offsets = new Map<number, number>();
	let bytes = 0;
	let tiles = 0;
	for (const { tileId, offset: from, length, runLength } of found) {
		let offset = offsets.get(from);
		if (offset === undefined) {
			offset = bytes;
			offsets.set(from, offset);
			contents.push({ tileId, offset: from, length });
			bytes += length;
		}
		tiles += runLength;
		const last = entries.at(-1);
		if (last && last.offset === offset && last.tileId + last.runLength === tileId) {
			last.runLength += runLength;
		} else entries.push({ tileId, offset, length, runLength });
	}
	return { entries, contents, tiles, bytes };
}
