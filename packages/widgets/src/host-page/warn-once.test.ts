import { expect, test, vi } from "vitest";

/** A copy of the module: the other tests of this run share one, and would find its reports used up. */
const copy = "./warn-once.ts?copy";

test("a mistake is reported once, and no more than a hundred are", async () => {
	const { warnOnce } = (await import(copy)) as typeof import("./warn-once.js");
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	for (let mistake = 0; mistake < 300; mistake += 1) {
		warnOnce(`limit="${mistake}"`);
		warnOnce(`limit="${mistake}"`);
	}
	expect(report).toHaveBeenCalledTimes(100);
	report.mockRestore();
});
