import { expect, it } from "vitest";
import { maxAttempts, retryDelay } from "./backoff.js";

const day = 24 * 60 * 60 * 1000;

it("doubles the pause after each attempt, up to a day", () => {
	const longest = Array.from({ length: maxAttempts }, (_, index) => retryDelay(index + 1, () => 1));
	expect(longest.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
	expect(Math.max(...longest)).toBe(day);
	expect(longest).toEqual([...longest].sort((a, b) => a - b));
});

it("takes a random part of it, half of it at least", () => {
	expect(retryDelay(3, () => 0)).toBe(60_000);
	expect(retryDelay(3, () => 0.5)).toBe(90_000);
	const drawn = new Set(Array.from({ length: 20 }, () => retryDelay(10)));
	expect(drawn.size).toBeGreaterThan(1);
});

it("goes on for more than a week before a mail is given up", () => {
	const shortest = Array.from({ length: maxAttempts - 1 }, (_, index) =>
		retryDelay(index + 1, () => 0),
	).reduce((sum, pause) => sum + pause, 0);
	expect(shortest).toBeGreaterThan(6 * day);
});
