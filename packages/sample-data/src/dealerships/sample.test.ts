import { afterEach, describe, expect, it, vi } from "vitest";
import { sampleDealershipCount, sampleDealerships, sampleSeed } from "../index.js";
import { generateDealerships } from "./generate-dealerships.js";

afterEach(() => {
	vi.doUnmock("zipcodes/lib/codes.js");
	vi.resetModules();
});

describe("sampleDealerships", () => {
	it("equals the generator's output; if not, run `pnpm --filter @nev/sample-data generate`", () => {
		const generated = [...generateDealerships({ count: sampleDealershipCount, seed: sampleSeed })];
		expect(sampleDealerships).toEqual(generated);
	});

	it("has 300 dealerships, a few of them without a position", () => {
		expect(sampleDealerships).toHaveLength(300);
		const unlocated = sampleDealerships.filter(({ latitude }) => latitude === null);
		expect(unlocated.length).toBeGreaterThanOrEqual(3);
		expect(unlocated.length).toBeLessThanOrEqual(10);
	});

	it("does not load the ZIP code data, which is too large for a browser", async () => {
		vi.resetModules();
		vi.doMock("zipcodes/lib/codes.js", () => {
			throw new Error("the ZIP code data was loaded");
		});
		await expect(import("../index.js")).resolves.toHaveProperty("sampleDealerships");
		await expect(import("../generate.js")).rejects.toThrow();
	});
});
