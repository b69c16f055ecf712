import { type ReadonlySignal, signal } from "@preact/signals-react";
import { compareLimit } from "../comparison/compare-limit.js";

export interface ComparisonState<Item> {
	/** The compared items, in the order in which they were chosen. */
	readonly items: ReadonlySignal<readonly Item[]>;
	/** Adds an item or removes it. A full comparison ignores a new item. */
	toggle(item: Item): void;
	/** Removes the items that the predicate rejects. */
	retain(predicate: (item: Item) => boolean): void;
	clear(): void;
}

/**
 * The items that a visitor compares side by side, at most `compareLimit` of them.
 *
 * @param keyOf two items with the same key are the same item
 * @example
 * const comparison = createComparisonState<Vehicle>(({ slug }) => slug);
 * comparison.toggle(vehicle);
 */
export function createComparisonState<Item>(keyOf: (item: Item) => string): ComparisonState<Item> {
	const items = signal<readonly Item[]>([]);
	return {
		items,
		toggle(item) {
			const before = items.peek();
			const others = before.filter((other) => keyOf(other) !== keyOf(item));
			const isNew = others.length === before.length;
			items.value = isNew ? [...others, item].slice(0, compareLimit) : others;
		},
		retain(predicate) {
			items.value = items.peek().filter(predicate);
		},
		clear() {
			items.value = [];
		},
	};
}
