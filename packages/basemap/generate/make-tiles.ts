import type { ArchiveTile } from "./pmtiles/write-archive.js";
import type { Sources } from "./read-sources.js";
import { boundaryLayer, boundaryShapes } from "./tiles/boundary-layer.js";
import { maxZoom } from "./tiles/coverage.js";
import { encodeTile } from "./tiles/encode-tile.js";
import { placeLayers } from "./tiles/place-layer.js";
import { slice } from "./tiles/slice.js";
import { waterLayers } from "./tiles/water-layers.js";
import { WaterShapes } from "./water/water-shapes.js";

/** Makes all tiles, zoom by zoom, compressed. */
export function* makeTiles(
	{ coverage, shorelines, rivers, boundaries, places }: Sources,
	gzip: (bytes: Uint8Array) => Uint8Array,
): Generator<ArchiveTile> {
	const waterShapes = new WaterShapes(shorelines, rivers);
	for (let z = 0; z <= maxZoom; z++) {
		const waterOf = slice([...waterShapes.at(z, coverage)], z);
		const boundariesOf = slice(boundaryShapes(boundaries, z, coverage), z);
		const placesOf = placeLayers(places, z);
		for (const tile of coverage.tilesAt(z)) {
			const bytes = encodeTile({
				...waterLayers(waterOf(tile)),
				boundaries: boundaryLayer(boundariesOf(tile)),
				places: placesOf(tile),
			});
			yield { z, ...tile, bytes: gzip(bytes) };
		}
	}
}
