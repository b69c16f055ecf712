import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../test/mail-server.js";
import { applyOlderMigrations } from "../../test/older-migrations.js";
import { databaseUrl, openTestBackend, silent } from "../../test/test-backend.js";
import { createTestDatabase } from "../../test/test-database.js";
import { migrate } from "../storage/migrate.js";
import { withClient } from "../storage/with-client.js";

const first = "0042_one-mail-queue";

/** A database of the version before, with one mail of each kind in each state. */
async function openOlderDatabase() {
	const database = await createTestDatabase("nothing");
	onTestFinished(database.drop);
	await applyOlderMigrations(database.connection, first);
	await database.sql(`
		insert into dealerships (name, address, city, state, zip_code, phone, email, visibility, reviewed_at)
			select name, '1 Fifth Avenue', 'Naples', 'Florida', '34102', '', lower(name) || '@example.com', visibility, now()
			from (values ('Approved', 'visible'), ('Rejected', 'rejected')) as dealer (name, visibility);
		insert into corrections (dealership_id, email, values, state, decided_at)
			values (1, 'approved@example.com', '{}', 'accepted', '2026-11-01 10:00:00.123456+00');
		insert into leads (kind, name, email, phone, payload)
			select 'contact', 'Ada', 'ada' || number || '@example.com', '', '{}' from generate_series(1, 5) as number;
		insert into outbox (lead_id, recipient, state, attempts, claim, claimed_until, last_error, due_at)
			select 1, 'company', state, attempts, claim, claimed_until, last_error, now() + interval '1 hour'
			from (values
				('waiting', 0, 0, null, null), ('waiting', 3, 3, null, '451'), ('waiting', 1, 4, now() + interval '5 minutes', null),
				('held', 0, 0, null, null), ('dead', 24, 24, null, '550'), ('sent', 1, 1, null, null), ('discarded', 2, 2, null, '450')
			) as mail (state, attempts, claim, claimed_until, last_error);
		update outbox set copy = id - 1;
		insert into notices (recipient, subject, text, approved_id, rejected_id, correction_id, lead_id, state, attempts, last_error, created_at, due_at)
			select recipient, subject, 'Text', approved, rejected, correction, lead, state, attempts, last_error, '2026-11-01 10:00:00.123456+00', due_at
			from (values
				('a@example.com', 'sent approval', 1, null, null, null, 'sent', 1, null, now()),
				('approved@example.com', 'approval', 1, null, null, null, 'waiting', 0, null, now() + interval '5 minutes'),
				('b@example.com', 'rejection', null, 2, null, null, 'dead', 24, '550', now()),
				('c@example.com', 'decision', null, null, 1, null, 'held', 1, 'On the list', now()),
				('d@example.com', 'notice', null, null, null, null, 'waiting', 2, '451', now() + interval '5 minutes'),
				('e@example.com', 'being sent', null, null, null, null, 'waiting', 1, null, now() + interval '5 minutes'),
				('ada2@example.com', 'sent confirmation', null, null, null, 2, 'sent', 1, null, now()),
				('ada3@example.com', 'dead confirmation', null, null, null, 3, 'dead', 1, '550', now()),
				('ada4@example.com', 'confirmation', null, null, null, 4, 'waiting', 1, '451', now())
			) as notice (recipient, subject, approved, rejected, correction, lead, state, attempts, last_error, due_at);
		update notices set created_at = now() where lead_id is not null;
		insert into changes (actor, action) values ('ada (desk)', 'leads release');
		insert into change_rows (change_id, table_name, row_id, before, after)
			select max(id), 'outbox', 4, '{"state": "dead"}', '{"state": "held"}' from changes`);
	return database;
}

