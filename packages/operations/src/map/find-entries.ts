import type { Archive } from "@nev/api/operations";
import type { Entry } from "pmtiles";
import { inParallel } from "./in-parallel.js";

/** How many directories are read at a time. */
const parallelReads = 4;

/** Called before each directory is read, with how many are, and how many there are so far. */
export type OnDirectory = (read: number, known: number) => void;

/**
 * The entries of some tiles in an archive, of which only the directories are read. An entry is cut to these
 * tiles. Tiles that the archive lacks have none.
 *
 * @param ids ascending
 */
export async function findEntries(
	archive: Pick<Archive, "readDirectory">,
	ids: Float64Array,
	onDirectory: OnDirectory = () => {},
): Promise<Entry[]> {
	let read = 0;
	let known = 0;

	async function search(directory: readonly Entry[], from: number, to: number): Promise<Entry[]> {
		const parts: Entry[][] = [];
		const leaves: { part: number; entry: Entry; from: number; to: number }[] = [];
		let first = from;
		for (const [index, entry] of directory.entries()) {
			const { tileId, runLength } = entry;
			while (first < to && (ids[first] as number) < tileId) first += 1;
			if (first === to) break;
			const end = runLength > 0 ? tileId + runLength : (directory[index + 1]?.tileId ?? Infinity);
			let last = first;
			while (last < to && (ids[last] as number) < end) last += 1;
			if (last > first && runLength > 0) parts.push(runsOf(entry, ids.subarray(first, last)));
			if (last > first && runLength === 0) {
				leaves.push({ part: parts.length, entry, from: first, to: last });
				parts.push([]);
			}
			first = last;
		}
		known += leaves.length;
		await inParallel(leaves, parallelReads, async (leaf) => {
			onDirectory(read++, known);
			const entries = await archive.readDirectory(leaf.entry);
			parts[leaf.part] = await search(entries, leaf.from, leaf.to);
		});
		return parts.flat();
	}

	return search(await archive.readDirectory(), 0, ids.length);
}

/** An entry for each run of consecutive tiles. */
function runsOf({ offset, length }: Entry, ids: Float64Array): Entry[] {
	const runs: Entry[] = [];
	for (const id of ids) {
		const last = runs.at(-1);
		if (last && last.tileId + last.runLength === id) last.runLength += 1;
		else runs.push({ tileId: id, offset, length, runLength: 1 });
	}
	return runs;
}
