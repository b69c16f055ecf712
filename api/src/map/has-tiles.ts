import { type Cache, findTile, type Header, type Source, zxyToTileId } from "pmtiles";
import type { TilePosition } from "./covers.js";

/** How many directories lead to a tile at most: PMTiles specification, section 4. */
const maxDepth = 4;

/**
 * Whether an archive has each of some tiles, which are within the grid of their zoom. No tile is read. The order
 * of the look-ups is that of the archive, so that each directory is read once.
 */
export async function hasTiles(
	source: Source,
	cache: Cache,
	header: Header,
	positions: readonly TilePosition[],
): Promise<boolean[]> {
	const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset } = header;

	async function hasTile(id: number): Promise<boolean> {
		let [offset, length] = [rootDirectoryOffset, rootDirectoryLength];
		for (let depth = 0; depth < maxDepth; depth += 1) {
			const entry = findTile(await cache.getDirectory(source, offset, length, header), id);
			if (!entry || entry.runLength > 0) return entry !== null;
			[offset, length] = [leafDirectoryOffset + entry.offset, entry.length];
		}
		return false;
	}

	const found: boolean[] = [];
	const ids = positions.map(({ z, x, y }, index) => ({ id: zxyToTileId(z, x, y), index }));
	for (const { id, index } of ids.sort((one, other) => one.id - other.id)) {
		found[index] = await hasTile(id);
	}
	return found;
}
