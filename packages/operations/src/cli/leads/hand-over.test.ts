import { dealerships, readSettings } from "@nev/api/operations";
import { claimDue, recordOutcome, writeMail } from "@nev/api/testing/internals.js";
import { startMailServer } from "@nev/api/testing/mail-server.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

const settings = readSettings({
	SMTP_URL: "smtp://127.0.0.1:1",
	MAIL_FROM: "leads@nev.example.com",
	MAIL_TO: "sales@nev.example.com",
});

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships, changes, change_rows restart identity cascade");
	const reviewedAt = new Date();
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt },
		{ ...gulfCarts, reviewedAt, name: "Bay Carts", email: "sales@bay.example.com" },
		{ ...gulfCarts, name: "New Carts", email: "new@carts.example.com" },
		{ ...gulfCarts, reviewedAt, name: "Telephone Carts", email: "" },
		{ ...gulfCarts, reviewedAt, name: "Hidden Carts", visibility: "hidden" },
	]);
});

const mails = () => sql("select recipient, dealership_id as dealer, state from mails order by id");

/** Sends what is due as a server would, and returns the mails. */
async function sendDue() {
	const claims = (await claimDue(orm, 10)).sort((one, other) => one.id - other.id);
	const sent = [];
	for (const claim of claims) {
		const mail = await writeMail(orm, claim, settings);
		if (typeof mail !== "string") sent.push(mail);
		await recordOutcome(orm, claim, { kind: "sent" });
	}
	return sent;
}

it("hands a lead to another dealer, who is mailed it, and tells the former one if asked", async () => {
	await store({ dealershipId: 1 }, { state: "sent" }, { recipient: "dealer", dealershipId: 1 });
	const [first] = await sendDue();
	expect(await run("leads", "hand-over", "1", "--to", "2", "--tell")).toMatchObject({
		code: 0,
		lines: ["1: is handed to Bay Carts and mailed to it; its former dealership is told"],
	});
	const sent = await sendDue();
	expect(sent.map((mail) => [mail?.to, mail?.subject])).toEqual([
		["sales@bay.example.com", "Vehicle inquiry: D6 Max GT4 (Ada Lovelace)"],
		["sales@gulf.example.com", "No longer yours: D6 Max GT4 (Ada Lovelace)"],
	]);
	// A mail program that has both must not drop one.
	expect(sent[0]?.messageId).not.toBe(first?.messageId);
	expect(await sql("select actor, action from changes order by id desc limit 1")).toEqual([
		{ actor: expect.stringMatching(/ \(nev\)$/), action: "leads hand-over" },
	]);
	expect((await run("leads", "show", "1")).stdout).toMatch(
		/Dealer: +Bay Carts \(2\)\n[\s\S]*Mail to dealer: +Gulf Carts \(1\): sent/,
	);
});

it.each([
	["taken", "new"],
	["answered", "answered"],
])("a lead that is %s is %s for the next dealer, until it is undone", async (before, after) => {
	await store({ dealershipId: 1, stage: before as "taken" });
	const stage = async () => (await sql("select stage from leads"))[0]?.stage;
	await run("leads", "hand-over", "1", "--to", "2");
	expect(await stage()).toBe(after);
	const [change] = await sql("select id from changes where action = 'leads hand-over'");
	expect(await operator.undo(Number(change?.id))).toMatchObject({ conflicts: [] });
	expect(await stage()).toBe(before);
});

it.each([
	["is hidden", "visibility = 'hidden'", "it is not mailed"],
	["is not approved", "reviewed_at = null", "it is not mailed"],
	["has no address", "email = ''", "it is not mailed"],
	["is a dealer system", "lead_format = 'adf'", "it gets ADF"],
])("tells no former dealer that %s, and says so", async (_, now, reason) => {
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1, state: "sent" });
	await sql(`update dealerships set ${now} where id = 1`);
	expect((await run("leads", "hand-over", "1", "--to", "2", "--tell")).lines).toEqual([
		`1: is handed to Bay Carts and mailed to it; its former dealership is not told: ${reason}`,
	]);
	expect(await mails()).toEqual([
		{ recipient: "dealer", dealer: 1, state: "sent" },
		{ recipient: "dealer", dealer: 2, state: "waiting" },
	]);
});

