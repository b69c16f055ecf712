/**
 * The id of a tile in a PMTiles archive: zoom after zoom, and along a Hilbert curve within a zoom,
 * so that neighbours are close to each other. PMTiles specification, section 4.1.
 */
export function tileId(zoom: number, x: number, y: number): number {
	// The number of tiles of all lower zooms.
	const before = (4 ** zoom - 1) / 3;
	let position = 0;
	let [column, row] = [x, y];
	for (let half = 2 ** (zoom - 1); half >= 1; half /= 2) {
		const right = (column & half) > 0 ? 1 : 0;
		const below = (row & half) > 0 ? 1 : 0;
		position += half * half * ((3 * right) ^ below);
		// Rotate the quadrant, so that the curve continues where the last one ended.
		if (below === 0) {
			if (right === 1) [column, row] = [half - 1 - column, half - 1 - row];
			[column, row] = [row, column];
		}
	}
	return before + position;
}
