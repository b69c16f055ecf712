import type { Path } from "../geometry/mercator.js";

/** Numbers at the corners of a grid, whose columns and rows begin at 0. */
export type Field = {
	at(column: number, row: number): number;
	/** All squares with a corner that reaches a level, by their top left corner; some of them again. */
	squares(level: number): Iterable<{ readonly column: number; readonly row: number }>;
};

/** The sides of a square clockwise from its top, by the corner where each begins. */
const corners = [
	[0, 0],
	[1, 0],
	[1, 1],
	[0, 1],
] as const;

/** More than the columns of a grid, for keys. */
const stride = 2 ** 20;

/**
 * Finds the lines at which a field has a level, by marching squares, which is Lorensen and Cline (1987) in
 * two dimensions: closed rings in cells, clockwise on the screen around what is higher, and
 * counterclockwise around what is lower.
 */
export function contoursOf(field: Field, level: number): Path[] {
	/** The side where the line leaves a square, by the side where it enters. */
	const next = new Map<number, number>();
	for (const { column, row } of field.squares(level)) addSquare(field, level, column, row, next);
	const rings: Path[] = [];
	for (const [start] of next) {
		const ring: number[] = [];
		for (let side: number | undefined = start; side !== undefined; ) {
			const following: number | undefined = next.get(side);
			ring.push(...crossingOf(field, level, side));
			next.delete(side);
			side = following;
		}
		rings.push(Float64Array.from(ring));
	}
	return rings;
}

function addSquare(
	field: Field,
	level: number,
	column: number,
	row: number,
	next: Map<number, number>,
): void {
	const values = corners.map(([right, down]) => field.at(column + right, row + down));
	const isHigh = values.map((value) => value >= level);
	if (isHigh.every((is) => is === isHigh[0])) return;
	const isStart = (side: number) => isHigh[side] && !isHigh[(side + 1) % 4];
	const isEnd = (side: number) => !isHigh[side] && isHigh[(side + 1) % 4];
	const starts = [0, 1, 2, 3].filter(isStart);
	const ends = [0, 1, 2, 3].filter(isEnd);
	const middle = values.reduce((sum, value) => sum + value, 0) / 4;
	for (const start of starts) {
		// Two opposite corners are high: they are connected if the middle is high, too.
		const turn = middle >= level ? 1 : 3;
		const end = starts.length > 1 ? (start + turn) % 4 : (ends[0] ?? 0);
		next.set(keyOf(column, row, start), keyOf(column, row, end));
	}
}

/** The same key for a side from both of its squares: the corner at its left or top, and its direction. */
function keyOf(column: number, row: number, side: number): number {
	const isUpright = side % 2;
	return 2 * ((row + (side === 2 ? 1 : 0)) * stride + column + (side === 1 ? 1 : 0)) + isUpright;
}

/** Where a side has the level, in cells. */
function crossingOf(field: Field, level: number, key: number): [x: number, y: number] {
	const isUpright = key % 2;
	const corner = Math.floor(key / 2);
	const [column, row] = [corner % stride, Math.floor(corner / stride)];
	const from = field.at(column, row);
	const to = field.at(column + 1 - isUpright, row + isUpright);
	const along = (level - from) / (to - from);
	return [column + (1 - isUpright) * along, row + isUpright * along];
}
