import { vehicleCategories } from "@nev/contract";
import { expect, test } from "vitest";
import { describePlaces, widgetReadme } from "../testing/widget-readme.js";
import { compareLimit } from "../ui/comparison-checkbox.js";
import { vehiclePlaces } from "./vehicle-template.js";

const readme = widgetReadme(import.meta.url);

describePlaces(
	readme,
	vehiclePlaces({ specifications: {} } as never, {
		range: "",
		price: "",
		notAvailable: "",
		page: "",
		picture: "",
	}),
);

test("the README lists every category", () => {
	const [, description] = readme.rowsOf("Attributes").find(([name]) => name === "category") ?? [];
	expect(description).toBe(`the initial category: ${vehicleCategories.join(", ")}`);
});

test("the README states the limit of the comparison and the widths of the layouts", () => {
	expect(readme.text).toContain(`up to ${compareLimit} vehicles side by side`);
	const widths = readme.read("inventory-grid.css").matchAll(/@container \(max-width: (\d+)px\)/g);
	const phrases = [...widths].map(([, width]) => `up to ${width} pixels`);
	expect(phrases).toHaveLength(2);
	for (const phrase of phrases) expect(readme.text).toContain(phrase);
});
