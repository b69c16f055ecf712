import { headerLength } from "../src/pmtiles/header.js";

export type BrokenArchive = {
	readonly name: string;
	readonly bytes: Uint8Array;
};

/** Offsets in the header: PMTiles specification, section 3. */
const offsets = {
	version: 7,
	rootOffset: 8,
	metadataOffset: 24,
	tileCompression: 98,
	tileType: 99,
};

const brotli = 3;
const png = 2;

/** A good archive, broken in each way. */
export function brokenArchives(archive: Uint8Array): BrokenArchive[] {
	const header = new DataView(archive.buffer, archive.byteOffset, headerLength);
	const sectionAt = (offset: number) => Number(header.getBigUint64(offset, true));
	const changed = (at: number, ...values: number[]) => {
		const copy = Uint8Array.from(archive);
		copy.set(values, at);
		return copy;
	};
	return [
		{ name: "empty", bytes: new Uint8Array() },
		{ name: "not an archive", bytes: new TextEncoder().encode("<!doctype html>".repeat(100)) },
		{ name: "wrong magic", bytes: changed(0, 0x4d) },
		{ name: "old version", bytes: changed(offsets.version, 2) },
		{ name: "truncated header", bytes: archive.slice(0, 100) },
		{ name: "truncated directory", bytes: archive.slice(0, headerLength + 10) },
		{ name: "truncated tile data", bytes: archive.slice(0, -1) },
		{ name: "damaged directory", bytes: changed(sectionAt(offsets.rootOffset), 0, 0, 0) },
		{ name: "damaged metadata", bytes: changed(sectionAt(offsets.metadataOffset), 0, 0, 0) },
		{ name: "raster", bytes: changed(offsets.tileType, png) },
		{ name: "brotli", bytes: changed(offsets.tileCompression, brotli) },
	];
}
