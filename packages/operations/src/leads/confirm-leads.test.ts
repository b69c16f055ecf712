import {
	addDoNotContact,
	countNotices,
	createMailer,
	dealerships,
	readSettings,
} from "@nev/api/operations";
import {
	companyOf,
	confirmationWriter,
	mailWriter,
	purgeExpired,
	readConfirmation,
	runMailQueue,
	writeMail,
} from "@nev/api/testing/internals.js";
import { contactMessage, inquiry, post } from "@nev/api/testing/leads.js";
import { startMailServer } from "@nev/api/testing/mail-server.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { openTestBackend, silent } from "@nev/api/testing/test-backend.js";
import { consentTexts } from "@nev/contract";
import type { DeskHealth, LeadPage, MailPage } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { openDesk } from "../../test/desk-requests.js";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";

const bouncing = "bounces@example.com";
const server = await startMailServer({
	onRcptTo: ({ address }, _, callback) =>
		address === bouncing
			? callback(Object.assign(new Error("no such user"), { responseCode: 550 }))
			: callback(),
});
const environment = {
	SMTP_URL: server.url,
	MAIL_FROM: "web@nev.example.com",
	MAIL_TO: "leads@nev.example.com",
	PUBLIC_URL: "https://nev.example.com",
	LEADS_PER_MINUTE: "100000",
};
const settings = readSettings(environment);
const backend = await openTestBackend(environment);
const operator = await openOperator(environment);
const { run, sql } = operator;
const store = leadStore(operator);
const { release, discard } = leadActions(operator.orm, settings);
/** Those that the operator's database has. */
const confirmationsOf = "select to_address, state from mails where kind = 'confirmation'";
const ada = ["--email", "ada@example.com"];
const mailer = createMailer(settings.mail, server.url, () => "NEV");
afterAll(async () => {
	mailer.close();
	await backend.close();
	await operator.close();
	await server.close();
});

beforeEach(async () => {
	const tables = "leads, mails, idempotency_keys, do_not_contact";
	await backend.sql(`truncate ${tables} restart identity cascade`);
	await sql(`truncate ${tables}, dealerships restart identity cascade`);
	server.received.length = 0;
});

/** The mails to others than the company and its dealers. */
const confirmations = () =>
	server.received.filter(({ email }) => /^(We received|Recibimos) /.test(email.subject ?? ""));
const untilConfirmed = (mails: number) => expect.poll(confirmations).toHaveLength(mails);
const stored = () =>
	backend.sql("select to_address, state from mails where kind = 'confirmation' order by id");

/** Sends what waits in the operator's database, as a server does. */
async function send(isOn = true): Promise<void> {
	const write = confirmationWriter(settings);
	const company = companyOf();
	const queue = runMailQueue({
		...{ database: operator, mailer, companyEmail: settings.mail.to, log: silent },
		write: mailWriter(operator.orm, {
			mail: settings.mail,
			writeLead: (claim) => writeMail(operator.orm, claim, { ...settings, company }),
			confirm:
				isOn && write ? (id) => readConfirmation(operator.orm, id, write, company) : undefined,
		}),
	});
	await expect.poll(() => sql(`${confirmationsOf} and state = 'waiting'`)).toEqual([]);
	await queue.stop();
}

/** Stores a lead with a confirmation that waits. */
async function storeConfirmed(email = "ada@example.com"): Promise<number> {
	const id = await store({ email }, { state: "sent" });
	await sql("insert into mails (kind, to_address, lead_id) values ('confirmation', $1, $2)", [
		email,
		id,
	]);
	return id;
}

it("tells a visitor that an inquiry has arrived, about what, what follows, and how data is deleted", async () => {
	const [dealer] = await backend.sql(
		`update dealerships set reviewed_at = now(), name = 'Gulf Carts', email = 'gulf@example.com',
			address = '1 Fifth Avenue', city = 'Naples', state = 'Florida', zip_code = '34102',
			phone = '(239) 555-0199', opening_hours = 'Mon-Fri 8 AM-6 PM; Dec 24 closed'
		where id = (select min(id) from dealerships) returning id`,
	);
	await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId: Number(dealer?.id) }));
	await untilConfirmed(1);
	const [mail] = confirmations();
	expect(mail).toMatchObject({ from: "web@nev.example.com", to: "ada@example.com" });
	expect(mail?.email).toMatchObject({
		subject: "We received your message",
		from: { name: "NEV Dealer Network", address: "web@nev.example.com" },
		replyTo: [{ name: "NEV Dealer Network", address: "info@nev-dealers.example.com" }],
	});
	expect(mail?.email.text).toBe(`Thank you. Your message has been received.

Vehicle: D6 Max GT4
Dealer: Gulf Carts
Phone: (239) 555-0199
Address: 1 Fifth Avenue, Naples, Florida 34102
Hours: Mon-Fri 8 AM-6 PM; Dec 24 closed

Here's what happens next:

1. We'll review your message.
2. Someone will get back to you within 24 hours, by phone or email.
3. You'll get detailed information.

If you'd rather not wait, call (239) 555-0199 or reply to this email.

To find out what we store about you, or to have it deleted, write to privacy@nev-dealers.example.com. Your rights are here:

https://nev.example.com/privacy-policy#your-rights

If you didn't send us a message, someone else entered your address, and you don't need to do anything.

NEV Dealer Network
info@nev-dealers.example.com, (555) 555-0100
`);
	expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
	await expect.poll(stored).toEqual([{ to_address: "ada@example.com", state: "sent" }]);
});

