import { describe, expect, it } from "vitest";
import { sampleVehicles } from "../sample-vehicles.js";
import { drawVehicle } from "./draw-vehicle.js";
import { computeLayout } from "./layout.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";

/** The tags of a document, in order. Checks that each is valid XML. */
function tagsOf(svg: string): string[] {
	const tags = svg.match(/<[^>]*>/g) ?? [];
	expect(tags.join("")).toBe(svg);
	for (const tag of tags) {
		expect(tag).toMatch(/^<(\/[a-z]+|[a-z]+( [A-Za-z-]+="[^"<&]*")*\/?)>$/);
	}
	return tags;
}

/** The elements that are not closed. Fails if a closing tag does not match the last open element. */
function unclosedElements(tags: readonly string[]): string[] {
	const open: string[] = [];
	for (const tag of tags) {
		const name = /[a-z]+/.exec(tag)?.[0] ?? "";
		if (tag.startsWith("</")) expect(open.pop()).toBe(name);
		else if (!tag.endsWith("/>")) open.push(name);
	}
	return open;
}

describe.each(sampleVehicles)("the drawing of $name", ({ drawing }) => {
	const svg = drawVehicle(drawing);

	it("is one well-formed SVG document that scales", () => {
		const tags = tagsOf(svg);
		expect(unclosedElements(tags)).toEqual([]);
		expect(tags[0]).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600">');
	});

	it("stays under 9 KB", () => {
		expect(new TextEncoder().encode(svg).length).toBeLessThan(9 * 1024);
	});

	it("can be used next to other drawings on a page", () => {
		expect(svg).not.toMatch(/ (id|class|style|href)=|url\(|<(style|defs|text|use|script)\b/);
	});

	it("has only finite numbers with at most one decimal", () => {
		expect(svg).not.toMatch(/\.\d\d|NaN|undefined|Infinity/);
	});

	it("has no repeated and no empty attributes", () => {
		for (const tag of tagsOf(svg)) {
			const names = Array.from(tag.matchAll(/ ([A-Za-z-]+)="([^"]*)"/g));
			expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
			expect(names.map(([, , value]) => value)).not.toContain("");
		}
	});

	it("fits into the view box", () => {
		const [, x, y, scale] = /translate\((\S+) (\S+)\) scale\((\S+) /.exec(svg)?.map(Number) ?? [];
		const { extent } = computeLayout(drawing);
		expect(Number(x) + extent.start * Number(scale)).toBeGreaterThan(0);
		expect(Number(x) + extent.end * Number(scale)).toBeLessThan(960);
		expect(Number(y)).toBeLessThan(560);
	});
});

describe("drawVehicle", () => {
	const fourSeater: VehicleDrawing = {
		body: "classic",
		rows: ["forward", "rear"],
		stance: "street",
		paint: { body: "#2f5590", accent: "#ece7da" },
		seats: { main: "#ddd2bb", insert: "#5d7fb0" },
		roof: { colour: "#d9d4c4", length: "full" },
		rim: { design: "five-spoke", finish: "silver" },
		headlamp: "oval",
		windshield: "full",
		sides: "open",
	};
	/** The length in the drawing, from bumper to footrest. */
	function drawnLength(drawing: VehicleDrawing): number {
		const { extent } = computeLayout(drawing);
		return (extent.end - extent.start) * Number(/scale\((\S+) /.exec(drawVehicle(drawing))?.[1]);
	}

	it("draws a model with more rows longer", () => {
		const six: VehicleDrawing = { ...fourSeater, rows: ["forward", "forward", "rear"] };
		const eight: VehicleDrawing = {
			...fourSeater,
			rows: ["forward", "forward", "forward", "rear"],
		};
		expect(drawnLength(six)).toBeGreaterThan(drawnLength(fourSeater) * 1.1);
		expect(drawnLength(eight)).toBeGreaterThan(drawnLength(six) * 1.05);
	});

	it("raises a lifted body and enlarges its wheels", () => {
		const street = computeLayout(fourSeater);
		const lifted = computeLayout({ ...fourSeater, stance: "lifted" });
		expect(lifted.lift).toBeGreaterThan(street.lift + 10);
		expect(lifted.wheel.radius).toBeGreaterThan(street.wheel.radius);
	});

	it.each<Partial<VehicleDrawing>>([
		{ stance: "lifted" },
		{ body: "sport" },
		{ headlamp: "round" },
		{ windshield: "split" },
		{ sides: "half-doors" },
		{ brushGuard: true },
		{ livery: "stripe" },
		{ livery: "two-tone" },
		{ rim: { design: "aero", finish: "silver" } },
		{ rim: { design: "five-spoke", finish: "graphite" } },
		{ roof: { colour: "#d9d4c4", length: "full", top: "rails" } },
		{ rows: ["forward"], golfBag: true },
		{ rows: ["forward"], bed: { kind: "box", length: 120 } },
	])("makes %j visible", (difference) => {
		expect(drawVehicle({ ...fourSeater, ...difference })).not.toBe(drawVehicle(fourSeater));
	});
});
