import type { ReadonlySignal } from "@preact/signals-core";
import { signal } from "@preact/signals-react";
import { compareLimit } from "../comparison/compare-limit.js";

export interface ComparisonState {
	/** The ids of the compared options, in the order in which they were chosen. */
	readonly ids: ReadonlySignal<readonly string[]>;
	/** Adds an option or removes it. A full comparison ignores a new option. */
	toggle(id: string): void;
	/** Removes the options that are not among these. */
	retain(ids: readonly string[]): void;
	clear(): void;
}

/** The options that a visitor compares side by side, at most `compareLimit` of them. */
export function createComparisonState(): ComparisonState {
	const ids = signal<readonly string[]>([]);
	return {
		ids,
		toggle(id) {
			const before = ids.peek();
			ids.value = before.includes(id)
				? before.filter((other) => other !== id)
				: [...before, id].slice(0, compareLimit);
		},
		retain(shown) {
			ids.value = ids.peek().filter((id) => shown.includes(id));
		},
		clear() {
			ids.value = [];
		},
	};
}
