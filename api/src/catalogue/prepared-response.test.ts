import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { prepareJson, prepareResponse } from "./prepared-response.js";

describe("a prepared body", () => {
	it.each(["best", "quick"] as const)("has every coding of the same bytes: %s", async (effort) => {
		const text = JSON.stringify(
			Array.from({ length: 500 }, (_, id) => ({ id, name: `No. ${id}` })),
		);
		const { type, variants } = await prepareResponse(text, "application/json", effort);
		expect(type).toBe("application/json");
		expect(Buffer.from(variants.identity.bytes).toString()).toBe(text);
		expect(gunzipSync(variants.gzip?.bytes ?? "").toString()).toBe(text);
		expect(brotliDecompressSync(variants.br?.bytes ?? "").toString()).toBe(text);
		expect(variants.br?.bytes.length).toBeLessThan(text.length / 4);
	});

	it("is JSON in UTF-8", async () => {
		const { type, variants } = await prepareJson({ city: "Cañon City" });
		expect(type).toBe("application/json; charset=utf-8");
		expect(new TextDecoder().decode(variants.identity.bytes)).toBe('{"city":"Cañon City"}');
	});

	it("is not compressed where it is short, or compressed already", async () => {
		const pixels = Buffer.alloc(5000);
		for (const body of [
			await prepareResponse("short", "text/html"),
			await prepareResponse(pixels, "image/png"),
			await prepareResponse(pixels, "font/woff2"),
		]) {
			expect(Object.keys(body.variants)).toEqual(["identity"]);
		}
		const drawing = await prepareResponse(pixels, "image/svg+xml; charset=utf-8");
		expect(Object.keys(drawing.variants)).toEqual(["identity", "gzip", "br"]);
	});
});