it("contains nothing that the visitor typed, and no dealer that nobody has approved", async () => {
	const typed = "Buy pills at spam.example.com";
	await backend.sql("update dealerships set reviewed_at = null, name = $1 where id = 1", [typed]);
	const texts = { name: typed, phone: typed, message: typed, vehicleName: typed };
	const consent = { text: typed, givenAt: "2026-11-21T09:30:00Z" };
	const fields = { ...texts, vehiclePrice: typed, consent, dealershipId: 1 };
	await post(backend, "/api/vehicle-inquiry", inquiry(fields));
	await untilConfirmed(1);
	expect(confirmations()[0]?.raw).not.toMatch(/pills|spam/);
	expect(confirmations()[0]?.email.text).not.toContain("Dealer:");
});

it("has of a dealer what is known of it when it is sent, in the language of the visitor", () => {
	const write = confirmationWriter(settings);
	const dealer = { ...gulfCarts, name: "Gulf\nCarts", phone: "", openingHours: null };
	const { text } = write?.(companyOf(), undefined, { dealer }) ?? {};
	expect(text).toContain(
		"\nDealer: Gulf Carts\nAddress: 1 Fifth Avenue, Naples, Florida 34102\n\n",
	);
	expect(text).toContain("call (555) 555-0100 or");
	const openingHours = "Mon-Fri 8 AM-6 PM; Dec 24-26, holidays closed; Sat by appointment";
	const full = { ...dealer, phone: "(239) 555-0199", openingHours };
	expect(write?.(companyOf(), "es-1", { dealer: full }).text).toContain(`
Concesionario: Gulf Carts
Teléfono: (239) 555-0199
Dirección: 1 Fifth Avenue, Naples, Florida 34102
Horario: lun-vie 8 AM-6 PM; dic 24-26, festivos cerrado; sáb con cita

`);
});

it("names no dealer that is paused, which is not mailed the lead", async () => {
	await backend.sql("update dealerships set reviewed_at = now(), paused_until = '2036-12-24'");
	await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId: 1 }));
	await untilConfirmed(1);
	await backend.sql("update dealerships set paused_until = null");
	expect(confirmations()[0]?.email.text).not.toContain("Dealer:");
	expect(confirmations()[0]?.email.text).toContain("call (555) 555-0100 or");
});

it("is in the language of the consent, and in English without one", async () => {
	const text = consentTexts[1].text.replace("{seller}", "NEV").replace("{phone}", "555-0100");
	const consent = { text, givenAt: "2026-11-21T09:30:00Z" };
	await post(backend, "/api/vehicle-inquiry", inquiry({ consent }));
	await post(backend, "/api/contact", contactMessage({ email: "grace@example.com" }));
	await untilConfirmed(2);
	const subjects = confirmations().map(({ to, email }) => [to, email.subject]);
	expect(subjects).toContainEqual(["ada@example.com", "Recibimos su mensaje"]);
	expect(subjects).toContainEqual(["grace@example.com", "We received your message"]);
	const spanish = confirmations().find(({ to }) => to === "ada@example.com");
	expect(spanish?.email.text).toContain("\nVehículo: D6 Max GT4\n");
});

