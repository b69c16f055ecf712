import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { databaseUrl, openTestBackend } from "../../test/test-backend.js";
import { readSettings } from "../settings/settings.js";
import { openDatabase } from "../storage/database.js";
import { createClientLimiter, createRateLimiter } from "./limit-rate.js";

async function openPool() {
	const backend = await openTestBackend();
	onTestFinished(backend.close);
	const database = await openDatabase(
		readSettings({ DATABASE_URL: databaseUrl(backend.connection, backend.connection.database) }),
		pino({ level: "silent" }),
	);
	onTestFinished(database.close);
	return database.pool;
}

it("limits the /48 network of IPv6 clients to four times as much, and others each alone", async () => {
	const limiter = createClientLimiter(await openPool(), { name: "leads", points: 2 });
	const networkOf = (number: number) => `2001:db8:1:${number}::/64`;
	const counts = [];
	for (let number = 1; number <= 8; number += 1) {
		counts.push((await limiter.consume(networkOf(number))).consumedPoints);
	}
	// From more than half on, a sender counts as frequent for what its site has sent.
	expect(counts).toEqual([1, 1, 1, 1, 5, 6, 7, 8]);
	await expect(limiter.consume(networkOf(9))).rejects.toMatchObject({ consumedPoints: 9 });
	for (const other of ["2001:db8:2:1::/64", "203.0.113.7", "203.0.113.8"]) {
		expect(await limiter.consume(other)).toMatchObject({ consumedPoints: 1 });
	}
});

it("a clock that is set ahead and back makes no limit last longer than its period", async () => {
	const limiter = createRateLimiter(await openPool(), { name: "clock", points: 2 });
	const aYear = 365 * 24 * 60 * 60 * 1000;
	vi.useFakeTimers({ toFake: ["Date"] });
	onTestFinished(() => void vi.useRealTimers());

	vi.setSystemTime(Date.now() + aYear);
	for (const consumedPoints of [1, 2]) {
		expect(await limiter.consume("visitor")).toMatchObject({ consumedPoints });
	}
	await expect(limiter.consume("visitor")).rejects.toMatchObject({ consumedPoints: 3 });
	vi.setSystemTime(Date.now() - aYear);
	for (const consumedPoints of [1, 2]) {
		expect(await limiter.consume("visitor")).toMatchObject({ consumedPoints });
	}
	await expect(limiter.consume("visitor")).rejects.toMatchObject({ consumedPoints: 3 });
});
