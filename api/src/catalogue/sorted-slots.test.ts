import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { updateSorted } from "./sorted-slots.js";

const tensOf = (slot: number) => Math.floor(slot / 10);
const compare = (a: number, b: number) => tensOf(a) - tensOf(b);

it("removes, adds and replaces slots, and keeps the order", () => {
	const slots = fc.uniqueArray(fc.nat(300), { selector: tensOf });
	fc.assert(
		fc.property(slots, slots, (before, after) => {
			const removed = before.filter((slot) => !after.includes(slot));
			const added = after.filter((slot) => !before.includes(slot));
			const successors = removed.map((slot) => added.find((other) => compare(slot, other) === 0));
			const others = added.filter((slot) => !successors.includes(slot));
			const changes = [
				...removed.map((slot, index) => ({
					removed: slot,
					added: successors[index] ?? others.pop(),
				})),
				...others.map((slot) => ({ added: slot })),
			];
			const sorted = Uint32Array.from(before).sort();
			expect([...updateSorted(sorted, changes, compare)]).toEqual(after.toSorted((a, b) => a - b));
			expect([...sorted]).toEqual(before.toSorted((a, b) => a - b));
		}),
	);
});

it("searches for each changed slot instead of asking all", () => {
	const sorted = Uint32Array.from({ length: 100_000 }, (_, index) => 10 * index);
	const asked = vi.fn(compare);
	const changes = [
		{ removed: 600_000, added: 600_001 },
		{ removed: 400, added: 1_000_001 },
	];
	expect(updateSorted(sorted, changes, asked)).toHaveLength(100_000);
	expect(asked.mock.calls.length).toBeLessThan(100);
});
