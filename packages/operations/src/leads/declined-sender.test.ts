import {
	addDoNotContact,
	dealerships,
	readSettings,
	removeDoNotContact,
} from "@nev/api/operations";
import { claimDue, companyOf, recordOutcome, writeMail } from "@nev/api/testing/internals.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";
import { retryAll } from "./redeliver.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
const { handOverAndTell, release, resend, retry } = leadActions(orm);
const { mail } = readSettings({});
const author = { actor: "ada (desk)", action: "leads retry" };
afterAll(operator.close);

const settings = readSettings({
	SMTP_URL: "smtp://127.0.0.1:1",
	MAIL_FROM: "leads@nev.example.com",
	MAIL_TO: "sales@nev.example.com",
});

const reason = "The sender is on the do-not-contact list.";

beforeEach(async () => {
	await sql(
		"truncate leads, mails, dealerships, do_not_contact, changes, change_rows restart identity cascade",
	);
	const reviewedAt = new Date();
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt },
		{ ...gulfCarts, reviewedAt, name: "Bay Carts", email: "sales@bay.example.com" },
	]);
});

const decline = () => addDoNotContact(orm, "Ada@Example.com");
const allow = () => removeDoNotContact(orm, "Ada@Example.com");

const mails = () => sql("select recipient, state, last_error as error from mails order by id");

/** Sends what is due as a server would, and returns to whom. */
async function sendDue() {
	const claims = (await claimDue(orm, 10)).sort((one, other) => one.id - other.id);
	const sent: string[] = [];
	for (const claim of claims) {
		const mail = await writeMail(orm, claim, { ...settings, company: companyOf() });
		if (typeof mail === "string") await recordOutcome(orm, claim, { kind: "held", error: mail });
		else {
			if (mail) sent.push(mail.to);
			await recordOutcome(orm, claim, { kind: "sent" });
		}
	}
	return sent;
}

const dealer = { recipient: "dealer", dealershipId: 1 } as const;
const both = ["sales@nev.example.com", "sales@gulf.example.com"];

it("holds back mails that wait when their sender asks not to be contacted, until they are released", async () => {
	const tried = { attempts: 1, lastError: "451 try again later" } as const;
	await store({ dealershipId: 1 }, tried, { ...dealer, ...tried });
	const grace = await store({ email: "grace@example.com" }, tried);
	await sql("update mails set due_at = now()");
	await decline();
	expect(await sendDue()).toEqual(["sales@nev.example.com"]);
	expect(await sql("select state from mails where lead_id = $1", [grace])).toEqual([
		{ state: "sent" },
	]);
	expect((await mails()).slice(0, 2)).toEqual([
		{ recipient: "company", state: "held", error: reason },
		{ recipient: "dealer", state: "held", error: reason },
	]);
	expect((await run("leads", "show", "1")).lines).toContain(
		"Do not contact:   The email address is on the do-not-contact list",
	);
	expect(JSON.parse((await run("leads", "show", "1", "--json")).stdout)).toMatchObject({
		isDoNotContact: true,
	});

	// Off the list again, they are not sent by themselves.
	await allow();
	expect(await sendDue()).toEqual([]);
	await decline();
	await release(1);
	expect(await sendDue()).toEqual(both);
});

it("sends what tells a former dealer not to answer any more", async () => {
	await store({ dealershipId: 2 }, { ...dealer, recipient: "former" });
	await decline();
	expect(await sendDue()).toEqual(["sales@gulf.example.com"]);
});

it("sends what was released through a failed attempt and a retry, and holds it back if the sender asks anew", async () => {
	await decline();
	await store({ dealershipId: 1, suspicion: "declined" }, { ...dealer, state: "held" });
	await release(1);
	const [claim] = await claimDue(orm, 1);
	if (!claim) throw new Error("No mail is due.");
	await recordOutcome(orm, claim, { kind: "dead", error: "550" });
	expect(await retry(1)).toMatchObject({ mails: { size: 1 }, heldCount: 0 });
	await allow();
	await decline();
	expect(await sendDue()).toEqual([]);
});

it("holds back what is retried, says why, and releases it", async () => {
	await store({ dealershipId: 1 }, { state: "dead" }, { ...dealer, attempts: 2 });
	await store({}, { state: "dead" });
	await decline();
	expect(await retry(1)).toMatchObject({ heldCount: 2 });
	expect(await retryAll(orm, "dead", author, mail)).toMatchObject({ heldCount: 1 });
	expect(await mails()).toEqual([
		{ recipient: "company", state: "held", error: reason },
		{ recipient: "dealer", state: "held", error: reason },
		{ recipient: "company", state: "held", error: reason },
	]);
	await release(1);
	expect(await sendDue()).toEqual(both);
});

it("does not resend what was sent before the sender asked not to be contacted", async () => {
	await store({ dealershipId: 1 }, { state: "sent" }, { ...dealer, state: "sent" });
	await decline();
	expect(await resend(1)).toMatchObject({ mails: new Set() });
	await allow();
	expect(await resend(1)).toMatchObject({ mails: { size: 2 } });
	expect(await sendDue()).toEqual(both);
});

it("hands a lead over without mailing it, and tells the former dealer not to answer it any more", async () => {
	await store({ dealershipId: 1 }, { ...dealer, state: "sent" });
	await decline();
	await handOverAndTell(2, 1);
	expect(await sendDue()).toEqual(["sales@gulf.example.com"]);
	await release(1);
	expect(await sendDue()).toEqual(["sales@bay.example.com"]);
});
