import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { type SilentProxy, startSilentProxy } from "../../test/silent-proxy.js";
import { openTestBackend, silent } from "../../test/test-backend.js";
import { createTestDatabase } from "../../test/test-database.js";
import { readSettings } from "../settings/settings.js";
import { type Database, type DatabaseOptions, openDatabase } from "./database.js";
import { isDatabaseUnavailable } from "./database-error.js";

/** A database behind a network that can be broken. */
async function openRemoteDatabase(
	options?: DatabaseOptions,
): Promise<{ database: Database; network: SilentProxy }> {
	const server = await openTestBackend();
	onTestFinished(server.close);
	const network = await startSilentProxy(server.connection, server.connection.database);
	const database = await openDatabase(readSettings({ DATABASE_URL: network.url }), silent, options);
	onTestFinished(async () => {
		network.close();
		await database.close();
	});
	return { database, network };
}

const runQuery = ({ orm }: Database) =>
	orm.transaction((transaction) => transaction.execute(sql`select 1 as one`));

it("that vanishes counts as unavailable, and is used again when it is back", async () => {
	const { database, network } = await openRemoteDatabase({ queryTimeout: 200 });
	// All connections of the pool.
	const runQueries = () =>
		Promise.all(
			Array.from({ length: 10 }, () => runQuery(database).catch((error: unknown) => error)),
		);
	const one = expect.objectContaining({ rows: [{ one: 1 }] });
	// On a busy machine a query may exceed the timeout although the database is there.
	await expect.poll(runQueries).toEqual(Array(10).fill(one));
	network.fallSilent();
	const failures = await runQueries();
	expect(failures.map(isDatabaseUnavailable)).toEqual(failures.map(() => true));
	network.recover();
	await expect.poll(runQueries).toEqual(Array(10).fill(one));
});

it("that is lost during a transaction fails only that transaction", async () => {
	const { database, network } = await openRemoteDatabase();
	const failure = await database.orm
		.transaction(async (transaction) => {
			const waiting = transaction.execute(sql`select pg_sleep(60)`);
			network.destroyConnections();
			await waiting;
		})
		.catch((error: unknown) => error);
	expect(isDatabaseUnavailable(failure)).toBe(true);
	expect((await runQuery(database)).rows).toEqual([{ one: 1 }]);
});

it("is not opened where its changes would be heard of another one", async () => {
	const [one, other] = await Promise.all([
		createTestDatabase("states"),
		createTestDatabase("states"),
	]);
	onTestFinished(async () => {
		await one.drop();
		await other.drop();
	});
	const open = (sessionUrl: string) =>
		openDatabase(readSettings({ DATABASE_URL: one.url, DATABASE_SESSION_URL: sessionUrl }), silent);
	await expect(open(other.url)).rejects.toThrow(
		"DATABASE_SESSION_URL is another database than DATABASE_URL. Set both to the same one, or unset DATABASE_SESSION_URL.",
	);
	await (await open(one.url)).close();
});
