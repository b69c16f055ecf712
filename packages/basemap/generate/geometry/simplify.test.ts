import { describe, expect, it } from "vitest";
import { simplify } from "./simplify.js";

const within = (tolerance: number) => () => tolerance;

describe("simplifying a path", () => {
	it("drops points closer to the line than the tolerance and keeps the others", () => {
		const path = Float64Array.of(0, 0, 5, 0.4, 10, 0, 15, 3, 20, 0);
		expect([...simplify(path, within(1))]).toEqual([0, 0, 10, 0, 15, 3, 20, 0]);
		expect([...simplify(path, within(0.1))]).toEqual([...path]);
	});

	it("keeps a ring closed and its extent", () => {
		const ring = Float64Array.of(0, 0, 5, 0.1, 10, 0, 10, 10, 0, 10, 0, 0);
		expect([...simplify(ring, within(1))]).toEqual([0, 0, 10, 0, 10, 10, 0, 10, 0, 0]);
	});
});
