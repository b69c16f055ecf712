import {
	addDoNotContact,
	addNotices,
	corrections,
	countNotices,
	createMailer,
	dealerships,
	openDatabase,
	readSettings,
	removeDoNotContact,
	retryNotices,
	toldOfApproval,
} from "@nev/api/operations";
import {
	claimDue,
	type MailWriterOptions,
	mailWriter,
	runMailQueue,
	watchMails,
} from "@nev/api/testing/internals.js";
import { startMailServer } from "@nev/api/testing/mail-server.js";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import { silent } from "@nev/api/testing/test-backend.js";
import { sql as drizzle } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { sql, connection } = operator;
const database = await openDatabase(
	readSettings({ DATABASE_URL: String(connection.connectionString) }),
	silent,
);
const mail = { from: "leads@nev.example.com", to: "sales@nev.example.com" };
/** Retries all mails, and returns how many are sent or held back then. */
const retryAll = async () => {
	const ids = (await sql("select id from mails")).map(({ id }) => Number(id));
	return (await retryNotices(database.orm, ids, mail.to)).length;
};
/** Sends what waits, as a server does. */
const sendNotices = (options: Partial<MailWriterOptions> = {}) =>
	runMailQueue({
		...{ database, mailer, companyEmail: mail.to, log: silent },
		write: mailWriter(database.orm, { mail, writeLead: async () => undefined, ...options }),
	});
let isRefused = true;
const server = await startMailServer({
	onRcptTo: ({ address }, _, callback) =>
		isRefused && address === "ada@example.com"
			? callback(Object.assign(new Error("no such user"), { responseCode: 550 }))
			: callback(),
});
const mailer = createMailer(mail, server.url, () => "NEV");
afterAll(async () => {
	mailer.close();
	await server.close();
	await database.close();
	await operator.close();
});

it("what the mail server refuses for good is kept, told, counted, and sent again by a retry", async () => {
	await sql(
		"insert into mails (kind, to_address, subject, text) values ('notice', 'ada@example.com', 'Not listed', 'Why')",
	);
	let sender = sendNotices();
	await expect
		.poll(() => sql("select last_error from mails where state = 'dead'"))
		.toEqual([{ last_error: expect.stringMatching(/no such user$/) }]);
	await sender.stop();
	expect(await countNotices(database.orm)).toEqual({
		...{ dead: 1, held: 0, waiting: 0 },
		oldestSeconds: 0,
	});
	await watchMails({ database, mailer, mail, log: silent }).check();
	const [told] = server.received;
	expect(told?.email.subject).toBe("Mails about listings are not sent: 1 failed");
	// The random letters of a Message-ID may spell the name.
	expect(told?.raw.replace(/Message-ID: <[^>]*>/i, "")).not.toMatch(/ada/i);
	isRefused = false;
	expect(await retryAll()).toBe(1);
	sender = sendNotices();
	await expect.poll(() => server.received.map(({ to }) => to)).toContain("ada@example.com");
	await expect.poll(() => sql("select from mails")).toEqual([]);
	await sender.stop();
});

it("a notice that waits for an address on the do-not-contact list is kept, and not sent until it is off the list", async () => {
	isRefused = false;
	server.received.length = 0;
	await addDoNotContact(database.orm, "Bob@example.com");
	await addDoNotContact(database.orm, mail.to);
	await sql(
		`insert into mails (kind, to_address, subject, text) values ('notice', 'bob@example.com', 'Not listed', 'Why'), ('notice', '${mail.to}', 'A correction waits', 'Which')`,
	);
	const sender = sendNotices();
	const keptOnes = () => sql("select to_address, state, last_error from mails");
	const held = [
		{
			to_address: "bob@example.com",
			state: "held",
			last_error: "Its address is on the do-not-contact list.",
		},
	];
	await expect.poll(keptOnes).toEqual(held);
	expect(await countNotices(database.orm)).toMatchObject({ dead: 0, held: 1 });
	expect(await retryAll()).toBe(1);
	expect(await keptOnes()).toEqual(held);
	expect(server.received.map(({ to }) => to)).toEqual([mail.to]);

	await removeDoNotContact(database.orm, "Bob@example.com");
	expect(await retryAll()).toBe(1);
	sender.wake();
	await expect.poll(keptOnes).toEqual([]);
	await sender.stop();
	expect(server.received.map(({ to }) => to)).toEqual([mail.to, "bob@example.com"]);
});

