import { expect, it } from "vitest";
import { checkContrast, contrastRatio } from "./contrast.js";
import { widgetCatalog } from "./widget-catalog.server.js";

const { colors } = widgetCatalog;

// The first and the last are bounds; the others are well-known borderline cases of WCAG.
it.each([
	["#000000", "#ffffff", 21],
	["#767676", "#ffffff", 4.54],
	["#777777", "#ffffff", 4.47],
	["#ff0000", "#ffffff", 3.99],
	["#ffffff", "#ffffff", 1],
])("the contrast of %s and %s is %d", (one, other, ratio) => {
	expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
	expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
});

it("the widgets' own colors have enough contrast, on light and on dark pages", () => {
	const pairs = checkContrast(colors, {}, "both");
	expect(pairs.length).toBeGreaterThan(10);
	expect(pairs.filter(({ isEnough }) => !isEnough)).toEqual([]);
});

it("finds a color that is too weak, also on the page of the other scheme", () => {
	const weakIn = (scheme: "light" | "dark" | "both") =>
		checkContrast(colors, { "nev-brand": "#123c7a" }, scheme)
			.filter(({ isEnough }) => !isEnough)
			.map(({ text, scheme: one }) => `${text}, ${one}`);
	expect(weakIn("light")).toEqual([]);
	expect(weakIn("dark")).toEqual(["Links on cards, dark", "Text on markers, dark"]);
	expect(weakIn("both")).toEqual(weakIn("dark"));
});

it("a chosen surface counts for the texts that have their own color", () => {
	const weak = checkContrast(colors, { "nev-surface": "#808080" }, "light").filter(
		({ isEnough }) => !isEnough,
	);
	expect(weak.map(({ text }) => text)).toContain("Secondary text on cards");
});