it.each([
	[["ada@example.com", "ADA@Example.com", "ada+carts@example.com", "ada+2@example.com"]],
	[["ada@gmail.com", "A.da@Gmail.com", "a.d.a+carts@gmail.com", "ad.a@gmail.com"]],
])("is sent once a day to the mailbox of %j, however many leads come at once", async (emails) => {
	const answers = await Promise.all(
		Array.from({ length: 40 }, (_, number) =>
			post(backend, "/api/contact", contactMessage({ email: emails[number % 4] ?? "" })),
		),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
	expect(await backend.sql("select count(*)::int as n from leads")).toEqual([{ n: 40 }]);
	await untilConfirmed(1);
	await post(backend, "/api/contact", contactMessage({ email: emails[0] ?? "" }));
	expect(await stored()).toHaveLength(1);
});

it("is sent to each of two mailboxes that dots tell apart", async () => {
	await post(backend, "/api/contact", contactMessage({ email: "a.da@mail.example.com" }));
	await post(backend, "/api/contact", contactMessage({ email: "ada@mail.example.com" }));
	await untilConfirmed(2);
});

it.each([
	["a doubtful lead", { fillTime: 1 }],
	["a lead with a filled honeypot", { website: "https://spam.example.com" }],
	["one whose sender asked not to be contacted", { email: "grace@example.com" }],
])("no confirmation is stored of %s", async (_, fields) => {
	await backend.sql(
		"insert into do_not_contact (email_hash) values ((do_not_contact_hashes('Grace@example.com'))[1])",
	);
	expect((await post(backend, "/api/contact", contactMessage(fields))).status).toBe(201);
	expect(await stored()).toEqual([]);
});

it.each([
	["SMTP_URL", ""],
	["PUBLIC_URL", ""],
	["CONFIRM_LEADS", "false"],
])("no confirmation is stored with %s=%s", async (name, value) => {
	const other = await openTestBackend({ ...environment, [name]: value });
	onTestFinished(other.close);
	expect((await post(other, "/api/contact", contactMessage())).status).toBe(201);
	expect(await other.sql(confirmationsOf)).toEqual([]);
	expect(await other.sql("select from leads")).toHaveLength(1);
});

it.each([
	"ada@example.com\r\nBcc: eve@example.com",
	"ada@example.com, eve@example.com",
	"<ada@example.com>",
	"ada@exámple.com",
	"adá@example.com",
	"ada@example.com\u2028eve",
])("refuses a lead from %j", async (email) => {
	expect((await post(backend, "/api/contact", contactMessage({ email }))).status).toBe(422);
	expect(await backend.sql("select from leads")).toEqual([]);
});

it("of a doubtful lead is sent once an operator releases it, and not again by later releases", async () => {
	await operator.orm.insert(dealerships).values(gulfCarts);
	const payload = { vehicleName: "Something typed" };
	const lead = { suspicion: "quick", dealershipId: 1, payload } as const;
	const toDealer = { recipient: "dealer", dealershipId: 1, state: "held" } as const;
	await store(lead, { state: "held" }, toDealer);
	await store({ ...lead, kind: "dealership", email: "b@example.com" }, { state: "held" });
	await store({ email: "c@example.com" }, { state: "held" });
	await release(1, 2, 3);
	await send();
	expect(confirmations().map(({ to }) => to)).toEqual(["ada@example.com"]);
	await sql("delete from mails where kind = 'confirmation'");
	await sql("update dealerships set reviewed_at = now()");
	await release(1);
	expect(
		await sql("select state from mails where lead_id = 1 and kind = 'lead' order by id"),
	).toEqual([{ state: "sent" }, { state: "waiting" }]);
	expect(await sql(confirmationsOf)).toEqual([]);
});

it.each([
	["its sender asked not to be contacted", () => addDoNotContact(operator.orm, "ada@example.com")],
	[
		"its sender asked not to be contacted, and it is for a tag of that mailbox",
		async () => {
			await addDoNotContact(operator.orm, "ada@example.com");
			await sql("update leads set email = 'Ada+carts@example.com' where id = 1");
		},
	],
	["its lead is discarded", () => discard("spam", 1)],
	["its lead is erased", () => run("people", "erase", ...ada, "--yes")],
	[
		"its lead is held back again",
		() => sql("update mails set state = 'held' where lead_id = 1 and kind = 'lead'"),
	],
	[
		"it is a day old",
		() => sql("update mails set created_at = now() - interval '25 hours' where lead_id = 1"),
	],
])("is not sent any more if %s", async (_, change) => {
	await storeConfirmed();
	await storeConfirmed("grace@example.com");
	await change();
	await send();
	expect(server.received.map(({ to }) => to)).toEqual(["grace@example.com"]);
	expect(await sql(confirmationsOf)).toEqual([{ to_address: "grace@example.com", state: "sent" }]);
});

it("is not sent any more once they are turned off", async () => {
	await storeConfirmed();
	await send(false);
	expect(await sql(confirmationsOf)).toEqual([]);
	expect(server.received).toEqual([]);
});

it("that the mail server refuses is listed, troubles nobody, and is deleted after a day", async () => {
	await storeConfirmed(bouncing);
	await storeConfirmed();
	await send();
	const { get } = openDesk(operator.orm);
	expect((await get<MailPage>("/mails")).body.items).toMatchObject([
		{
			...{ state: "dead", to: bouncing, subject: "Confirmation of lead 1" },
			lastError: expect.stringMatching(/no such user$/),
		},
	]);
	expect(await countNotices(operator.orm)).toMatchObject({ dead: 0, waiting: 0 });
	expect((await get<LeadPage>("/leads?problem=failed")).body.items).toEqual([]);
	expect((await run("leads", "show", "1")).stdout).not.toContain("no such user");
	expect((await get<DeskHealth>("/health")).body).toMatchObject({ newLeads: 2, mail: { dead: 0 } });
	await sql("update mails set created_at = now() - interval '25 hours'");
	const purge = purgeExpired(operator, silent);
	onTestFinished(purge.stop);
	await expect.poll(() => sql(confirmationsOf)).toEqual([]);
});
