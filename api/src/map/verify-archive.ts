import type { Cache, Entry, Header, Source } from "pmtiles";
import { ArchiveError } from "./archive-error.js";
import { decompress } from "./directory-cache.js";

/**
 * Reads every directory of an archive, and one tile of each. A start does not do this, because a large
 * archive takes seconds.
 *
 * @throws {ArchiveError} if a directory or a tile is damaged
 */
export async function verifyArchive(source: Source, cache: Cache, header: Header): Promise<void> {
	const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset } = header;
	const read = (offset: number, length: number) =>
		cache.getDirectory(source, offset, length, header).catch(rejectDamaged("directory"));

	async function verifyDirectory(directory: readonly Entry[]): Promise<void> {
		const tile = directory.find(({ runLength }) => runLength > 0);
		if (tile) await readTile(tile).catch(rejectDamaged("tile"));
		for (const { runLength, offset, length } of directory) {
			if (runLength > 0) continue;
			await verifyDirectory(await read(leafDirectoryOffset + offset, length));
		}
	}

	async function readTile({ offset, length }: Entry): Promise<void> {
		const { data } = await source.getBytes(header.tileDataOffset + offset, length);
		await decompress(data, header.tileCompression);
	}

	await verifyDirectory(await read(rootDirectoryOffset, rootDirectoryLength));
}

function rejectDamaged(part: string): (error: unknown) => never {
	return (error) => {
		throw new ArchiveError(`a ${part} of it is damaged`, "Copy or cut it again", { cause: error });
	};
}
