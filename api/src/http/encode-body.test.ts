import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodeBody } from "./encode-body.js";

describe("an encoded body", () => {
	it.each(["best", "quick"] as const)(
		"has the same bytes in every content coding: %s",
		async (effort) => {
			const text = JSON.stringify(
				Array.from({ length: 500 }, (_, id) => ({ id, name: `No. ${id}` })),
			);
			const { contentType, variants } = await encodeBody(text, "application/json", effort);
			expect(contentType).toBe("application/json");
			expect(Buffer.from(variants.identity.bytes).toString()).toBe(text);
			expect(gunzipSync(variants.gzip?.bytes ?? "").toString()).toBe(text);
			expect(brotliDecompressSync(variants.br?.bytes ?? "").toString()).toBe(text);
			expect(variants.br?.bytes.length).toBeLessThan(text.length / 4);
		},
	);

	it.each([200, 256, 257, 513, 40_000, 300_000])("of %s bytes compresses well", async (length) => {
		const words = Array.from({ length }, (_, index) => `${(index * 7919) % 9973} `).join("");
		const text = words.slice(0, length);
		const { variants } = await encodeBody(text, "text/plain", "quick");
		expect(gunzipSync(variants.gzip?.bytes ?? "").toString()).toBe(text);
		expect(brotliDecompressSync(variants.br?.bytes ?? "").toString()).toBe(text);
		const atMost = gzipSync(text).length * 1.02;
		expect(variants.gzip?.bytes.length).toBeLessThanOrEqual(atMost);
		expect(variants.br?.bytes.length).toBeLessThanOrEqual(atMost);
	});

	it("is in UTF-8", async () => {
		const { variants } = await encodeBody('{"city":"Cañon City"}', "application/json");
		expect(new TextDecoder().decode(variants.identity.bytes)).toBe('{"city":"Cañon City"}');
	});

	it("is not compressed if it is short, or compressed already", async () => {
		const pixels = Buffer.alloc(5000);
		for (const response of [
			await encodeBody("short", "text/html"),
			await encodeBody(pixels, "image/png"),
			await encodeBody(pixels, "font/woff2"),
		]) {
			expect(Object.keys(response.variants)).toEqual(["identity"]);
		}
		const svg = await encodeBody(pixels, "image/svg+xml; charset=utf-8");
		expect(Object.keys(svg.variants)).toEqual(["identity", "gzip", "br"]);
	});
});