it.each<[string, string, string[]]>([
	["goes to its address of then", "email = 'new@gulf.example.com'", ["new@gulf.example.com"]],
	["is not sent if that was undone", "visibility = 'pending', reviewed_at = null", []],
	["is not sent if it is rejected", "visibility = 'rejected'", []],
	["is not sent if it has no address any more", "email = ''", []],
])("a notice that a dealer is approved %s", async (_, change, recipients) => {
	server.received.length = 0;
	await sql("truncate mails, dealerships restart identity cascade");
	await database.orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt: new Date() },
		{ ...gulfCarts, address: "2 Main Street", reviewedAt: new Date() },
	]);
	const notice = { to: gulfCarts.email, subject: "Approved", text: "Text" };
	await addNotices(database.orm, [
		{ ...notice, kind: "approval", dealershipId: 1 },
		{ ...notice, to: mail.to },
	]);
	await addNotices(
		database.orm,
		[{ ...notice, subject: "Later", kind: "approval", dealershipId: 2 }],
		10,
	);
	await sql(`update dealerships set ${change} where id = 1`);
	const sender = sendNotices();
	const waiting = () => sql("select subject from mails where state <> 'sent'");
	await expect.poll(waiting).toEqual([{ subject: "Later" }]);
	await sender.stop();
	const told: [number, boolean][] = recipients.length > 0 ? [[1, true]] : [];
	expect(await toldOfApproval(database.orm, [1, 2])).toEqual(new Map([...told, [2, false]]));
	expect(server.received.map(({ to }) => to).toSorted()).toEqual([...recipients, mail.to]);
});

it("a notice of a rejection is not sent any more once its dealer is not rejected", async () => {
	server.received.length = 0;
	await sql("truncate mails, dealerships restart identity cascade");
	await database.orm
		.insert(dealerships)
		.values([gulfCarts, { ...gulfCarts, address: "2 Main Street", visibility: "rejected" }]);
	await addNotices(database.orm, [
		{
			to: "shown@gulf.example.com",
			subject: "Not listed",
			text: "Why",
			kind: "rejection",
			dealershipId: 1,
		},
		{
			to: "rejected@gulf.example.com",
			subject: "Not listed",
			text: "Why",
			kind: "rejection",
			dealershipId: 2,
		},
	]);
	const sender = sendNotices();
	await expect.poll(() => sql("select from mails")).toEqual([]);
	await sender.stop();
	expect(server.received.map(({ to }) => to)).toEqual(["rejected@gulf.example.com"]);
});

it("a notice of a decision is not sent any more once it was undone, or another one was made", async () => {
	server.received.length = 0;
	await sql("truncate mails, corrections restart identity cascade");
	await database.orm.transaction(async (transaction) => {
		const asked = { dealershipId: 1, email: "owner@gulf.example.com", values: {} };
		const [now, earlier] = [drizzle`now()`, new Date(Date.now() - 60_000)];
		await transaction.insert(corrections).values([
			{ ...asked, state: "accepted", decidedAt: now },
			{ ...asked, state: "waiting", decidedAt: now },
			{ ...asked, state: "declined", decidedAt: earlier },
		]);
		await addNotices(
			transaction,
			["stands", "undone", "decided-anew"].map((name, index) => ({
				...{ to: `${name}@gulf.example.com`, subject: "Decided", text: "So" },
				kind: "decision" as const,
				correctionId: index + 1,
			})),
		);
	});
	const sender = sendNotices();
	await expect.poll(() => sql("select from mails")).toEqual([]);
	await sender.stop();
	expect(server.received.map(({ to }) => to)).toEqual(["stands@gulf.example.com"]);
});

it("a notice of an approval waits while its dealer is hidden, and then tells how the dealer is by now", async () => {
	server.received.length = 0;
	await sql("truncate mails, dealerships restart identity cascade");
	await database.orm
		.insert(dealerships)
		.values({ ...gulfCarts, reviewedAt: new Date(), visibility: "hidden" });
	await addNotices(database.orm, [
		{ to: gulfCarts.email, subject: "Approved", text: "Text", kind: "approval", dealershipId: 1 },
	]);
	expect(await claimDue(database.orm, 1)).toEqual([]);
	expect(await countNotices(database.orm)).toMatchObject({ waiting: 0, oldestSeconds: 0 });
	expect(await retryAll()).toBe(0);
	await sql("update dealerships set visibility = 'visible', name = 'Naples Carts'");
	const tellApproval = ({ name }: { name: string }) => ({ subject: name, text: name });
	const sender = sendNotices({ tellApproval });
	await expect.poll(() => sql("select state from mails")).toEqual([{ state: "sent" }]);
	await sender.stop();
	expect(server.received.map(({ to, email }) => [to, email.subject])).toEqual([
		[gulfCarts.email, "Naples Carts"],
	]);
	await sql("truncate mails, dealerships restart identity cascade");
});

