import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { updateSorted } from "./sorted-slots.js";

const ascending = (a: number, b: number) => a - b;

it("removes and adds slots, and keeps the order", () => {
	const slots = fc.uniqueArray(fc.nat(60));
	fc.assert(
		fc.property(slots, fc.infiniteStream(fc.boolean()), slots, (before, isRemoved, others) => {
			const removed = before.filter(() => isRemoved.next().value);
			const added = others.filter((slot) => !before.includes(slot));
			const kept = before.filter((slot) => !removed.includes(slot));
			expect([...updateSorted(Uint32Array.from(before).sort(), removed, added, ascending)]).toEqual(
				[...kept, ...added].sort(ascending),
			);
		}),
	);
});

it("searches for each changed slot instead of asking all", () => {
	const sorted = Uint32Array.from({ length: 100_000 }, (_, index) => 2 * index);
	const compare = vi.fn(ascending);
	const updated = updateSorted(sorted, [60_000, 40], [101, 9], compare);
	expect(updated).toHaveLength(100_000);
	expect(compare.mock.calls.length).toBeLessThan(100);
});
