import { dealerships, readSettings } from "@nev/api/operations";
import { claimDue, recordOutcome, writeMail } from "@nev/api/testing/internals.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
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

const list = (...options: string[]) =>
	run("people", "do-not-contact", "--email", "Ada@Example.com", ...options);

const mails = () => sql("select recipient, state, last_error as error from mails order by id");

/** Sends what is due as a server would, and returns to whom. */
async function sendDue() {
	const claims = (await claimDue(orm, 10)).sort((one, other) => one.id - other.id);
	const sent: string[] = [];
	for (const claim of claims) {
		const mail = await writeMail(orm, claim, settings);
		if (typeof mail === "string") await recordOutcome(orm, claim, { kind: "held", error: mail });
		else {
			sent.push(mail.to);
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
	expect((await list()).stderr).toBe("1 lead waits to be mailed, and is held back instead.\n");
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
	const desk = await openDesk(orm).get("/leads/1");
	expect(desk.body).toMatchObject({ isDoNotContact: true });

	// Off the list again, they are not sent by themselves.
	await list("--remove");
	expect(await sendDue()).toEqual([]);
	await list();
	expect((await run("leads", "release", "1")).code).toBe(0);
	expect(await sendDue()).toEqual(both);
});

it("does not say that it holds back what tells a former dealer not to answer any more", async () => {
	await store({ dealershipId: 2 }, { ...dealer, recipient: "former" });
	expect((await list()).stderr).toBe("");
	expect(await sendDue()).toEqual(["sales@gulf.example.com"]);
});

it("sends what was released through a failed attempt and a retry, and holds it back if the sender asks anew", async () => {
	await list();
	await store({ dealershipId: 1, suspicion: "declined" }, { ...dealer, state: "held" });
	await run("leads", "release", "1");
	const [claim] = await claimDue(orm, 1);
	if (!claim) throw new Error("No mail is due.");
	await recordOutcome(orm, claim, { kind: "dead", error: "550" });
	expect((await run("leads", "retry", "1")).lines).toEqual([
		"1: the mail to the dealer is due now",
	]);
	await list("--remove");
	await list();
	expect(await sendDue()).toEqual([]);
});

it("holds back what is retried, says why, and releases it", async () => {
	await store({ dealershipId: 1 }, { state: "dead" }, { ...dealer, attempts: 2 });
	await store({}, { state: "dead" });
	await list();
	expect(await run("leads", "retry", "1")).toMatchObject({
		code: 1,
		lines: ["company", "dealer"].map(
			(recipient) =>
				`1: the mail to the ${recipient} is held back, because its sender is on the do-not-contact list; to send it all the same, run nev leads release 1`,
		),
	});
	expect((await run("leads", "retry", "--dead")).stdout).toBe(
		"1 mail is held back: see nev leads list --state held.\n",
	);
	expect(await mails()).toEqual([
		{ recipient: "company", state: "held", error: reason },
		{ recipient: "dealer", state: "held", error: reason },
		{ recipient: "company", state: "held", error: reason },
	]);
	await run("leads", "release", "1");
	expect(await sendDue()).toEqual(both);
});

it("names the list that has leads with a mail that is held back, also beside one that has failed", async () => {
	await store({ dealershipId: 1 }, { state: "dead" }, { ...dealer, attempts: 2 });
	await list();
	const { stdout } = await run("leads", "retry", "--waiting");
	const [, command] = /held back: see nev (.*)\.\n$/.exec(stdout) ?? [];
	const listed = await run(...String(command).split(" "), "--json");
	expect(JSON.parse(listed.stdout)).toMatchObject([{ id: 1 }]);
});

it("does not resend what was sent before the sender asked not to be contacted", async () => {
	await store({ dealershipId: 1 }, { state: "sent" }, { ...dealer, state: "sent" });
	await list();
	expect(await run("leads", "resend", "1")).toMatchObject({
		code: 1,
		lines: ["company", "dealer"].map(
			(recipient) =>
				`1: the mail to the ${recipient} is not sent again, because its sender is on the do-not-contact list`,
		),
	});
	await list("--remove");
	expect((await run("leads", "resend", "1")).code).toBe(0);
	expect(await sendDue()).toEqual(both);
});

it("hands a lead over without mailing it, and tells the former dealer not to answer it any more", async () => {
	await store({ dealershipId: 1 }, { ...dealer, state: "sent" });
	await list();
	expect((await run("leads", "hand-over", "1", "--to", "2", "--tell")).lines).toEqual([
		"1: is handed to Bay Carts and the mail to it is held back, because its sender is on the do-not-contact list; to send it all the same, run nev leads release 1; its former dealership is told",
	]);
	expect(await sendDue()).toEqual(["sales@gulf.example.com"]);
	await run("leads", "release", "1");
	expect(await sendDue()).toEqual(["sales@bay.example.com"]);
});
