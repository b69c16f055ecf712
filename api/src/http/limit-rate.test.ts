import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { databaseUrl, openTestBackend } from "../../test/test-backend.js";
import { readSettings } from "../settings/settings.js";
import { openDatabase } from "../storage/database.js";
import { createRateLimiter } from "./limit-rate.js";

it("a clock that is set ahead and back makes no limit last longer than its period", async () => {
	const backend = await openTestBackend();
	onTestFinished(backend.close);
	const database = await openDatabase(
		readSettings({ DATABASE_URL: databaseUrl(backend.connection, backend.connection.database) }),
		pino({ level: "silent" }),
	);
	onTestFinished(database.close);
	const limiter = createRateLimiter(database.pool, { name: "clock", points: 2 });
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
