import { gzipSync } from "fflate";
import { basemapAttribution } from "../src/index.js";
import { DensityShapes } from "./density/density-shapes.js";
import { type ArchiveTile, writeArchive } from "./pmtiles/write-archive.js";
import { readSources, type Sources } from "./read-sources.js";
import { boundaryLayer, boundaryShapes } from "./tiles/boundary-layer.js";
import { builtUpLayer } from "./tiles/built-up-layer.js";
import { maxZoom } from "./tiles/coverage.js";
import { encodeTile } from "./tiles/encode-tile.js";
import { layers } from "./tiles/layers.js";
import { placeLayers } from "./tiles/place-layer.js";
import { slice } from "./tiles/slice.js";
import { waterLayers } from "./tiles/water-layers.js";
import { WaterShapes } from "./water/water-shapes.js";

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
			description:
				"The United States: land, built-up areas, water, boundaries, places and ZIP codes",
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

/** Makes all tiles, zoom by zoom, compressed. */
function* makeTiles(
	{ coverage, shorelines, rivers, boundaries, places }: Sources,
	gzip: (bytes: Uint8Array) => Uint8Array,
): Generator<ArchiveTile> {
	const waterShapes = new WaterShapes(shorelines, rivers);
	const densityShapes = new DensityShapes(coverage);
	for (let z = 0; z <= maxZoom; z++) {
		const waterOf = slice([...waterShapes.at(z, coverage)], z);
		const builtUpOf = slice(densityShapes.at(z), z);
		const boundariesOf = slice(boundaryShapes(boundaries, z, coverage), z);
		const placesOf = placeLayers(places, z);
		for (const tile of coverage.tilesAt(z)) {
			const { earth, water } = waterLayers(waterOf(tile));
			const bytes = encodeTile({
				earth,
				landcover: builtUpLayer(builtUpOf(tile)),
				water,
				boundaries: boundaryLayer(boundariesOf(tile)),
				places: placesOf(tile),
			});
			yield { z, ...tile, bytes: gzip(bytes) };
		}
	}
}
