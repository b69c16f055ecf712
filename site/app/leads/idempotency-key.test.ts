import { expect, it } from "vitest";
import { createIdempotencyKey } from "./idempotency-key.js";

const values = { firstName: "Dana", message: "Which one fits through a garden gate?" };
const morning = new Date("2026-03-01T00:00:00Z");

it("is the same for the same values on the same day", async () => {
	const key = await createIdempotencyKey("/contact", values, morning);
	expect(key).toMatch(/^[0-9a-f]{64}$/);
	const { firstName, message } = values;
	const night = new Date("2026-03-01T23:59:59Z");
	expect(await createIdempotencyKey("/contact", { message, firstName }, night)).toBe(key);
});

it.each([
	["on another day", "/contact", values, "2026-03-15T00:00:00Z"],
	["for other values", "/contact", { ...values, message: "Any?" }, "2026-03-01T00:00:00Z"],
	["from another page", "/inventory/d3-4", values, "2026-03-01T00:00:00Z"],
])("differs %s", async (_condition, path, otherValues, date) => {
	const key = await createIdempotencyKey("/contact", values, morning);
	expect(await createIdempotencyKey(path, otherValues, new Date(date))).not.toBe(key);
});
