import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { type SilentProxy, startSilentProxy } from "../../test/silent-proxy.js";
import { openTestBackend, silent } from "../../test/test-backend.js";
import { readSettings } from "../settings/settings.js";
import { type Database, type DatabaseLimits, openDatabase } from "./database.js";
import { isDatabaseUnavailable } from "./is-database-unavailable.js";

/** A database behind a network that can be taken away. */
async function openFarDatabase(
	limits?: DatabaseLimits,
): Promise<{ database: Database; network: SilentProxy }> {
	const server = await openTestBackend();
	onTestFinished(server.close);
	const network = await startSilentProxy(server.connection, "postgres");
	const database = await openDatabase(readSettings({ DATABASE_URL: network.url }), silent, limits);
	onTestFinished(async () => {
		network.close();
		await database.close();
	});
	return { database, network };
}

const ask = ({ orm }: Database) =>
	orm.transaction((transaction) => transaction.execute(sql`select 1 as one`));

it("that vanishes without a word is away, and is used again when it is back", async () => {
	const { database, network } = await openFarDatabase({ queryTimeout: 200 });
	// As many connections as there can be.
	await Promise.all(Array.from({ length: 10 }, () => ask(database)));
	network.fallSilent();
	const failures = await Promise.all(
		Array.from({ length: 10 }, () => ask(database).catch((error: unknown) => error)),
	);
	expect(failures.map(isDatabaseUnavailable)).toEqual(failures.map(() => true));
	network.recover();
	expect((await ask(database)).rows).toEqual([{ one: 1 }]);
});

it("that is lost in the middle of a transaction fails that alone", async () => {
	const { database, network } = await openFarDatabase();
	const failure = await database.orm
		.transaction(async (transaction) => {
			const waiting = transaction.execute(sql`select pg_sleep(60)`);
			network.breakOff();
			await waiting;
		})
		.catch((error: unknown) => error);
	expect(isDatabaseUnavailable(failure)).toBe(true);
	expect((await ask(database)).rows).toEqual([{ one: 1 }]);
});
