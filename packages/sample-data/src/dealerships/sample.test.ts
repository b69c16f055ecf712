import { describe, expect, it, vi } from "vitest";
import { generateDealerships } from "./generate-dealerships.js";
import { sampleDealershipCount, sampleDealerships, sampleSeed } from "./index.js";

describe("the checked-in sample", () => {
	it("is what the generator gives now; if not, run `pnpm --filter @nev/sample-data generate`", () => {
		const now = [...generateDealerships({ count: sampleDealershipCount, seed: sampleSeed })];
		expect(sampleDealerships).toEqual(now);
	});

	it("has 300 dealerships, a few of them without a position", () => {
		expect(sampleDealerships).toHaveLength(300);
		const lost = sampleDealerships.filter(({ latitude }) => latitude === null);
		expect(lost.length).toBeGreaterThanOrEqual(3);
		expect(lost.length).toBeLessThanOrEqual(10);
	});

	it("is there without the ZIP code data, which no browser should load", async () => {
		vi.resetModules();
		vi.doMock("zipcodes/lib/codes.js", () => {
			throw new Error("the ZIP code data was loaded");
		});
		await expect(import("./index.js")).resolves.toHaveProperty("sampleDealerships");
		await expect(import("../generate.js")).rejects.toThrow();
	});
});
