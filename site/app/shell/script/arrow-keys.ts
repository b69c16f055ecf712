const keys = {
	row: { previous: "ArrowLeft", next: "ArrowRight" },
	column: { previous: "ArrowUp", next: "ArrowDown" },
} as const;

/**
 * The index of the item that a key moves the focus to: the arrow keys wrap around, and Home and End
 * go to the first and last item. Undefined for other keys.
 *
 * @param index the focused item, or -1 if no item has the focus
 * @param count the number of items
 */
export function indexAfterKey(
	key: string,
	index: number,
	count: number,
	direction: keyof typeof keys,
): number | undefined {
	if (count === 0) return undefined;
	const { previous, next } = keys[direction];
	if (key === next) return (index + 1) % count;
	if (key === previous) return (Math.max(index, 0) - 1 + count) % count;
	if (index < 0) return undefined;
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	return undefined;
}
