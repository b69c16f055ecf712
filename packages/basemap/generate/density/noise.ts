/** The sizes of the irregularities, in cells of the grid, … */
const wavelengths = [7, 3];
/** … and how strong each is, relative to the one before. */
const weaker = 0.6;

/** Value noise: a smooth, reproducible pattern between -1 and 1, by the position in a grid. */
export function noiseAt(column: number, row: number): number {
	let sum = 0;
	let weight = 1;
	let total = 0;
	for (const wavelength of wavelengths) {
		sum += weight * waveAt(column / wavelength, row / wavelength);
		total += weight;
		weight *= weaker;
	}
	return sum / total;
}

function waveAt(x: number, y: number): number {
	const [column, row] = [Math.floor(x), Math.floor(y)];
	const [right, down] = [ease(x - column), ease(y - row)];
	const top = mix(randomAt(column, row), randomAt(column + 1, row), right);
	const bottom = mix(randomAt(column, row + 1), randomAt(column + 1, row + 1), right);
	return mix(top, bottom, down);
}

function ease(share: number): number {
	return share * share * (3 - 2 * share);
}

function mix(from: number, to: number, share: number): number {
	return from + (to - from) * share;
}

/** A number between -1 and 1 that seems random: the bits are mixed as in the hash murmur3. */
function randomAt(column: number, row: number): number {
	let bits = Math.imul(column, 0x27d4_eb2d) ^ Math.imul(row, 0x1656_67b1);
	bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d);
	bits = Math.imul(bits ^ (bits >>> 12), 0x297a_2d39);
	return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 31 - 1;
}
