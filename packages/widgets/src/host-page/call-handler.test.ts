import { expect, test, vi } from "vitest";
import { callHandler } from "./call-handler.js";

test("returns what the handler returns", () => {
	expect(callHandler(() => false)).toBe(false);
});

test("reports what the handler throws, and goes on", () => {
	const error = new Error("from the host page");
	const report = vi.fn();
	vi.stubGlobal("queueMicrotask", report);
	expect(
		callHandler(() => {
			throw error;
		}),
	).toBeUndefined();
	vi.unstubAllGlobals();
	expect(report.mock.calls[0]?.[0]).toThrow(error);
});
