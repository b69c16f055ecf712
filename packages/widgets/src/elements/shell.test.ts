import { expect, test, vi } from "vitest";
import { createShell } from "./shell.js";

test("a page that has not asked for `ready` has no unhandled rejection", async () => {
	vi.stubGlobal("HTMLElement", class {});
	const report = vi.fn();
	process.on("unhandledRejection", report);
	const Shell = createShell({ observe() {}, unobserve() {} }, []);
	const element = new Shell();
	const failure = new Error("The file could not be loaded.");
	element.nevSettle[1](failure);
	// Node.js reports rejections before the next task.
	await new Promise(setImmediate);
	process.off("unhandledRejection", report);
	vi.unstubAllGlobals();
	expect(report).not.toHaveBeenCalled();
	await expect(element.ready).rejects.toBe(failure);
});
