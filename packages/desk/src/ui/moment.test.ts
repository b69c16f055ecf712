import { expect, it } from "vitest";
import { formatShort } from "./moment.js";

it("says the year of a time in another year", () => {
	const now = new Date("2026-11-25T12:00:00Z");
	expect(formatShort(new Date("2026-11-24T12:00:00Z"), now)).toMatch(/^Nov 2[45], \d+:\d\d [AP]M$/);
	expect(formatShort(new Date("2025-12-13T12:00:00Z"), now)).toMatch(/^Dec 1[34], 2025$/);
});
