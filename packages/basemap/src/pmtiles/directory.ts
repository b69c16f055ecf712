/** The location of tiles in an archive; with a run length of 0, of a leaf directory. */
export type Entry = {
	readonly tileId: number;
	readonly offset: number;
	readonly length: number;
	/** The number of consecutive tile ids with this content. */
	readonly runLength: number;
};

/** Serializes entries, uncompressed: PMTiles specification, section 4.2. */
export function writeDirectory(entries: readonly Entry[]): Uint8Array {
	const bytes: number[] = [];
	const column = (valueIn: (entry: Entry, before: Entry | undefined) => number) => {
		for (const [i, entry] of entries.entries()) writeVarint(bytes, valueIn(entry, entries[i - 1]));
	};
	writeVarint(bytes, entries.length);
	column((entry, before) => entry.tileId - (before?.tileId ?? 0));
	column(({ runLength }) => runLength);
	column(({ length }) => length);
	column(({ offset }, before) => {
		const follows = before !== undefined && offset === before.offset + before.length;
		return follows ? 0 : offset + 1;
	});
	return Uint8Array.from(bytes);
}

/** Seven bits per byte, lowest first; the eighth bit is set if more bytes follow. */
function writeVarint(bytes: number[], value: number): void {
	let rest = value;
	while (rest >= 128) {
		bytes.push((rest % 128) + 128);
		rest = Math.floor(rest / 128);
	}
	bytes.push(rest);
}
