import { dealerships, retryNotices } from "@nev/api/operations";
import { claimDue } from "@nev/api/testing/internals.js";
import { startMailServer } from "@nev/api/testing/mail-server.js";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import { openTestBackend } from "@nev/api/testing/test-backend.js";
import { sampleDealerships } from "@nev/sample-data";
import { afterAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { openDesk, seenRows } from "../../test/desk-requests.js";
import { openOperator } from "../../test/operator.js";

const settings = {
	SMTP_URL: "smtp://mail.example.com",
	MAIL_TO: "leads@nev.example.com",
	PUBLIC_URL: "https://nev.example.com",
};

const { orm, sql, run, undo, connection, close } = await openOperator(settings);
afterAll(close);

beforeEach(async () => {
	await sql(
		"truncate dealerships, changes, change_rows, mails, do_not_contact restart identity cascade",
	);
	await orm.insert(dealerships).values({ ...gulfCarts, visibility: "pending" });
});

const approve = async () => (await run("dealerships", "approve", "1")).stdout;
const told = async () =>
	(await sql("select to_address from mails order by id")).map((row) => row.to_address);

it("tells a dealer that it is approved, where its page is, and how it is corrected", async () => {
	expect(await approve()).toBe(
		"1: Gulf Carts (Naples, Florida) is approved: it is visible, and gets its leads by mail; it is told by mail in 10 minutes\n",
	);
	expect(await sql("select to_address, subject, text from mails")).toEqual([
		{
			to_address: gulfCarts.email,
			subject: "Your dealership has been approved: Gulf Carts",
			text: `Gulf Carts has been approved, and visitors can see it now:

https://nev.example.com/dealerships/1-gulf-carts

Its leads will be sent to this address. Each email has a button, "I have it": press it when you take the lead, or when it isn't for you, so we know that someone is taking care of the customer.

To show the inquiry form or the dealer locator on your own site, copy a few lines from here:

https://nev.example.com/embed

To correct or pause the listing, request a link here. It will be sent to this address too:

https://nev.example.com/dealerships/correct?dealership=1

If you have a question, reply to this email or call (555) 555-0100.

NEV Dealer Network
corrections@nev-dealers.example.com, (555) 555-0100
`,
		},
	]);
	expect(await sql("select due_at - created_at as delay from mails")).toMatchObject([
		{ delay: { minutes: 10 } },
	]);
	expect(await approve()).toMatch(/was approved already\n$/);
	expect(await told()).toHaveLength(1);
});

it("tells those that are approved in the desk, and the operator why it does not tell the others", async () => {
	await sql(`insert into dealerships (name, address, city, state, zip_code, phone, email, visibility)
		select name, n || ' Main Street', city, state, zip_code, phone, '', visibility
		from dealerships, generate_series(1, 2) as n`);
	const desk = openDesk(orm, undefined, settings);
	const { body } = await desk.post("/dealers/actions", {
		action: "approve",
		target: await seenRows(sql, "dealerships", [1, 2, 3]),
	});
	expect(body).toMatchObject({ changed: 3, mailed: 1, notTold: ["no-email"] });
	expect(await told()).toEqual([gulfCarts.email]);
});

/** As the server does with what it has mailed. */
const send = () => sql("update mails set state = 'sent'");

it("tells it once, unless it was rejected since", async () => {
	await approve();
	await send();
	await undo(2);
	expect(await approve()).toMatch(/gets its leads by mail\n$/);
	await run("dealerships", "hide", "1");
	await approve();
	expect(await sql("select state from mails")).toEqual([{ state: "sent" }]);
	await sql("update dealerships set visibility = 'rejected'");
	await approve();
	expect(await sql("select state from mails")).toEqual([{ state: "waiting" }]);
});

it("tells it of the next approval if one was undone before it was told", async () => {
	await approve();
	await undo(2);
	await approve();
	expect(await told()).toHaveLength(1);
	await undo(4);
	// As the server does with it once it is due.
	await sql("delete from mails");
	await approve();
	expect(await told()).toHaveLength(1);
});

it("tells it once, also if the mail server was away for an hour and the approval was undone meanwhile", async () => {
	await approve();
	await sql("update changes set at = at - interval '1 hour'");
	await undo(2);
	expect(await approve()).toMatch(/it is told by mail in 10 minutes\n$/);
	expect(await told()).toHaveLength(1);
});

it("tells it once visitors see it if it was hidden before it was told", async () => {
	await approve();
	await run("dealerships", "hide", "1");
	await sql("update mails set due_at = now()");
	expect(await claimDue(orm, 1)).toEqual([]);
	expect(await approve()).toMatch(/it is told by mail in 10 minutes\n$/);
	expect(await told()).toHaveLength(1);
});

it("tells nothing to a program that reads leads as ADF", async () => {
	await sql("update dealerships set lead_format = 'adf'");
	await approve();
	expect(await told()).toEqual([]);
});

it("says of a paused one from when visitors see it", async () => {
	await sql("update dealerships set paused_until = '2036-12-24'");
	await approve();
	expect((await sql("select text from mails"))[0]?.text).toMatch(
		/^Gulf Carts has been approved\. It is paused, and visitors will see it starting 2036-12-24:\n/,
	);
});

it("says how it is when the server sends it", async () => {
	await sql("update dealerships set paused_until = '2036-12-24'");
	await approve();
	await sql("update dealerships set paused_until = null, name = 'Naples Carts'");
	await sql("update mails set due_at = now()");
	const server = await startMailServer();
	onTestFinished(server.close);
	const DATABASE_URL = String(connection.connectionString);
	const backend = await openTestBackend({ ...settings, SMTP_URL: server.url, DATABASE_URL });
	onTestFinished(backend.close);
	await expect.poll(() => server.received).toHaveLength(1);
	expect(server.received[0]?.email).toMatchObject({
		subject: "Your dealership has been approved: Naples Carts",
		text: expect.stringMatching(/^Naples Carts has been approved, and visitors can see it now:\n/),
		replyTo: [{ name: "NEV Dealer Network", address: "corrections@nev-dealers.example.com" }],
	});
});

it.each([
	["that has no address", "update dealerships set email = ''"],
	[
		"that an import has approved",
		"update dealerships set reviewed_at = now(), visibility = 'hidden'",
	],
	[
		"on the do-not-contact list",
		"insert into do_not_contact (email_hash) values ((do_not_contact_hashes('sales@gulf.example.com'))[1])",
	],
])("tells no dealer %s", async (_, statement) => {
	await sql(statement);
	expect(await approve()).toMatch(/is approved/);
	expect(await told()).toEqual([]);
});

it("tells no sample dealer", async () => {
	const [sample] = sampleDealerships;
	if (!sample) throw new Error("There are no sample dealers.");
	await orm.insert(dealerships).values(sample);
	await run("dealerships", "approve", "2");
	expect(await told()).toEqual([]);
});

it("tells nobody without a mail server and the site's address, and says so", async () => {
	for (const name of ["SMTP_URL", "PUBLIC_URL"] as const) {
		const lacking = await openOperator({ ...settings, [name]: "" });
		await lacking.orm.insert(dealerships).values({ ...gulfCarts, visibility: "pending" });
		expect((await lacking.run("dealerships", "approve", "1")).stderr).toBe(
			"No dealer is told by mail: this command lacks SMTP_URL or PUBLIC_URL.\n",
		);
		expect(await lacking.sql("select from mails")).toEqual([]);
		await lacking.close();
	}
});

it("tells nobody early when all mails that wait are sent now", async () => {
	await approve();
	expect(await retryNotices(orm, [1], "sales@nev.example.com")).toEqual([]);
});