it("never sends the former dealer what was not sent yet, and undone, sends the new one nothing", async () => {
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1 });
	// As a server of an earlier version stored it.
	await store({ dealershipId: 1 }, { recipient: "dealer", state: "dead" });
	await run("leads", "hand-over", "1", "2", "--to", "2");
	expect(await mails()).toEqual([
		{ recipient: "dealer", dealer: 1, state: "discarded" },
		{ recipient: "dealer", dealer: 1, state: "discarded" },
		{ recipient: "dealer", dealer: 2, state: "waiting" },
		{ recipient: "dealer", dealer: 2, state: "waiting" },
	]);
	const [change] = await sql("select max(id) as id from changes");
	expect(await operator.undo(Number(change?.id))).toMatchObject({ conflicts: [] });
	expect(await mails()).toEqual([
		{ recipient: "dealer", dealer: 1, state: "waiting" },
		{ recipient: "dealer", dealer: 1, state: "dead" },
		{ recipient: "dealer", dealer: 2, state: "discarded" },
		{ recipient: "dealer", dealer: 2, state: "discarded" },
	]);
	expect((await sendDue()).map((mail) => mail?.to)).toEqual(["sales@gulf.example.com"]);
});

it("holds back the mail of a suspicious lead, and to a dealer that nobody has approved", async () => {
	await store({ suspicion: "trap" }, { state: "held" });
	await store({}, { state: "sent" });
	expect((await run("leads", "hand-over", "1", "--to", "2")).lines).toEqual([
		"1: is handed to Bay Carts and the mail to it is held back",
	]);
	const unapproved = await run("leads", "hand-over", "2", "--to", "3");
	expect(unapproved.stderr).toBe(
		"It gets the mails once you run nev dealerships approve 3 and nev leads release.\n",
	);
	expect((await run("leads", "release", "2")).lines).toContain(
		"2: the mail to the dealer stays held back until you run nev dealerships approve 3",
	);
	await run("dealerships", "approve", "3");
	expect((await run("leads", "release", "1", "2")).code).toBe(0);
	expect((await sendDue()).map((mail) => mail?.to)).toEqual([
		"sales@nev.example.com",
		"sales@bay.example.com",
		"new@carts.example.com",
	]);
	expect((await run("leads", "hand-over", "2", "--to", "4")).lines).toEqual([
		"2: is handed to Telephone Carts and not mailed, because it has no email address",
	]);
});

it("leaves alone what nobody can hand over, and says why", async () => {
	await store({ dealershipId: 2 }, { recipient: "dealer", dealershipId: 2, state: "sent" });
	await store({ kind: "dealership", dealershipId: 3 });
	await store({ discardedAt: new Date() });
	const claimedUntil = new Date(Date.now() + 3_600_000);
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1, claimedUntil });
	expect(await run("leads", "hand-over", "1", "2", "3", "4", "5", "--to", "2")).toMatchObject({
		code: 1,
		lines: [
			"1: is for Bay Carts already",
			"2: is the submission of a dealership, and for nobody else",
			"3: was discarded",
			"4: is being mailed to its dealership; run this again in a minute",
			"5: there is no such lead",
		],
	});
	expect((await run("leads", "hand-over", "1", "--to", "5")).stderr).toMatch(
		/no visible dealership 5/,
	);
	expect(await mails()).toHaveLength(2);
});

it("mails a dealer the lead that came before it could be mailed", async () => {
	await store({ dealershipId: 3 }, { state: "sent" });
	await store({ dealershipId: 4 }, { state: "sent" });
	const handOver = async (lead: number, to: number) =>
		(await run("leads", "hand-over", String(lead), "--to", String(to))).stdout;
	await run("dealerships", "approve", "3");
	expect(await handOver(1, 3)).toBe("1: is handed to New Carts and mailed to it\n");
	expect(await handOver(1, 3)).toBe("1: is for New Carts already\n");
	expect(await handOver(2, 4)).toBe("2: is for Telephone Carts already\n");
	await run("dealerships", "edit", "4", "--email", "phone@carts.example.com");
	expect(await handOver(2, 4)).toBe("2: is handed to Telephone Carts and mailed to it\n");
	const [last] = await sql("select max(id) as id from changes");
	await operator.undo(Number(last?.id));
	expect((await mails()).at(-1)).toMatchObject({ dealer: 4, state: "held" });
	await run("leads", "release", "2");
	expect((await sendDue()).map((mail) => mail?.to)).toEqual([
		"new@carts.example.com",
		"phone@carts.example.com",
	]);
});

it("mails a dealer a lead that it was handed back while it could not be mailed", async () => {
	await store({ dealershipId: 1 }, { state: "sent" }, { recipient: "dealer", dealershipId: 1 });
	await run("leads", "hand-over", "1", "--to", "2");
	await run("people", "do-not-contact", "--email", gulfCarts.email);
	await run("leads", "hand-over", "1", "--to", "1");
	await run("people", "do-not-contact", "--email", gulfCarts.email, "--remove");
	expect((await run("leads", "hand-over", "1", "--to", "1")).stdout).toBe(
		"1: is handed to Gulf Carts and mailed to it\n",
	);
	expect((await sendDue()).map((mail) => mail?.to)).toEqual([gulfCarts.email]);
});

