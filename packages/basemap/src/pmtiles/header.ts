export const headerLength = 127;

export type Header = {
	/** In bytes, in the order of the sections. */
	readonly lengths: { root: number; metadata: number; leaves: number; tiles: number };
	readonly addressedTiles: number;
	readonly entries: number;
	readonly contents: number;
	readonly minZoom: number;
	readonly maxZoom: number;
	/** How tiles are compressed. */
	readonly tileCoding: "gzip" | "identity";
	/** West, south, east, north in degrees. */
	readonly bounds: readonly [number, number, number, number];
	/** Longitude, latitude and zoom. */
	readonly center: readonly [number, number, number];
};

const compressions = { identity: 1, gzip: 2 };
const vectorTiles = 1;

/** Writes the header of a clustered archive of vector tiles: PMTiles specification, section 3. */
export function writeHeader(header: Header): Uint8Array {
	const view = new DataView(new ArrayBuffer(headerLength));
	for (const [i, letter] of [..."PMTiles"].entries()) view.setUint8(i, letter.charCodeAt(0));
	view.setUint8(7, 3);

	const { root, metadata, leaves, tiles } = header.lengths;
	let offset = headerLength;
	for (const [i, length] of [root, metadata, leaves, tiles].entries()) {
		writeUint64(view, 8 + 16 * i, offset);
		writeUint64(view, 16 + 16 * i, length);
		offset += length;
	}
	writeUint64(view, 72, header.addressedTiles);
	writeUint64(view, 80, header.entries);
	writeUint64(view, 88, header.contents);

	const isClustered = 1;
	const coding = [compressions.gzip, compressions[header.tileCoding]];
	const small = [isClustered, ...coding, vectorTiles, header.minZoom, header.maxZoom];
	for (const [i, value] of small.entries()) view.setUint8(96 + i, value);
	for (const [i, degrees] of header.bounds.entries()) writeDegrees(view, 102 + 4 * i, degrees);
	const [longitude, latitude, zoom] = header.center;
	view.setUint8(118, zoom);
	writeDegrees(view, 119, longitude);
	writeDegrees(view, 123, latitude);
	return new Uint8Array(view.buffer);
}

function writeUint64(view: DataView, at: number, value: number): void {
	view.setBigUint64(at, BigInt(value), true);
}

/** As an integer of 10⁻⁷ degrees. */
function writeDegrees(view: DataView, at: number, degrees: number): void {
	view.setInt32(at, Math.round(degrees * 10_000_000), true);
}
