import { dealerships, leads, readSettings } from "@nev/api/operations";
import { withClient } from "@nev/api/testing/internals.js";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { seenRows } from "../../test/desk-requests.js";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";
import { retryAll } from "./redeliver.js";

const operator = await openOperator();
const { orm, sql } = operator;
const store = leadStore(operator);
const { release, resend, retry } = leadActions(orm);
const { mail } = readSettings({});
const author = { actor: "ada (desk)", action: "leads retry" };
afterAll(operator.close);

const mailsOf = (id: number) =>
	sql(
		"select recipient, state, attempts, due_at <= now() as due from mails where lead_id = $1 order by id",
		[id],
	);

const inAnHour = () => new Date(Date.now() + 3_600_000);

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships restart identity cascade");
});

describe("a retry", () => {
	it("makes waiting and failed mails due now, and resets their attempts", async () => {
		await orm.insert(dealerships).values({ ...gulfCarts, reviewedAt: new Date() });
		const id = await store(
			{ dealershipId: 1 },
			{ state: "dead", attempts: 24, lastError: "timeout" },
			{ recipient: "dealer", attempts: 3, dueAt: inAnHour() },
		);
		expect(await retry(id)).toMatchObject({ mails: { size: 2 }, heldCount: 0 });
		expect(await mailsOf(id)).toEqual([
			{ recipient: "company", state: "waiting", attempts: 0, due: true },
			{ recipient: "dealer", state: "waiting", attempts: 0, due: true },
		]);
	});

	it("keeps since when a mail waits that was tried in vain, and begins anew for one that had failed for good", async () => {
		const mail = { attempts: 3, dueSince: new Date("2026-01-01") };
		const id = await store({}, { ...mail, state: "dead" }, { ...mail, recipient: "dealer" });
		await retry(id);
		expect(
			await sql("select due_since > '2026-01-02' as anew from mails order by recipient"),
		).toEqual([{ anew: true }, { anew: false }]);
	});

	it("leaves alone mails that were sent, are held back or are being sent", async () => {
		const sent = await store({}, { state: "sent" });
		const held = await store({}, { state: "held" });
		const claimed = await store({}, { attempts: 1, claimedUntil: inAnHour() });
		expect(await retry(sent, held, claimed, 99)).toMatchObject({ leads: new Set() });
		expect(await mailsOf(claimed)).toMatchObject([{ state: "waiting", attempts: 1 }]);
		expect(await mailsOf(held)).toMatchObject([{ state: "held" }]);
	});

	it("makes all failed mails due now, but for those of closed leads", async () => {
		await store({ stage: "closed" }, { state: "dead" });
		await store({}, { state: "dead" });
		await store({}, { state: "dead" });
		const waiting = await store({}, { attempts: 3, dueAt: inAnHour() });
		expect(await retryAll(orm, "dead", author, mail)).toMatchObject({ mails: { size: 2 } });
		expect(await retryAll(orm, "dead", author, mail)).toMatchObject({ mails: { size: 0 } });
		expect(await mailsOf(waiting)).toMatchObject([{ attempts: 3, due: false }]);
	});

	it("makes all waiting mails due now, but for those that are being sent", async () => {
		const tried = { attempts: 3, dueAt: inAnHour() };
		await store({}, tried, { ...tried, state: "dead" });
		await store({}, tried);
		const claimed = await store({}, { ...tried, claimedUntil: inAnHour() });
		expect(await retryAll(orm, "waiting", author, mail)).toMatchObject({ mails: { size: 2 } });
		expect(await mailsOf(1)).toMatchObject([
			{ state: "waiting", attempts: 0, due: true },
			{ state: "dead", attempts: 3 },
		]);
		expect(await mailsOf(claimed)).toMatchObject([{ attempts: 3, due: false }]);
	});

	it.each([
		["all failed", () => retryAll(orm, "dead", author, mail)],
		["two leads", () => retry(1, 2)],
	])(
		"does not keep waiting who discards the same leads at that moment: %s",
		async (_, retryThem) => {
			for (const _ of [1, 2]) await store({}, { state: "dead" });
			await withClient(operator.connection, async (discarding) => {
				await discarding.query("begin; select from leads order by id for update");
				const retried = retryThem();
				await untilLockIsAwaited(sql);
				await discarding.query("select from mails order by id for update; commit");
				await retried;
			});
			expect(await mailsOf(1)).toMatchObject([{ state: "waiting" }]);
		},
	);

	it("holds back mails to a dealership that may not be mailed", async () => {
		await orm.insert(dealerships).values(gulfCarts);
		const dealer = { recipient: "dealer", dealershipId: 1 } as const;
		const lead = { dealershipId: 1 };
		await store(lead, { state: "dead" }, { ...dealer, attempts: 3, dueAt: inAnHour() });
		await store(lead, { ...dealer, state: "dead", lastError: "550" });
		await store(lead, { ...dealer, state: "dead" });
		expect(await retry(1, 2)).toMatchObject({ mails: { size: 3 }, heldCount: 2 });
		expect(await retryAll(orm, "dead", author, mail)).toMatchObject({ heldCount: 1 });
		expect(await sql("select state, last_error from mails order by id")).toEqual([
			{ state: "waiting", last_error: null },
			...Array(3).fill({ state: "held", last_error: expect.stringMatching(/^The dealership is/) }),
		]);
	});
});

