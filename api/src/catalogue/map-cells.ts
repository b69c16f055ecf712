/* The square web map: coordinates from west to east and from north to south, both from 0 to 1. */

export function mercatorX(longitude: number): number {
	return longitude / 360 + 0.5;
}

export function mercatorY(latitude: number): number {
	const sine = Math.sin((latitude * Math.PI) / 180);
	const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
	return Math.min(1, Math.max(0, y));
}

export function longitudeOf(x: number): number {
	return (x - 0.5) * 360;
}

export function latitudeOf(y: number): number {
	return (360 * Math.atan(Math.exp((1 - 2 * y) * Math.PI))) / Math.PI - 90;
}

/** Bits of a cell's column and of its row. */
export const cellBits = 16;

/**
 * The number of the cell that a point is in: the bits of its column and its row in turn (a Morton
 * code). So the cells of a square are neighbors in a sorted list, and cells of twice the size are
 * the same numbers without their last two bits.
 */
export function cellAt(x: number, y: number): number {
	return (spread(indexOf(x)) | (spread(indexOf(y)) << 1)) >>> 0;
}

/** The index of a column or a row. What is outside of the map belongs to its edge. */
function indexOf(coordinate: number): number {
	const size = 1 << cellBits;
	return Math.min(size - 1, Math.max(0, Math.floor(coordinate * size)));
}

/** Puts a zero between all bits. */
function spread(bits: number): number {
	let result = bits;
	result = (result | (result << 8)) & 0x00ff00ff;
	result = (result | (result << 4)) & 0x0f0f0f0f;
	result = (result | (result << 2)) & 0x33333333;
	return (result | (result << 1)) & 0x55555555;
}
