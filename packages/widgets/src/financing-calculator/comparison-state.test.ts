import { expect, test } from "vitest";
import { createComparisonState } from "./comparison-state.js";

const create = () => createComparisonState<{ slug: string }>(({ slug }) => slug);
const [first, second, third, fourth] = [
	{ slug: "first" },
	{ slug: "second" },
	{ slug: "third" },
	{ slug: "fourth" },
];

test("it holds three items in the order in which they were chosen, and no fourth", () => {
	const comparison = create();
	for (const item of [third, first, second, fourth]) comparison.toggle(item);
	expect(comparison.items.value).toEqual([third, first, second]);
	comparison.toggle(first);
	comparison.toggle(fourth);
	expect(comparison.items.value).toEqual([third, second, fourth]);
	comparison.clear();
	expect(comparison.items.value).toEqual([]);
});

test("it identifies an item by its key", () => {
	const comparison = create();
	comparison.toggle(first);
	comparison.toggle({ slug: first.slug });
	expect(comparison.items.value).toEqual([]);
});

test("it removes the items that a predicate rejects", () => {
	const comparison = create();
	for (const item of [first, second]) comparison.toggle(item);
	comparison.retain(({ slug }) => slug === second.slug);
	expect(comparison.items.value).toEqual([second]);
});
