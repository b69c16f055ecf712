import { expect, test, vi } from "vitest";
import { callHandler } from "./call-handler.js";

test("what the host answers is given", () => {
	expect(callHandler(() => false)).toBe(false);
});

test("what the host throws is reported, and no more", () => {
	const error = new Error("the host's");
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
