import { expect, it } from "vitest";
import { keepWhere } from "./keep-where.js";

it("cuts a path where the condition changes, even between its vertices", () => {
	const parts = keepWhere(Float64Array.of(0, 0, 10, 0), 0.5, (x) => x < 2 || x > 7);
	expect(parts).toHaveLength(2);
	const [first, second] = parts.map((part) => [...part]);
	expect(first?.[0]).toBe(0);
	expect(first?.[2]).toBeCloseTo(2, 2);
	expect(second?.[0]).toBeCloseTo(7, 2);
	expect(second?.[2]).toBe(10);
});

it("keeps a path as it is where the condition always holds", () => {
	const path = Float64Array.of(0, 0, 1, 1, 2, 0);
	expect(keepWhere(path, 0.1, () => true)).toEqual([path]);
	expect(keepWhere(path, 0.1, () => false)).toEqual([]);
});
