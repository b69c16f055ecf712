import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import {
	type Cache,
	Compression,
	type DecompressFunc,
	type Entry,
	type Header,
	ResolvedValueCache,
	type Source,
} from "pmtiles";

const gunzipAsync = promisify(gunzip);

/** Decompresses parts of an archive, off the main thread. `readHeader` lets no other coding pass. */
export const decompress: DecompressFunc = async (bytes, compression) =>
	compression === Compression.Gzip ? new Uint8Array(await gunzipAsync(bytes)).buffer : bytes;

/** About 20 MB. A country has several million entries, in directories of some thousands. */
const maxEntries = 250_000;

/**
 * Keeps the directories of one archive that were used last. Unlike the caches of pmtiles it counts
 * entries, because directories differ in size.
 */
export function createDirectoryCache(source: Source, header: Header): Cache {
	// Parses directories. With room for none, it keeps none.
	const parser = new ResolvedValueCache(0, true, decompress);
	const directories = new LRUCache<number, Entry[], number>({
		maxSize: maxEntries,
		sizeCalculation: ({ length }) => length,
		fetchMethod: (offset, _stale, { context: length }) =>
			parser.getDirectory(source, offset, length, header),
	});
	return {
		getHeader: async () => header,
		getDirectory: (_source, offset, length) => directories.forceFetch(offset, { context: length }),
		invalidate: async () => {},
	};
}