it("does not release the mail to a dealership before it is approved", async () => {
	const [dealer] = await orm.insert(dealerships).values(gulfCarts).returning();
	const id = await store(
		{ suspicion: "quick", dealershipId: dealer?.id },
		{ state: "held" },
		{ state: "held", recipient: "dealer" },
	);
	await release(id);
	expect(await mailsOf(id)).toMatchObject([{ state: "waiting" }, { state: "held" }]);
	await sql("update dealerships set reviewed_at = now()");
	await release(id);
	expect(await mailsOf(id)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
});

describe("addresses that have changed", () => {
	const settings = readSettings({
		SMTP_URL: "smtp://127.0.0.1:1",
		MAIL_FROM: "leads@nev.example.com",
		MAIL_TO: "sales@nev.example.com, crm@nev.example.com (ADF)",
	});
	const { resend, retry } = leadActions(orm, settings);
	const sent = { state: "sent", sentAt: new Date() } as const;
	const dealer = { recipient: "dealer", dealershipId: 1 } as const;
	const typo = { ...dealer, to: "typo@gulf.example.com", copy: 1 };
	const right = { email: "right@gulf.example.com", format: "mail" } as const;
	const addressesOf = (id: number) =>
		sql("select recipient, to_address as to, state from mails where lead_id = $1 order by id", [
			id,
		]);

	beforeEach(async () => {
		await orm
			.insert(dealerships)
			.values({ ...gulfCarts, reviewedAt: new Date(), leadAddresses: [right] });
	});

	it.each([
		["retry", "dead", "sent"],
		["resend", "returned", "waiting"],
	] as const)(
		"a %s ends a wrong one's mail and mails the right one",
		async (action, state, main) => {
			const id = await store({ dealershipId: 1 }, { ...dealer, ...sent }, { ...typo, state });
			const act = { retry, resend }[action];
			const due = action === "retry" ? 1 : 2;
			expect(await act(id)).toMatchObject({ leads: { size: 1 }, mails: { size: due } });
			expect(await addressesOf(id)).toMatchObject([
				{ to: null, state: main },
				{ to: "typo@gulf.example.com", state: "discarded" },
				{ to: "right@gulf.example.com", state: "waiting" },
			]);
			expect(await retry(id)).toMatchObject({ mails: { size: main === "sent" ? 1 : 2 } });
			expect(await addressesOf(id)).toHaveLength(3);
		},
	);

	it("a resend leaves alone what was sent to one that is gone, of the company too", async () => {
		const id = await store(
			{ dealershipId: 1 },
			...[sent, { ...sent, to: "gone@nev.example.com", copy: 1 }],
			...[
				{ ...dealer, ...sent },
				{ ...typo, ...sent },
			],
		);
		await resend(id);
		expect(await addressesOf(id)).toMatchObject([
			{ recipient: "company", to: null, state: "waiting" },
			{ recipient: "company", to: "gone@nev.example.com", state: "sent" },
			{ recipient: "dealer", to: null, state: "waiting" },
			{ recipient: "dealer", to: "typo@gulf.example.com", state: "sent" },
			{ recipient: "dealer", to: "right@gulf.example.com", state: "waiting" },
			{ recipient: "company", to: "crm@nev.example.com", state: "waiting" },
		]);
	});

	it("a resend mails one once that has become the main one", async () => {
		const id = await store({ dealershipId: 1 }, { ...dealer, ...sent }, { ...typo, ...sent });
		await sql("update dealerships set email = 'Typo@gulf.example.com', lead_addresses = '[]'");
		expect(await resend(id)).toMatchObject({ mails: { size: 1 } });
		expect(await retry(id)).toMatchObject({ mails: { size: 1 } });
	});

	it("nobody is mailed who was not before or has the lead, nor of one that is discarded", async () => {
		const unmailed = await store({ dealershipId: 1 });
		const discarded = await store(
			{ dealershipId: 1, discardedAt: new Date() },
			{ ...dealer, state: "discarded" },
		);
		expect(await retry(unmailed, discarded)).toMatchObject({ mails: { size: 0 } });
		const webhook = { kind: "webhook", recipient: "webhook", state: "dead" } as const;
		const mailed = await store({ dealershipId: 1 }, sent, { ...dealer, ...sent }, webhook);
		expect(await retry(mailed)).toMatchObject({ mails: { size: 1 } });
	});
});

describe("the clock of a lead's owner", () => {
	const dealer = { recipient: "dealer", dealershipId: 1 } as const;
	const overdueAt = new Date("2026-11-01");

	it.each([
		["goes on", "the company's copy", { dealershipId: 1 }, [{ state: "dead" }, dealer]],
		[
			"goes on",
			"the webhook's",
			{},
			[{ state: "sent" }, { kind: "webhook", recipient: "webhook", state: "dead" }],
		],
		["starts anew", "the dealer's", { dealershipId: 1 }, [{}, { ...dealer, state: "dead" }]],
		[
			"goes on",
			"of a lead that is taken",
			{ dealershipId: 1, stage: "taken" },
			[{}, { ...dealer, state: "dead" }],
		],
		["starts anew", "the company's, that owns it", {}, [{ state: "dead" }]],
		[
			"starts anew",
			"the company's, as no dealer was mailed",
			{ dealershipId: 1 },
			[{ state: "dead" }],
		],
	] as const)("%s if the mail that is sent again is %s", async (expected, _, lead, stored) => {
		await orm.insert(dealerships).values({ ...gulfCarts, reviewedAt: new Date() });
		await store(
			{ ...lead, overdueAt },
			...stored.map((one) => ({ state: "sent", ...one }) as const),
		);
		await retryAll(orm, "dead", author, mail);
		expect(await sql("select overdue_at from leads")).toEqual([
			{ overdue_at: expected === "goes on" ? overdueAt : null },
		]);
	});

	it("goes on if only the company's copy is resent", async () => {
		await orm.insert(dealerships).values({ ...gulfCarts, reviewedAt: new Date() });
		const ownedSince = new Date("2026-10-31");
		await store({ dealershipId: 1, ownedSince, overdueAt }, { state: "sent" }, dealer);
		await resend(1);
		const [lead] = await orm.select().from(leads);
		expect(lead).toMatchObject({ ownedSince, overdueAt });
	});
});

it.each([
	["new", "company"],
	["new", "dealer"],
	["taken", "dealer"],
] as const)("a resend of a %s lead's mail to the %s changes its version", async (stage, sent) => {
	await orm.insert(dealerships).values({ ...gulfCarts, reviewedAt: new Date() });
	await store(
		{ dealershipId: 1, stage },
		{ state: sent === "company" ? "sent" : "waiting" },
		{ recipient: "dealer", dealershipId: 1, state: sent === "dealer" ? "sent" : "waiting" },
	);
	const before = await seenRows(sql, "leads", [1]);
	await resend(1);
	expect(await seenRows(sql, "leads", [1])).not.toEqual(before);
});
