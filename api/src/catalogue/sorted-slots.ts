import { firstIndex } from "../places/first-index.js";

/** Compares two slots. 0 only for the two of one change, where one takes the place of the other. */
export type CompareSlots = (a: number, b: number) => number;

/** A slot that is removed, one that is added, or one that replaces another. */
export interface SlotChange {
	readonly removed?: number | undefined;
	readonly added?: number | undefined;
}

/**
 * A sorted list after some changes. Costs a copy and a search for each change, and a second copy if
 * a slot is added or removed and does not just take the place of another.
 */
export function updateSorted(
	sorted: Uint32Array,
	changes: readonly SlotChange[],
	compare: CompareSlots,
): Uint32Array {
	const indexOf = (slot: number) => firstIndex(sorted, (other) => compare(other, slot) >= 0);
	const copy = sorted.slice();
	const isRemoved = new Set<number>();
	const edited: number[] = [];
	for (const { removed, added } of changes) {
		if (removed !== undefined && added !== undefined && compare(removed, added) === 0) {
			copy[indexOf(removed)] = added;
			continue;
		}
		if (removed !== undefined) isRemoved.add(removed);
		for (const slot of [removed, added]) if (slot !== undefined) edited.push(slot);
	}
	if (edited.length === 0) return copy;

	const result = new Uint32Array(sorted.length + edited.length - 2 * isRemoved.size);
	let read = 0;
	let written = 0;
	const copyUntil = (end: number) => {
		result.set(copy.subarray(read, end), written);
		written += end - read;
		read = end;
	};
	for (const slot of edited.sort(compare)) {
		copyUntil(indexOf(slot));
		if (isRemoved.has(slot)) read += 1;
		else result[written++] = slot;
	}
	copyUntil(sorted.length);
	return result;
}

/** The values of a column in the order of some slots. Ten times as fast as `Float64Array.from`. */
export function gather(slots: Uint32Array, column: ArrayLike<number>): Float64Array {
	const values = new Float64Array(slots.length);
	for (let index = 0; index < slots.length; index += 1) {
		values[index] = column[slots[index] as number] as number;
	}
	return values;
}
