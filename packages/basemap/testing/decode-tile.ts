import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";

/** The properties of the features of a tile, by layer. */
export function decodeTile(bytes: Uint8Array): Record<string, Record<string, unknown>[]> {
	const { layers } = new VectorTile(new PbfReader(bytes));
	return Object.fromEntries(
		Object.entries(layers).map(([name, layer]) => [
			name,
			Array.from({ length: layer.length }, (_, i) => ({ ...layer.feature(i).properties })),
		]),
	);
}
