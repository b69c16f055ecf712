import { bytesToHeader, Compression, type Header, TileType } from "pmtiles";
import { ArchiveError } from "./archive-error.js";
import type { ByteSource } from "./byte-source.js";

/** PMTiles specification, section 3. */
const headerLength = 127;
const magic = "PMTiles";
const version = 3;

const cutOne = "Name one that pmtiles extract has made";
const copyAgain = "Copy or cut it again";

const tileTypes: Readonly<Record<number, string>> = {
	[TileType.Png]: "PNG pictures",
	[TileType.Jpeg]: "JPEG pictures",
	[TileType.Webp]: "WebP pictures",
	[TileType.Avif]: "AVIF pictures",
};

/**
 * Reads the header of a PMTiles archive of vector tiles.
 *
 * @throws {ArchiveError} if the file is something else or is not complete
 */
export async function readHeader(source: ByteSource): Promise<Header> {
	if (source.size === 0) throw new ArchiveError("it is empty", copyAgain);
	const bytes = await source.read(0, Math.min(source.size, headerLength));
	if (Buffer.from(bytes.subarray(0, magic.length)).toString("latin1") !== magic) {
		throw new ArchiveError("it is not a PMTiles archive", cutOne);
	}
	if (bytes[magic.length] !== version) {
		throw new ArchiveError(
			`it is a PMTiles archive of version ${bytes[magic.length] ?? "?"}, and only version ${version} can be read`,
			"Convert it with pmtiles convert",
		);
	}
	if (bytes.length < headerLength) throw truncated(source.size, headerLength);
	const header = bytesToHeader(bytes.buffer);
	if (source.size < endOf(header)) throw truncated(source.size, endOf(header));
	rejectUnsupported(header);
	return header;
}

function endOf(header: Header): number {
	return Math.max(
		header.rootDirectoryOffset + header.rootDirectoryLength,
		header.jsonMetadataOffset + header.jsonMetadataLength,
		header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
		header.tileDataOffset + (header.tileDataLength ?? 0),
	);
}

function truncated(size: number, expected: number): ArchiveError {
	const bytes = (count: number) => count.toLocaleString("en-US");
	return new ArchiveError(
		`it is truncated: it has ${bytes(size)} of ${bytes(expected)} bytes`,
		copyAgain,
	);
}

function rejectUnsupported({ tileType, tileCompression, internalCompression }: Header): void {
	if (tileType !== TileType.Mvt) {
		throw new ArchiveError(
			`its tiles are ${tileTypes[tileType] ?? "of an unknown type"}, and only vector tiles can be drawn`,
			"Name an archive of vector tiles",
		);
	}
	for (const compression of [tileCompression, internalCompression]) {
		if (compression === Compression.Gzip || compression === Compression.None) continue;
		throw new ArchiveError("it is compressed in another way than gzip", "Make it again with gzip");
	}
}
