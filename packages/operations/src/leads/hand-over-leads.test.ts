import {
	addDoNotContact,
	dealerships,
	readSettings,
	removeDoNotContact,
} from "@nev/api/operations";
import {
	claimDue,
	companyOf,
	recordOutcome,
	withClient,
	writeMail,
} from "@nev/api/testing/internals.js";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql, undo } = operator;
const store = leadStore(operator);
const { handOver, handOverAndTell, release, resend } = leadActions(orm);
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
		const mail = await writeMail(orm, claim, { ...settings, company: companyOf() });
		if (typeof mail !== "string") sent.push(mail);
		await recordOutcome(orm, claim, { kind: "sent" });
	}
	return sent;
}

it("hands a lead to another dealer, who is mailed it, and tells the former one if asked", async () => {
	await store({ dealershipId: 1 }, { state: "sent" }, { recipient: "dealer", dealershipId: 1 });
	const [first] = await sendDue();
	expect(await handOverAndTell(2, 1)).toMatchObject({
		...{ leads: new Set([1]), mails: { size: 2 }, notToldCount: 0 },
	});
	const sent = await sendDue();
	expect(sent.map((mail) => [mail?.to, mail?.subject])).toEqual([
		["sales@bay.example.com", "Vehicle inquiry: D6 Max GT4 (Ada Lovelace)"],
		["sales@gulf.example.com", "No longer yours: D6 Max GT4 (Ada Lovelace)"],
	]);
	// A mail program that has both must not drop one.
	expect(sent[0]?.messageId).not.toBe(first?.messageId);
});

it.each([
	["taken", "new"],
	["answered", "answered"],
])("a lead that is %s is %s for the next dealer, until it is undone", async (before, after) => {
	await store({ dealershipId: 1, stage: before as "taken" });
	const stage = async () => (await sql("select stage from leads"))[0]?.stage;
	await handOver(2, 1);
	expect(await stage()).toBe(after);
	const [change] = await sql("select id from changes where action = 'leads hand-over'");
	await undo(Number(change?.id));
	expect(await stage()).toBe(before);
});

it.each([
	["is hidden", "visibility = 'hidden'"],
	["is not approved", "reviewed_at = null"],
	["has no address", "email = ''"],
	["is a dealer system", "lead_format = 'adf'"],
])("tells no former dealer that %s, and counts it", async (_, now) => {
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1, state: "sent" });
	await sql(`update dealerships set ${now} where id = 1`);
	expect(await handOverAndTell(2, 1)).toMatchObject({ notToldCount: 1 });
	expect(await mails()).toEqual([
		{ recipient: "dealer", dealer: 1, state: "sent" },
		{ recipient: "dealer", dealer: 2, state: "waiting" },
	]);
});

it("never sends the former dealer what was not sent yet, and undone, sends the new one nothing", async () => {
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1 });
	// As a server of an earlier version stored it.
	await store({ dealershipId: 1 }, { recipient: "dealer", state: "dead" });
	await handOver(2, 1, 2);
	expect(await mails()).toEqual([
		{ recipient: "dealer", dealer: 1, state: "discarded" },
		{ recipient: "dealer", dealer: 1, state: "discarded" },
		{ recipient: "dealer", dealer: 2, state: "waiting" },
		{ recipient: "dealer", dealer: 2, state: "waiting" },
	]);
	const [change] = await sql("select max(id) as id from changes");
	await undo(Number(change?.id));
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
	await handOver(2, 1);
	await handOver(3, 2);
	const toDealers = async () => (await mails()).filter(({ recipient }) => recipient === "dealer");
	expect(await toDealers()).toMatchObject([{ state: "held" }, { state: "held" }]);
	await release(1, 2);
	expect(await toDealers()).toMatchObject([{ state: "waiting" }, { state: "held" }]);
	await sql("update dealerships set reviewed_at = now() where id = 3");
	await release(1, 2);
	expect((await sendDue()).map((mail) => mail?.to)).toEqual([
		"sales@nev.example.com",
		"sales@bay.example.com",
		"new@carts.example.com",
	]);
	expect(await handOver(4, 2)).toMatchObject({ leads: new Set([2]), mails: new Set() });
});

