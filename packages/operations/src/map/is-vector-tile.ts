import { decompress } from "@nev/api/operations";
import { type Compression, readVarint } from "pmtiles";

/** A field of layers, as its tag: field 3, with a length (Mapbox Vector Tile specification, section 4.1). */
const layerTag = (3 << 3) | 2;

/** Whether bytes are a whole vector tile: they are decompressed, and its layers fill it to the end. */
export async function isVectorTile(bytes: Uint8Array, compression: Compression): Promise<boolean> {
	try {
		const buf = new Uint8Array(await decompress(bytes.slice().buffer, compression));
		const position = { buf, pos: 0 };
		while (position.pos < buf.length) {
			if (readVarint(position) !== layerTag) return false;
			const length = readVarint(position);
			position.pos += length;
		}
		return position.pos === buf.length;
	} catch {
		return false;
	}
}