it("hands over a message to the company, with its subject in words", async () => {
	const payload = { subject: "dealer", message: "Who sells them?" };
	await store({ kind: "contact", payload }, { state: "sent" });
	await run("leads", "hand-over", "1", "--to", "2");
	expect((await sendDue())[0]).toMatchObject({
		to: "sales@bay.example.com",
		subject: "Contact message: Becoming a dealer (Ada Lovelace)",
		text: expect.stringContaining("\nSubject: Becoming a dealer\n"),
	});
	await sql("update dealerships set lead_format = 'adf' where id = 1");
	await run("leads", "hand-over", "1", "--to", "1");
	expect((await sendDue())[0]?.text).toContain("Becoming a dealer");
	expect((await run("leads", "show", "1")).stdout).toMatch(/Subject: +Becoming a dealer/);
});

it("sends a mail again that was sent, under another Message-ID, but not to a former dealer", async () => {
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1 });
	await run("leads", "hand-over", "1", "--to", "2");
	const [first] = await sendDue();
	expect((await run("leads", "resend", "1")).lines).toEqual([
		"1: the mail to the dealer was not sent yet, its state is discarded",
		"1: the mail to the dealer is due now, once more",
	]);
	const [second] = await sendDue();
	expect(second?.to).toBe("sales@bay.example.com");
	expect(second?.messageId).not.toBe(first?.messageId);
	await run("leads", "hand-over", "1", "--to", "1");
	expect((await run("leads", "resend", "1")).lines).toContain(
		"1: the mail to the dealer is not sent again because the lead is for dealership 1 now",
	);
	await sql("update dealerships set email = ''");
	await sendDue();
	expect((await run("leads", "resend", "1")).lines.at(-1)).toBe(
		"1: the mail to the dealer is not sent again until you give it an email address with nev dealerships edit 1 --email …",
	);
});

it("sends a dealer that was handed a lead back only the newest mail of it again", async () => {
	const mail = { recipient: "dealer", state: "sent" } as const;
	await store(
		{ dealershipId: 1 },
		{ ...mail, dealershipId: 1 },
		{ ...mail, dealershipId: 2, copy: 1 },
		{ ...mail, dealershipId: 1, copy: 2 },
	);
	expect((await run("leads", "resend", "1")).lines).toEqual([
		"1: the mail to the dealer is not sent again, because there is a newer one",
		"1: the mail to the dealer is not sent again because the lead is for dealership 1 now",
		"1: the mail to the dealer is due now, once more",
	]);
});

it("notes something about a lead, which goes with it", async () => {
	await store({ email: "ada@example.com" });
	expect((await run("leads", "note", "1", "Calls back\non Monday")).lines).toEqual(["1: noted"]);
	expect((await run("leads", "show", "1")).stdout).toMatch(
		/Note: +\d{4}-.*Z .+ \(nev\): Calls back on Monday\n/,
	);
	expect((await run("leads", "export", "--csv")).stdout).toContain("Calls back\non Monday");
	expect((await run("people", "export", "--email", "ada@example.com")).stdout).toContain(
		"Calls back",
	);
	expect((await run("leads", "note", "2", "Hello")).code).toBe(1);
	expect((await run("leads", "note", "1", " ")).code).toBe(2);
	await run("people", "erase", "--email", "ada@example.com", "--yes");
	expect(await sql("select from lead_notes")).toEqual([]);
});

it("says what really keeps a dealer from being mailed", async () => {
	const mail = await startMailServer();
	const other = await openOperator({
		SMTP_URL: mail.url,
		MAIL_FROM: "leads@nev.example.com",
		MAIL_TO: "sales@nev.example.com",
	});
	try {
		await other.orm.insert(dealerships).values([
			{ ...gulfCarts, email: "" },
			{ ...gulfCarts, name: "Bay Carts" },
		]);
		expect((await other.run("dealerships", "approve", "1")).lines).toEqual([
			"1: Gulf Carts (Naples, Florida) is approved: it is visible; to mail it its leads, give it an email address with nev dealerships edit 1 --email …",
		]);
		expect((await other.run("leads", "test", "1")).stderr).toBe(
			"Dealership 1 is not mailed until you give it an email address with nev dealerships edit 1 --email ….\n",
		);
		expect((await other.run("leads", "test", "2")).stderr).toBe(
			"Dealership 2 is not mailed until you run nev dealerships approve 2.\n",
		);
		expect((await other.run("leads", "test", "3")).stderr).toMatch(/^There is no dealership 3\./);
	} finally {
		await other.close();
		await mail.close();
	}
});
