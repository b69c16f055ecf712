import { expect, it } from "vitest";
import { nextSort, sortRows } from "./sort-rows.js";

it.each([
	["ascending", [1.5, 10, ""]],
	["descending", [10, 1.5, ""]],
] as const)("sorts figures %s, with those without a value last", (order, sorted) => {
	expect(sortRows([10, "", 1.5], (value) => value, order)).toEqual(sorted);
});

it("sorts names in any case", () => {
	const names = ["Key Carts", "bay Carts", "Gulf Carts"];
	expect(sortRows(names, (name) => name, "ascending")).toEqual([
		"bay Carts",
		"Gulf Carts",
		"Key Carts",
	]);
});

it("begins figures with the largest and names with A, and turns the order around", () => {
	const byLeads = nextSort(undefined, 1, 12);
	expect(byLeads).toEqual({ column: 1, order: "descending" });
	expect(nextSort(byLeads, 1, 12)).toEqual({ column: 1, order: "ascending" });
	expect(nextSort(byLeads, 0, "Gulf Carts")).toEqual({ column: 0, order: "ascending" });
});
