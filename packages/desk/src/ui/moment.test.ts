import { afterEach, expect, it, vi } from "vitest";
import { fileDay, formatShort } from "./moment.js";

afterEach(() => vi.unstubAllEnvs());

it("says the year of a time in another year", () => {
	const now = new Date("2026-11-25T12:00:00Z");
	expect(formatShort(new Date("2026-11-24T12:00:00Z"), now)).toMatch(
		/^Nov 2[45], \d+:\d\d\u00a0[AP]M$/,
	);
	expect(formatShort(new Date("2025-12-13T12:00:00Z"), now)).toMatch(/^Dec 1[34], 2025$/);
});

it("names files by the day of the operator's clock", () => {
	vi.stubEnv("TZ", "America/Los_Angeles");
	expect(fileDay(new Date("2026-11-26T07:59:00Z"))).toBe("2026-11-25");
	vi.stubEnv("TZ", "Pacific/Auckland");
	expect(fileDay(new Date("2026-11-25T11:00:00Z"))).toBe("2026-11-26");
});
