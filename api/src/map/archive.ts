import { paths, type TileJson, tileJsonSchema } from "@nev/contract";
import { Compression, type Entry, type Header, PMTiles, type Source } from "pmtiles";
import { OperatorError } from "../errors/operator-error.js";
import { ArchiveChangedError, ArchiveError } from "./archive-error.js";
import type { ByteSource } from "./byte-source.js";
import { covers, type TilePosition } from "./covers.js";
import { createDirectoryCache, decompress } from "./directory-cache.js";
import { hasTiles } from "./has-tiles.js";
import { basicLayers, missingLayers } from "./map-layers.js";
import { readHeader } from "./read-header.js";
import { verifyArchive } from "./verify-archive.js";

/** An open archive of vector tiles. */
export interface Archive {
	readonly version: string;
	/** In bytes. */
	readonly size: number;
	readonly header: Header;
	readonly metadata: Readonly<Record<string, unknown>>;
	readonly tileJson: TileJson;
	/** The content coding that its tiles are stored in. */
	readonly tileCoding: "gzip" | "identity";
	/** Whether a tile is within its zooms and bounds. */
	covers(position: TilePosition): boolean;
	/**
	 * Whether it has each of some tiles, which are within the grid of their zoom. No tile is read.
	 *
	 * @throws {ArchiveChangedError} if the file was written to
	 */
	hasTiles(positions: readonly TilePosition[]): Promise<boolean[]>;
	/**
	 * A tile as it is stored; undefined if there is none.
	 *
	 * @throws {ArchiveChangedError} if the file was written to
	 */
	readTile(position: TilePosition): Promise<Uint8Array<ArrayBuffer> | undefined>;
	/**
	 * The entries of the root directory, or of the leaf directory that an entry with a run length of 0 names.
	 *
	 * @throws {ArchiveError} if it is damaged
	 */
	readDirectory(leaf?: Pick<Entry, "offset" | "length">): Promise<Entry[]>;
	/**
	 * Reads every directory, and one tile of each.
	 *
	 * @throws {ArchiveError} if one is damaged
	 */
	verify(): Promise<void>;
	/** Closes the file after all reads have ended. */
	close(): Promise<void>;
}

const copyAgain = "Copy or cut it again";

/**
 * Opens an archive and checks that the map can be drawn from it. The archive closes its source, also
 * if it cannot be used.
 *
 * @throws {ArchiveError} if it cannot be used
 */
export async function openArchive(source: ByteSource): Promise<Archive> {
	try {
		return await readArchive(source);
	} catch (error) {
		await source.close();
		throw error;
	}
}

async function readArchive(bytes: ByteSource): Promise<Archive> {
	const { size, version } = bytes;
	const header = await readHeader(bytes);
	const source: Source = {
		getKey: () => version,
		getBytes: async (offset, length) => ({ data: await readBuffer(bytes, offset, length) }),
	};
	const cache = createDirectoryCache(source, header);
	const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset } = header;
	const readDirectory = (offset: number, length: number) =>
		cache.getDirectory(source, offset, length, header).catch(rejectDamaged("directory"));
	await readDirectory(rootDirectoryOffset, rootDirectoryLength);
	const stored: unknown = await new PMTiles(source, cache, decompress)
		.getMetadata()
		.catch(rejectDamaged("metadata"));
	const metadata = Object(stored);
	const tileJson = createTileJson(header, metadata, version);
	rejectOtherSchema(tileJson);

	// Tiles are sent as they are stored.
	const tiles = new PMTiles(source, cache, async (stored) => stored);
	const reads = new Set<Promise<unknown>>();
	async function untilRead<Value>(read: Promise<Value>): Promise<Value> {
		reads.add(read);
		try {
			return await read;
		} finally {
			reads.delete(read);
		}
	}
	return {
		version,
		size,
		header,
		metadata,
		tileJson,
		tileCoding: header.tileCompression === Compression.Gzip ? "gzip" : "identity",
		covers: (position) => covers(header, position),
		hasTiles: (positions) => untilRead(hasTiles(source, cache, header, positions)),
		async readTile({ z, x, y }) {
			if (z > header.maxZoom || x >= 2 ** z || y >= 2 ** z) return undefined;
			const tile = await untilRead(tiles.getZxy(z, x, y));
			return tile && new Uint8Array(tile.data);
		},
		readDirectory: (leaf) =>
			leaf
				? readDirectory(leafDirectoryOffset + leaf.offset, leaf.length)
				: readDirectory(rootDirectoryOffset, rootDirectoryLength),
		verify: () => verifyArchive(source, cache, header),
		async close() {
			await Promise.allSettled(reads);
			await bytes.close();
		},
	};
}

async function readBuffer(bytes: ByteSource, offset: number, length: number): Promise<ArrayBuffer> {
	const part = await bytes.read(offset, length);
	const isWhole = part.byteLength === part.buffer.byteLength;
	return isWhole ? part.buffer : part.slice().buffer;
}

function rejectDamaged(part: string): (error: unknown) => never {
	return (error) => {
		// Of a source that is read over the network, and has said what happened.
		if (error instanceof OperatorError) throw error;
		if (error instanceof ArchiveChangedError) throw error;
		throw new ArchiveError(`its ${part} is damaged`, copyAgain, { cause: error });
	};
}

function rejectOtherSchema({ vector_layers = [] }: TileJson): void {
	if (missingLayers(vector_layers, basicLayers).length < basicLayers.length) return;
	const names = vector_layers.map(({ id }) => id).join(", ");
	throw new ArchiveError(
		`it has none of the layers ${basicLayers.join(", ")} of the Protomaps basemap, but ${names || "no layers"}`,
		"Cut it from a Protomaps basemap of version 4",
	);
}

/** Describes an archive as TileJSON, with addresses that change with its version. */
function createTileJson(
	header: Header,
	metadata: Readonly<Record<string, unknown>>,
	version: string,
): TileJson {
	const { minLon, minLat, maxLon, maxLat, centerLon, centerLat, centerZoom } = header;
	const { name, attribution, vector_layers } = metadata;
	return {
		tilejson: "3.0.0",
		...(typeof name === "string" && { name }),
		tiles: [`/api/${paths.mapTile}?v=${version}`],
		bounds: [minLon, minLat, maxLon, maxLat],
		center: [centerLon, centerLat, centerZoom],
		minzoom: header.minZoom,
		maxzoom: header.maxZoom,
		...(typeof attribution === "string" && attribution && { attribution }),
		vector_layers: tileJsonSchema.shape.vector_layers.safeParse(vector_layers).data ?? [],
	};
}