it("keeps what an earlier version stored, and sends each mail once", async () => {
	const { connection, sql } = await openOlderDatabase();
	const ofLead = `select id, lead_id, recipient, copy, state, attempts, claim, due_at, due_since, claimed_until, last_error`;
	const leadMails = await sql(`${ofLead} from outbox order by id`);
	const ofNotice = `select created_at, due_at, due_since, state, attempts, last_error`;
	const notices = await sql(`${ofNotice} from notices order by id`);
	const moments = await sql("select id, created_at from notices order by id");
	await migrate(connection, async () => {}, { log: silent });

	expect(await sql(`${ofLead} from mails where kind = 'lead' order by id`)).toEqual(leadMails);
	expect(await sql(`${ofNotice} from mails where kind <> 'lead' order by id`)).toEqual(notices);
	expect(
		await sql("select kind, to_address, subject, text from mails where kind <> 'lead' order by id"),
	).toMatchObject([
		{ kind: "approval", subject: "sent approval", text: null },
		{ kind: "approval", subject: "approval", text: "Text" },
		{ kind: "rejection", to_address: "b@example.com", subject: "rejection" },
		{ kind: "decision", to_address: "c@example.com" },
		{ kind: "notice", to_address: "d@example.com" },
		{ kind: "notice", to_address: "e@example.com" },
		{ kind: "confirmation", to_address: "ada2@example.com", subject: null, text: null },
		{ kind: "confirmation", to_address: "ada3@example.com" },
		{ kind: "confirmation", to_address: "ada4@example.com" },
	]);
	expect(
		await sql(
			"select subject, claimed_until = due_at as is_claimed from mails where claimed_until is not null and kind <> 'lead'",
		),
	).toEqual([{ subject: "being sent", is_claimed: true }]);
	expect(
		await sql(
			"select table_name, row_id from change_rows where table_name not in ('dealerships', 'corrections')",
		),
	).toEqual([{ table_name: "mails", row_id: 4 }]);
	expect(await sql("select from notices")).toEqual([]);

	const [{ uuid } = {}] = await sql("select uuid from leads where id = 1");
	const server = await startMailServer();
	onTestFinished(server.close);
	await sql(
		"update mails set due_at = now(), claimed_until = null, state = 'waiting' where state in ('waiting', 'held', 'dead')",
	);
	const backend = await openTestBackend({
		DATABASE_URL: databaseUrl(connection, String(connection.database)),
		SMTP_URL: server.url,
		MAIL_FROM: "web@nev.example.com",
		MAIL_TO: "sales@nev.example.com",
		PUBLIC_URL: "https://nev.example.com",
	});
	onTestFinished(backend.close);
	await expect.poll(() => sql("select id from mails where state = 'waiting'")).toEqual([]);
	const noticeIds = moments.map(
		({ id, created_at }) => `<notice.${id}.${Number(created_at)}@nev.example.com>`,
	);
	const leadIds = ["", ".1", ".2", ".3", ".4"].map(
		(copy) => `<lead.${uuid}.company${copy}@nev.example.com>`,
	);
	expect(server.received.map(({ email }) => email.messageId).toSorted()).toHaveLength(
		leadIds.length + noticeIds.length - 2,
	);
	expect(new Set(server.received.map(({ email }) => email.messageId))).toEqual(
		new Set([...leadIds, ...noticeIds.filter((_, index) => index !== 0 && index !== 6)]),
	);
});

it("a server of the version before stores and sends mails until it is restarted", async () => {
	const { connection, sql } = await openOlderDatabase();
	await migrate(connection, async () => {}, { log: silent });
	await sql("truncate leads cascade; truncate mails restart identity");
	await sql(`
		with lead as (
			insert into leads (kind, name, email, phone, payload) values ('contact', 'Ada', '', '', '{}') returning id
		), stored as (
			insert into outbox (lead_id, recipient, state) select id, 'company', 'waiting' from lead
		)
		insert into notices (recipient, subject, text, lead_id)
			select address, 'Thank you', 'Text', id from lead, unnest(array['ada@example.com', 'ADA@example.com']) as address
			on conflict do nothing`);
	await sql(`
		with due as (select id from outbox where state = 'waiting' for update skip locked)
		update outbox set attempts = attempts + 1 where id in (select id from due)`);
	expect(
		await sql("select kind, recipient, to_address, attempts, text from mails order by kind desc"),
	).toEqual([
		{ kind: "lead", recipient: "company", to_address: null, attempts: 1, text: null },
		{
			kind: "confirmation",
			recipient: null,
			to_address: "ada@example.com",
			attempts: 0,
			text: null,
		},
	]);
});

it("is migrated while a server hands a lead over, and neither waits for the other", async () => {
	const { connection, sql } = await openOlderDatabase();
	await withClient(connection, async (client) => {
		await client.query("begin; select from leads for update");
		const migrating = migrate(connection, async () => {}, { log: silent });
		await expect
			.poll(() =>
				sql(
					"select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
				),
			)
			.toHaveLength(1);
		await client.query("update leads set stage = 'taken'; select from outbox for update; commit");
		expect((await migrating).missing).toContain(first);
	});
});
