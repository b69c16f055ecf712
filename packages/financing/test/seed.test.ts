import fc from "fast-check";
import { expect, test } from "vitest";

test("properties are checked with the same random values in each run", () => {
	const values = () => fc.sample(fc.double(), 10);
	expect(values()).toEqual(values());
});
