import { type Archive, ArchiveError, openArchive, openSource } from "@nev/api/operations";
import type { Entry } from "pmtiles";
import * as z from "zod/mini";
import { findEntries } from "./find-entries.js";
import type { SourceIdentity } from "./map-source.js";
import type { Content } from "./plan-map.js";

const originSchema = z.object({
	source: z.object({ address: z.string(), version: z.string(), bytes: z.number() }),
	/** Differs between sets of tiles. */
	area: z.string(),
});

/** What a map was made from. It is in the metadata of the map, as `nev`. */
export interface MapOrigin {
	readonly source: SourceIdentity;
	readonly area: string;
}

/** The map that is in the place of the new one. */
export interface OldMap {
	/** Undefined if it is not one of `nev map get`. */
	readonly origin: MapOrigin | undefined;
	/** Where it has each of another map's contents, by its offset there. Both are made from the same build. */
	locate(contents: readonly Content[]): Promise<Map<number, number>>;
	/** How many of its tiles are not among those of a new map. */
	countLost(entries: readonly Entry[]): Promise<number>;
	read(position: number, length: number): Promise<Uint8Array>;
	close(): Promise<void>;
}

/** Opens and checks the map at a path; undefined if there is none that can be used. */
export async function openOldMap(file: string): Promise<OldMap | undefined> {
	try {
		const bytes = await openSource(file);
		const archive = await openArchive(bytes);
		await archive.verify().catch((error: unknown) => {
			return archive.close().then(() => Promise.reject(error));
		});
		const { data } = originSchema.safeParse(archive.metadata.nev);
		return {
			origin: data,
			locate: (contents) => locateIn(archive, contents),
			countLost: (entries) => countLost(archive, entries),
			read: (position, length) => bytes.read(position, length),
			close: () => archive.close(),
		};
	} catch (error) {
		if (error instanceof ArchiveError) return undefined;
		throw error;
	}
}

async function locateIn(
	archive: Pick<Archive, "header" | "readDirectory">,
	contents: readonly Content[],
): Promise<Map<number, number>> {
	const ids = Float64Array.from(contents, ({ tileId }) => tileId);
	const entries = await findEntries(archive, ids);
	const positions = new Map<number, number>();
	let next = 0;
	for (const { tileId, offset, length } of contents) {
		while (entries[next] && endOf(entries[next]) <= tileId) next += 1;
		const entry = entries[next];
		if (!entry || entry.tileId > tileId || entry.length !== length) continue;
		positions.set(offset, archive.header.tileDataOffset + entry.offset);
	}
	return positions;
}

async function countLost(
	archive: Pick<Archive, "header" | "readDirectory">,
	entries: readonly Entry[],
): Promise<number> {
	const ids = entries.flatMap(({ tileId, runLength }) =>
		Array.from({ length: runLength }, (_, index) => tileId + index),
	);
	const kept = await findEntries(archive, Float64Array.from(ids));
	const keptTiles = kept.reduce((total, { runLength }) => total + runLength, 0);
	return Math.max(0, archive.header.numAddressedTiles - keptTiles);
}

function endOf(entry: { tileId: number; runLength: number } | undefined): number {
	return entry ? entry.tileId + entry.runLength : Infinity;
}
