import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Compression, type DecompressFunc } from "pmtiles";

const gunzipAsync = promisify(gunzip);

/** Decompresses parts of an archive, off the main thread. `readHeader` lets no other coding pass. */
export const decompress: DecompressFunc = async (bytes, compression) =>
	compression === Compression.Gzip ? new Uint8Array(await gunzipAsync(bytes)).buffer : bytes;