it("leaves alone what nobody can hand over", async () => {
	await store({ dealershipId: 2 }, { recipient: "dealer", dealershipId: 2, state: "sent" });
	await store({ kind: "dealership", dealershipId: 3 });
	await store({ discardedAt: new Date() });
	const claimedUntil = new Date(Date.now() + 3_600_000);
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1, claimedUntil });
	expect(await handOver(2, 1, 2, 3, 4, 5)).toMatchObject({ leads: new Set(), mails: new Set() });
	expect(await handOver(5, 1)).toBeUndefined();
	expect(await mails()).toHaveLength(2);
});

it("leaves a lead alone whose mail a server begins to send at that moment", async () => {
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1 });
	await withClient(operator.connection, async (sending) => {
		await sending.query("begin; update mails set claimed_until = now() + interval '1 hour'");
		const handedOver = handOver(2, 1);
		await untilLockIsAwaited(sql);
		await sending.query("commit");
		expect(await handedOver).toMatchObject({ leads: new Set() });
	});
});

it("mails a dealer the lead that came before it could be mailed, and undone, holds it back", async () => {
	await store({ dealershipId: 3 }, { state: "sent" });
	await store({ dealershipId: 4 }, { state: "sent" });
	await sql("update dealerships set reviewed_at = now() where id = 3");
	expect(await handOver(3, 1)).toMatchObject({ mails: { size: 1 } });
	expect(await handOver(3, 1)).toMatchObject({ leads: new Set() });
	expect(await handOver(4, 2)).toMatchObject({ leads: new Set() });
	await sql("update dealerships set email = 'phone@carts.example.com' where id = 4");
	expect(await handOver(4, 2)).toMatchObject({ mails: { size: 1 } });
	const [last] = await sql("select max(id) as id from changes");
	await undo(Number(last?.id));
	expect((await mails()).at(-1)).toMatchObject({ dealer: 4, state: "held" });
	await release(2);
	expect((await sendDue()).map((mail) => mail?.to)).toEqual([
		"new@carts.example.com",
		"phone@carts.example.com",
	]);
});

it("mails a dealer a lead that it was handed back while it could not be mailed", async () => {
	await store({ dealershipId: 1 }, { state: "sent" }, { recipient: "dealer", dealershipId: 1 });
	await handOver(2, 1);
	await addDoNotContact(orm, gulfCarts.email);
	await handOver(1, 1);
	await removeDoNotContact(orm, gulfCarts.email);
	expect(await handOver(1, 1)).toMatchObject({ mails: { size: 1 } });
	expect((await sendDue()).map((mail) => mail?.to)).toEqual([gulfCarts.email]);
});

it("hands over a message to the company, with its subject in words", async () => {
	const payload = { subject: "dealer", message: "Who sells them?" };
	await store({ kind: "contact", payload }, { state: "sent" });
	await handOver(2, 1);
	expect((await sendDue())[0]).toMatchObject({
		to: "sales@bay.example.com",
		subject: "Contact message: Becoming a dealer (Ada Lovelace)",
		text: expect.stringContaining("\nSubject: Becoming a dealer\n"),
	});
	await sql("update dealerships set lead_format = 'adf' where id = 1");
	await handOver(1, 1);
	expect((await sendDue())[0]?.text).toContain("Becoming a dealer");
	expect((await run("leads", "show", "1")).stdout).toMatch(/Subject: +Becoming a dealer/);
});

