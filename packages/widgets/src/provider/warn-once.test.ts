import { expect, test, vi } from "vitest";

test("a mistake is reported once, and no more than a hundred are", async () => {
	vi.resetModules();
	const { warnOnce } = await import("./warn-once.js");
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	for (let mistake = 0; mistake < 300; mistake += 1) {
		warnOnce(`limit="${mistake}"`);
		warnOnce(`limit="${mistake}"`);
	}
	expect(report).toHaveBeenCalledTimes(100);
	report.mockRestore();
});
