import { expect, it, vi } from "vitest";

it("multiplies the limits of time of the tests", async () => {
	const limitWith = async (factor: string) => {
		vi.resetModules();
		vi.stubEnv("TIME_FACTOR", factor);
		const { unitTests } = await import("../../scripts/unit-tests.js");
		vi.unstubAllEnvs();
		return unitTests.testTimeout;
	};
	expect(await limitWith("3")).toBe(3 * (await limitWith("1")));
});
