import { expect, test, vi } from "vitest";
import { tellHost } from "./tell-host.js";

test("what the host answers is given", () => {
	expect(tellHost(() => false)).toBe(false);
});

test("what the host throws is reported, and no more", () => {
	const error = new Error("the host's");
	const report = vi.fn();
	vi.stubGlobal("queueMicrotask", report);
	expect(
		tellHost(() => {
			throw error;
		}),
	).toBeUndefined();
	vi.unstubAllGlobals();
	expect(report.mock.calls[0]?.[0]).toThrow(error);
});
