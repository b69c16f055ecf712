import { vehicleCategories } from "@nev/contract";
import { expect, test } from "vitest";
import { describeReadme, widgetReadme } from "../testing/widget-readme.js";
import { inventoryGridWidget } from "./element.js";
import { compareLimit } from "./inventory-state.js";

const readme = widgetReadme(import.meta.url);

describeReadme(readme, {
	widget: inventoryGridWidget,
	component: ["inventory-grid.tsx", "InventoryGridProps"],
	events: 3,
	sheets: ["../ui/tokens.css"],
});

test("the README tells every category", () => {
	const [, told] = readme.rowsOf("Attributes").find(([name]) => name === "category") ?? [];
	expect(told).toBe(`the category to start with: ${vehicleCategories.join(", ")}`);
});

test("the README tells how many vehicles stand side by side, and from which width on the filters do", () => {
	expect(readme.text).toContain(`up to ${compareLimit} vehicles side by side`);
	const [, width] = /min-width: (\d+)px\)/.exec(readme.read("inventory-grid.css")) ?? [];
	expect(readme.text).toContain(`from ${width} pixels on`);
});
