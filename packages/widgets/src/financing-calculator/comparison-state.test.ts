import { expect, test } from "vitest";
import { createComparisonState } from "./comparison-state.js";

test("it holds three options in the order in which they were chosen, and no fourth", () => {
	const comparison = createComparisonState();
	for (const id of ["cash", "prime-loan", "standard-loan", "business-lease"]) comparison.toggle(id);
	expect(comparison.ids.value).toEqual(["cash", "prime-loan", "standard-loan"]);
	comparison.toggle("prime-loan");
	comparison.toggle("business-lease");
	expect(comparison.ids.value).toEqual(["cash", "standard-loan", "business-lease"]);
	comparison.clear();
	expect(comparison.ids.value).toEqual([]);
});

test("it removes the options that are no longer shown", () => {
	const comparison = createComparisonState();
	for (const id of ["prime-loan", "cash"]) comparison.toggle(id);
	comparison.retain(["standard-loan", "cash"]);
	expect(comparison.ids.value).toEqual(["cash"]);
});
