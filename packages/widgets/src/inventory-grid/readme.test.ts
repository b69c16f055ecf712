import { vehicleCategories } from "@nev/contract";
import { expect, test } from "vitest";
import { describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { inventoryGridWidget } from "./element.js";
import { compareLimit } from "./inventory-state.js";

const readme = widgetReadme(import.meta.url);

describeReadme(readme, {
	widget: inventoryGridWidget,
	props: "InventoryGridProps",
	events: "InventoryGridEvents",
	sheets: ["../ui/tokens.css"],
});

test("the README tells every category", () => {
	const [, told] = readme.rowsOf("Attributes").find(([name]) => name === "category") ?? [];
	expect(told).toBe(`the category to start with: ${vehicleCategories.join(", ")}`);
});

test("the README tells how many vehicles stand side by side, and from which widths on the filters do", () => {
	expect(readme.text).toContain(`up to ${compareLimit} vehicles side by side`);
	const widths = readme.read("inventory-grid.css").matchAll(/@container \(min-width: (\d+)px\)/g);
	const told = [...widths].map(([, width]) => `from ${width} pixels on`);
	expect(told).toHaveLength(2);
	for (const one of told) expect(readme.text).toContain(one);
});
