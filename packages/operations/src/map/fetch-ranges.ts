import type { Archive, ByteSource } from "@nev/api/operations";
import { tileIdToZxy } from "pmtiles";
import type { FetchedRanges } from "./fetched-ranges.js";
import { inParallel } from "./in-parallel.js";
import { isVectorTile } from "./is-vector-tile.js";
import type { RangeRequest } from "./plan-requests.js";
import { SourceError } from "./source-error.js";

/** How many ranges are fetched at a time. */
const parallelFetches = 4;

/** How often a range with a damaged tile is fetched. */
const maxReads = 3;

/**
 * Fetches ranges of a map's tiles, and keeps each once all of its tiles are found to be vector tiles.
 *
 * @throws {SourceError} if a tile is damaged, or the source cannot be read
 */
export async function fetchRanges(
	source: ByteSource,
	{ header }: Pick<Archive, "header">,
	requests: readonly RangeRequest[],
	fetched: Pick<FetchedRanges, "add">,
): Promise<void> {
	await inParallel(requests, parallelFetches, async (request) => {
		for (let reads = 1; ; reads++) {
			const bytes = await source.read(header.tileDataOffset + request.offset, request.length);
			const damaged = await findDamaged(bytes, request);
			if (damaged === undefined) return fetched.add(request.offset, bytes);
			if (reads === maxReads) {
				const position = tileIdToZxy(damaged).join("/");
				throw new SourceError(
					`The tile ${position} of the map is damaged where it is fetched from. Try again later, or name another build with --from.`,
				);
			}
		}
	});

	/** The id of the first tile that is not whole. */
	async function findDamaged(
		bytes: Uint8Array,
		{ offset, contents }: RangeRequest,
	): Promise<number | undefined> {
		for (const content of contents) {
			const start = content.offset - offset;
			const tile = bytes.subarray(start, start + content.length);
			if (!(await isVectorTile(tile, header.tileCompression))) return content.tileId;
		}
		return undefined;
	}
}