it("a notice of an approval is retried by the dealer's present address", async () => {
	await sql("truncate mails, dealerships restart identity cascade");
	await database.orm.insert(dealerships).values({ ...gulfCarts, email: "new@gulf.example.com" });
	await addNotices(database.orm, [
		{
			to: "old@gulf.example.com",
			subject: "Approved",
			text: "Text",
			kind: "approval",
			dealershipId: 1,
		},
	]);
	await sql("update mails set state = 'held'");
	const retry = () => retryNotices(database.orm, [1], mail.to);
	await addDoNotContact(database.orm, "old@gulf.example.com");
	expect(await retry()).toEqual([{ state: "waiting" }]);
	await addDoNotContact(database.orm, "new@gulf.example.com");
	expect(await retry()).toEqual([{ state: "held" }]);
	await sql("truncate mails, dealerships restart identity cascade");
});

it("notices are sent before the confirmations of many leads", async () => {
	await sql("truncate mails restart identity");
	await sql(
		"insert into leads (kind, name, email, phone, payload) select 'contact', 'Ada', 'ada@example.com', '', '{}' from generate_series(1, 2)",
	);
	await sql(
		"insert into mails (kind, to_address, lead_id, due_at) select 'confirmation', id || '@example.com', id, now() - interval '1 hour' from leads",
	);
	await sql(
		"insert into mails (kind, to_address, subject, text) values ('notice', 'ada@example.com', 'Your link', 'Link')",
	);
	expect(await claimDue(database.orm, 1)).toMatchObject([{ subject: "Your link" }]);
	expect(await claimDue(database.orm, 5)).toHaveLength(2);
	await sql("truncate leads cascade");
});

it("a notice counts as waiting since it was stored or sent again, also between attempts that fail", async () => {
	await sql(
		"insert into mails (kind, to_address, subject, text, attempts, created_at, due_since, due_at) select 'notice', 'ada@example.com', 'A', 'A', 5, stored, stored, now() + interval '1 hour' from (select now() - interval '1 hour' as stored) as times",
	);
	const waited = async () => (await countNotices(database.orm)).oldestSeconds;
	expect(await waited()).toBeGreaterThanOrEqual(3600);
	await sql("update mails set state = 'dead'");
	await retryAll();
	await sql("update mails set attempts = 1, due_at = now() + interval '1 minute'");
	expect(await waited()).toBeLessThan(60);
});

it("sends waiting notices now with a retry, but for one that is being sent", async () => {
	await sql("truncate mails restart identity");
	await sql(
		"insert into mails (kind, to_address, subject, text, attempts, due_at, last_error) select 'notice', 'ada@example.com', 'A', 'A', 5, now() + interval '1 hour', '451' from generate_series(1, 2)",
	);
	await sql(
		"insert into mails (kind, to_address, subject, text, due_at) values ('notice', 'ada@example.com', 'A', 'A', now() - interval '1 hour')",
	);
	expect(await claimDue(database.orm, 1)).toMatchObject([{ id: 3 }]);
	expect(await retryAll()).toBe(2);
	expect(
		await sql("select id from mails where due_at <= now() and claimed_until is null order by id"),
	).toEqual([{ id: 1 }, { id: 2 }]);
	// The server that was sending it has died, and its time is over.
	await sql("update mails set claimed_until = now() where id = 3");
	expect(await retryAll()).toBe(3);
});

it("is sent once, also if the database cannot record it at first", async () => {
	isRefused = false;
	server.received.length = 0;
	await sql("truncate mails");
	await sql(
		"insert into mails (kind, to_address, subject, text) values ('notice', 'ada@example.com', 'Accepted', 'Text')",
	);
	// A sequence counts what is rolled back too.
	await sql("create sequence refusals");
	await sql(
		"create function refuse() returns trigger language plpgsql as $$ begin raise '%', nextval('refusals'); end $$",
	);
	await sql("create trigger refused before delete on mails execute function refuse()");
	const sender = sendNotices();
	await expect.poll(() => sql("select is_called from refusals")).toEqual([{ is_called: true }]);
	await sql("drop trigger refused on mails");
	await expect.poll(() => sql("select from mails")).toEqual([]);
	await sender.stop();
	expect(server.received).toHaveLength(1);
});
