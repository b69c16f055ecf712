export type TilePosition = { readonly x: number; readonly y: number };

/** A set of tiles of one zoom. Columns wrap around the globe; beyond the poles there is nothing. */
export class TileGrid {
	/** Tiles in each direction: 2 to the power of the zoom. */
	readonly size: number;
	readonly #flags: Uint8Array;

	constructor(size: number) {
		this.size = size;
		this.#flags = new Uint8Array(size * size);
	}

	has(x: number, y: number): boolean {
		return y >= 0 && y < this.size && this.#flags[y * this.size + this.#columnOf(x)] === 1;
	}

	add(x: number, y: number): void {
		if (y >= 0 && y < this.size) this.#flags[y * this.size + this.#columnOf(x)] = 1;
	}

	/** The tiles of the set, row by row from the north-west. */
	positions(): TilePosition[] {
		const positions: TilePosition[] = [];
		for (const [index, flag] of this.#flags.entries()) {
			if (flag) positions.push({ x: index % this.size, y: Math.floor(index / this.size) });
		}
		return positions;
	}

	filter(keep: (position: TilePosition) => boolean): TileGrid {
		const grid = new TileGrid(this.size);
		for (const position of this.positions()) if (keep(position)) grid.add(position.x, position.y);
		return grid;
	}

	/** With the tiles around each tile, up to a number of tiles in each direction. */
	widen(margin: number): TileGrid {
		const wide = new TileGrid(this.size);
		for (const { x, y } of this.positions()) {
			for (let dy = -margin; dy <= margin; dy++) {
				for (let dx = -margin; dx <= margin; dx++) wide.add(x + dx, y + dy);
			}
		}
		return wide;
	}

	/** The tiles of a lower zoom that contain a tile of the set. */
	ancestors(zoomsUp: number): TileGrid {
		const grid = new TileGrid(this.size >> zoomsUp);
		for (const { x, y } of this.positions()) grid.add(x >> zoomsUp, y >> zoomsUp);
		return grid;
	}

	#columnOf(x: number): number {
		return (x + this.size) % this.size;
	}
}
