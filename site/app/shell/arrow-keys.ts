/** Which keys go to the item before and after in a row, or in a column. */
const keys = {
	row: { before: "ArrowLeft", after: "ArrowRight" },
	column: { before: "ArrowUp", after: "ArrowDown" },
} as const;

/**
 * The place that a key leads to among a number of items, round the ends; undefined where the key
 * has no meaning here. From outside, which is place -1, one arrives at an end.
 */
export function indexAfterKey(
	key: string,
	place: number,
	count: number,
	direction: keyof typeof keys,
): number | undefined {
	if (count === 0) return undefined;
	const { before, after } = keys[direction];
	if (key === after) return (place + 1) % count;
	if (key === before) return (Math.max(place, 0) - 1 + count) % count;
	if (place < 0) return undefined;
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	return undefined;
}