describe("of dealers with several addresses", () => {
	const further = (...emails: string[]) => emails.map((email) => ({ email, format: "mail" }));
	const give = (id: number, addresses: object) =>
		sql("update dealerships set lead_addresses = $1 where id = $2", [
			JSON.stringify(addresses),
			id,
		]);
	const sentTo = async () =>
		(await sendDue()).map((mail) => [mail?.to, mail?.subject?.split(":")[0]]);

	beforeEach(async () => {
		const crm = { email: "crm@gulf.example.com", format: "adf" };
		await give(1, [...further("ann@gulf.example.com", "bob@gulf.example.com"), crm]);
		await give(2, further("eve@bay.example.com"));
		const dealer = { recipient: "dealer", dealershipId: 1, state: "sent" } as const;
		await store(
			{ dealershipId: 1 },
			...[dealer, { ...dealer, to: "ann@gulf.example.com", copy: 1 }],
			{ ...dealer, to: "crm@gulf.example.com", copy: 2 },
			{ ...dealer, to: "gone@gulf.example.com", copy: 3 },
		);
	});

	it("mails each address of the new one, and tells those that have the lead and read mail", async () => {
		expect(await handOverAndTell(2, 1)).toMatchObject({ mails: { size: 4 }, notToldCount: 0 });
		expect(await sentTo()).toEqual([
			["sales@bay.example.com", "Vehicle inquiry"],
			["eve@bay.example.com", "Vehicle inquiry"],
			["sales@gulf.example.com", "No longer yours"],
			["ann@gulf.example.com", "No longer yours"],
		]);
		const ids = await sql("select count(distinct (recipient, copy))::integer as n from mails");
		expect(ids).toEqual([{ n: 8 }]);
	});

	it("tells one that has become the main one since, in any case", async () => {
		await sql(
			"update mails set state = 'discarded' where to_address is distinct from 'ann@gulf.example.com'",
		);
		await sql("update dealerships set email = 'Ann@gulf.example.com' where id = 1");
		expect(await handOverAndTell(2, 1)).toMatchObject({ notToldCount: 0 });
		expect((await sentTo()).at(-1)).toEqual(["Ann@gulf.example.com", "No longer yours"]);
		await sql("update dealerships set email = $1 where id = 1", [gulfCarts.email]);
	});

	it("leaves out one that asked not to be contacted, and no other", async () => {
		await addDoNotContact(orm, "sales@bay.example.com");
		await addDoNotContact(orm, gulfCarts.email);
		expect(await handOverAndTell(2, 1)).toMatchObject({ mails: { size: 2 } });
		expect(await sentTo()).toEqual([
			["eve@bay.example.com", "Vehicle inquiry"],
			["ann@gulf.example.com", "No longer yours"],
		]);
		await sql("truncate do_not_contact");
	});

	it("resends to each that is theirs by now, under a Message-ID of its own", async () => {
		expect(await resend(1)).toMatchObject({ mails: { size: 4 } });
		const sent = await sendDue();
		expect(sent.map((mail) => mail?.to)).toEqual([
			"sales@gulf.example.com",
			"ann@gulf.example.com",
			"crm@gulf.example.com",
			"bob@gulf.example.com",
		]);
		expect(new Set(sent.map((mail) => mail?.messageId)).size).toBe(4);
		const copies = await sql("select copy from mails order by id");
		expect(copies.map(({ copy }) => copy)).toEqual([4, 5, 6, 3, 9]);
	});
});

it("sends a mail again that was sent, under another Message-ID, but not to a former dealer", async () => {
	await store({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1 });
	await handOver(2, 1);
	const [first] = await sendDue();
	expect(await resend(1)).toMatchObject({ mails: { size: 1 } });
	const [second] = await sendDue();
	expect(second?.to).toBe("sales@bay.example.com");
	expect(second?.messageId).not.toBe(first?.messageId);
	await handOver(1, 1);
	expect(await resend(1)).toMatchObject({ mails: new Set() });
	await sql("update dealerships set email = ''");
	await sendDue();
	expect(await resend(1)).toMatchObject({ mails: new Set() });
});
