import { gzipSync } from "fflate";
import { basemapAttribution } from "../src/index.js";
import { makeTiles } from "./make-tiles.js";
import { type ArchiveTile, writeArchive } from "./pmtiles/write-archive.js";
import { readSources } from "./read-sources.js";
import { layers } from "./tiles/layers.js";

/** Makes the archive, byte for byte the same from the same sources. Takes two minutes. */
export function makeArchive(): { archive: Uint8Array; tiles: ArchiveTile[] } {
	const gzip = rememberingGzip();
	const sources = readSources();
	const tiles = [...makeTiles(sources, gzip)];
	const { south, north } = sources.coverage;
	const archive = writeArchive(tiles, {
		gzip,
		metadata: {
			name: "NEV base map",
			description: "The United States: land, water, boundaries, places and ZIP codes",
			type: "baselayer",
			attribution: basemapAttribution.html,
			vector_layers: layers,
		},
		// The Aleutians are on both sides of the antimeridian, and Guam is beyond it.
		bounds: [-180, south, 180, north],
		center: [-98.5, 39.5, 3],
	});
	return { archive, tiles };
}

/**
 * Compresses with gzip, reproducibly: without a timestamp, and in JavaScript, because zlib's output
 * differs between processors. Results are cached, because many tiles are equal.
 */
function rememberingGzip(): (bytes: Uint8Array) => Uint8Array {
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
