import { expect, it } from "vitest";
import { maxAttempts, retryDelay } from "./backoff.js";

const day = 24 * 60 * 60 * 1000;

it("doubles the delay after each attempt, up to a day", () => {
	const delays = Array.from({ length: maxAttempts }, (_, index) => retryDelay(index + 1, () => 1));
	expect(delays.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
	expect(Math.max(...delays)).toBe(day);
	expect(delays).toEqual([...delays].sort((a, b) => a - b));
});

it("uses a random part of the delay, at least half", () => {
	expect(retryDelay(3, () => 0)).toBe(60_000);
	expect(retryDelay(3, () => 0.5)).toBe(90_000);
	const values = new Set(Array.from({ length: 20 }, () => retryDelay(10)));
	expect(values.size).toBeGreaterThan(1);
});
