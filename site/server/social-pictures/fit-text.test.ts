import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { escapeText } from "../../app/embed/escape-text.js";
import { fontFiles } from "./draw-svg.js";
import { fitText, widthOf } from "./fit-text.js";

/** What the rasterizer draws, in em. */
function drawnWidth(text: string): number {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text x="9" y="100" font-family="Figtree" font-weight="800" font-size="100">${escapeText(text)}</text></svg>`;
	const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Figtree" };
	return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / 100;
}

it.each([
	"Lambert Cart Service",
	"WWWMMM @ Āč Ñandú",
	"O’Fallon Electric Vehicles & Carts, Inc.",
	"(239) 555-0142",
	"$17,995",
	"ABCDEFGHIJKLMNOPQRSTUVWXYZ",
	"abcdefghijklmnopqrstuvwxyz",
])("knows how wide the font draws %j at most", (text) => {
	const drawn = drawnWidth(text);
	expect(drawn).toBeGreaterThan(1);
	expect(widthOf(text)).toBeGreaterThanOrEqual(drawn);
	expect(widthOf(text)).toBeLessThan(1.25 * drawn);
});

describe("a text in a box", () => {
	const box = { width: 500, maxLines: 2, sizes: [76, 52] } as const;

	it("has the largest size in which it fits", () => {
		expect(fitText("Gulf Carts", box)).toEqual({ size: 76, lines: ["Gulf Carts"] });
		expect(fitText("Lambert Cart Service", box)).toEqual({
			size: 76,
			lines: ["Lambert", "Cart Service"],
		});
		expect(fitText("Gulf Coast Neighborhood Cart Sales", box).size).toBe(52);
	});

	it.each([
		["many words", "The Neighborhood Electric Vehicle and Golf Cart Company of Florida"],
		["a long word", "Donaudampfschifffahrtselektrizitaetengesellschaft"],
		["a long word after a short one", "A Donaudampfschifffahrtselektrizitaetengesellschaft"],
	])("is shortened if it has %s", (_, text) => {
		const { size, lines } = fitText(text, box);
		expect(size).toBe(52);
		expect(lines.length).toBeLessThanOrEqual(2);
		expect(lines.at(-1)).toMatch(/…$/);
		for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(500);
	});

	it("has no line if it is empty", () => {
		expect(fitText("", box).lines).toEqual([]);
	});
});
