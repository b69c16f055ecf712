import { expect, onTestFinished, test, vi } from "vitest";
import { readTileJson, serviceOf } from "./read-tile-json.js";

const base = "https://example.com/api/map/tiles.json";

test("relative addresses are relative to the document", () => {
	const template = (tiles: string) => serviceOf({ tiles: [tiles] }, base).template;
	expect(template("v1/{z}/{x}/{y}.mvt")).toBe("https://example.com/api/map/v1/{z}/{x}/{y}.mvt");
	expect(template("/t/{z}/{x}/{y}?k={x}")).toBe("https://example.com/t/{z}/{x}/{y}?k={x}");
	expect(template("https://tiles.example/{z}/{x}/{y}")).toBe("https://tiles.example/{z}/{x}/{y}");
});

test("what the document leaves out is assumed", () => {
	expect(serviceOf({ tiles: ["{z}/{x}/{y}"] }, base)).toMatchObject({
		minZoom: 0,
		maxZoom: 14,
		attribution: "",
		hasRoads: true,
	});
});

test("a map has roads if one of its layers does", () => {
	const hasRoads = (id: string) =>
		serviceOf({ tiles: ["{z}/{x}/{y}"], vector_layers: [{ id }] }, base).hasRoads;
	expect(hasRoads("roads")).toBe(true);
	expect(hasRoads("places")).toBe(false);
});

test.each([
	["https://tiles.example/map.html", "<!doctype html>", 200, 1],
	["https://tiles.example/{x}/{y}.mvt", "Not Found", 404, 1],
	["https://example.com/api/map/tiles.json", "Not Found", 404, 0],
])("%s that answers with %j, %i is reported %i times", async (address, body, status, times) => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	vi.stubGlobal("document", { baseURI: base });
	vi.stubGlobal("fetch", async () => new Response(body, { status }));
	onTestFinished(() => {
		report.mockRestore();
		vi.unstubAllGlobals();
	});
	await expect(readTileJson(address, new AbortController().signal)).rejects.toThrow();
	expect(report).toHaveBeenCalledTimes(times);
	if (times > 0) {
		const attribute = `vector-tiles="${address}"`;
		expect(report).toHaveBeenCalledWith(expect.stringContaining(attribute));
	}
});
