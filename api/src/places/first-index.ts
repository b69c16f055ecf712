/** The first index whose value passes, by binary search. All values after it must pass too. */
export function firstIndex<Value>(
	sorted: ArrayLike<Value>,
	passes: (value: Value) => boolean,
): number {
	let start = 0;
	let end = sorted.length;
	while (start < end) {
		const middle = (start + end) >>> 1;
		if (passes(sorted[middle] as Value)) end = middle;
		else start = middle + 1;
	}
	return start;
}
