import { gzipSync } from "fflate";

/**
 * Compresses with gzip, reproducibly: without a timestamp, and in JavaScript, because zlib's output
 * differs between processors. Results are cached, because many tiles are equal.
 */
export function rememberingGzip(): (bytes: Uint8Array) => Uint8Array {
	const done = new Map<string, Uint8Array>();
	return (bytes) => {
		const key = Buffer.from(bytes).toString("latin1");
		const known = done.get(key);
		if (known) return known;
		const compressed = gzipSync(bytes, { level: 9, mem: 8, mtime: 0 });
		done.set(key, compressed);
		return compressed;
	};
}
