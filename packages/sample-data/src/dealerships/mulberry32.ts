/** Returns the next random number, at least 0 and below 1. */
export type Random = () => number;

/**
 * Mulberry32, a small seeded generator for sample data. Not cryptographically secure.
 * By Tommy Ettinger, 2017, public domain: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 *
 * @example
 * const random = mulberry32(7);
 * random(); // the same number in every run
 */
export function mulberry32(seed: number): Random {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/**
 * Returns a random item; all are equally likely.
 *
 * @throws {RangeError} if there are no items
 */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
	const item = items[Math.floor(random() * items.length)];
	if (item === undefined) {
		throw new RangeError("pick needs at least one item");
	}
	return item;
}
