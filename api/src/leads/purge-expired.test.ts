import { pino } from "pino";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { untilLockIsAwaited } from "../../test/lock-waits.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts } from "../../test/stored-leads.js";
import { databaseUrl, openTestBackend } from "../../test/test-backend.js";
import { analyticsRetentionMonths, leadRetentionYears } from "../people/retention.js";
import { dealerships } from "../storage/schema.js";
import { withClient } from "../storage/with-client.js";
import { purgeExpired } from "./purge-expired.js";

const database = await openOwnDatabase();
afterAll(database.close);

/** Stores leads, and no others, that are to be deleted. */
async function storeExpired(...names: string[]): Promise<void> {
	await database.sql("truncate leads restart identity cascade");
	await database.sql(
		`insert into leads (kind, name, email, phone, payload, created_at)
			select 'contact', unnest($1::text[]), 'ada@example.com', '', '{}', now() - make_interval(years => $2)`,
		[names, leadRetentionYears + 1],
	);
}

it("deletes old keys, leads and sums, as the privacy policy promises, also without a mail server", async () => {
	const first = await openTestBackend();
	onTestFinished(first.close);
	await first.sql(
		`insert into idempotency_keys (path, key, body_hash, created_at) values
		('contact', 'old', '', now() - interval '31 days'),
		('contact', 'recent', '', now() - interval '29 days')`,
	);
	// In one statement, because the first backend may still be about to delete what is old.
	await first.sql(
		`with stored as (
			insert into leads (kind, name, email, phone, payload, created_at) select
				'contact', name, 'ada@example.com', '', '{}', now() - make_interval(years => $1) + distance
			from (values ('old', interval '-1 day'), ('recent', interval '1 day')) as lead(name, distance)
			returning id
		)
		insert into mails (lead_id, recipient, state) select id, 'company', 'sent' from stored`,
		[leadRetentionYears],
	);
	await first.sql(
		`insert into dealer_networks (hash, opened_at) values
		('old', now() - interval '91 days'), ('recent', now() - interval '89 days')`,
	);
	for (const table of [
		"search_sums (day, state, zip3, searches, found_nobody) select day, '', name, 1, 1",
		"lead_sums (day, grouped_by, name, leads) select day, 'state', name, 1",
	]) {
		await first.sql(
			`insert into ${table} from (
				select name, (now() at time zone 'UTC')::date - make_interval(months => $1) + distance as day
				from (values ('old', interval '-3 days'), ('recent', interval '3 days')) as sum(name, distance)
			) as sums`,
			[analyticsRetentionMonths],
		);
	}
	const second = await openTestBackend({
		DATABASE_URL: databaseUrl(first.connection, first.connection.database),
	});
	onTestFinished(second.close);
	await expect
		.poll(() => first.sql("select key from idempotency_keys"))
		.toEqual([{ key: "recent" }]);
	await expect
		.poll(() => first.sql("select hash from dealer_networks"))
		.toEqual([{ hash: "recent" }]);
	await expect
		.poll(() => first.sql("select name from leads join mails on lead_id = leads.id"))
		.toEqual([{ name: "recent" }]);
	await expect
		.poll(() =>
			first.sql("select zip3 as name from search_sums union all select name from lead_sums"),
		)
		.toEqual([{ name: "recent" }, { name: "recent" }]);
});

const log = (lines: string[] = []) => pino({}, { write: (line: string) => void lines.push(line) });

it("deletes nothing while the database's clock is years ahead, and says so", async () => {
	const tenYears = 10 * 365 * 24 * 60 * 60 * 1000;
	const now = performance.now.bind(performance);
	vi.spyOn(performance, "now").mockImplementation(() => now() - tenYears);
	onTestFinished(() => void vi.restoreAllMocks());
	await storeExpired("old");
	const lines: string[] = [];
	purgeExpired(database, log(lines)).stop();
	await expect.poll(() => lines.join("")).toMatch(/"days":36(49|50)/);
	expect(await database.sql("select name from leads")).toEqual([{ name: "old" }]);
});

it("does not keep waiting who changes expired leads at that moment", async () => {
	await storeExpired("old", "older");
	// Moves its row behind the other one.
	await database.sql("update leads set stage = 'closed' where id = 1");
	await withClient(database.connection, async (acting) => {
		await acting.query("begin; select from leads where id = 1 for update");
		purgeExpired(database, log()).stop();
		await untilLockIsAwaited(database.sql);
		await acting.query("select from leads where id = 2 for update; commit");
	});
	await expect.poll(() => database.sql("select name from leads")).toEqual([]);
});

it("forgets notices after a month, but not that a dealer was told of its approval", async () => {
	const { sql, orm } = database;
	// Leads are deleted last.
	await storeExpired("old");
	await orm.insert(dealerships).values(gulfCarts);
	await sql(
		`insert into mails (kind, to_address, subject, text, dealership_id, state, created_at)
			select kind, 'ada@example.com', subject, '', approved, state, now() - interval '31 days'
			from (values ('approval', 'told', 1, 'sent'), ('approval', 'not told', 1, 'waiting'), ('notice', 'other', null, 'dead'))
				as stored (kind, subject, approved, state)`,
	);
	purgeExpired(database, log()).stop();
	await expect.poll(() => sql("select from leads")).toEqual([]);
	expect(await sql("select subject from mails")).toEqual([{ subject: "told" }]);
});
