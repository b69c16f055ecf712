import { dealerships } from "@nev/api/operations";
import { withClient } from "@nev/api/testing/internals.js";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
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

describe("nev leads retry", () => {
	it("makes waiting and failed mails due now, and resets their attempts", async () => {
		await orm.insert(dealerships).values({ ...gulfCarts, reviewedAt: new Date() });
		const id = await store(
			{ dealershipId: 1 },
			{ state: "dead", attempts: 24, lastError: "timeout" },
			{ recipient: "dealer", attempts: 3, dueAt: inAnHour() },
		);
		expect(await run("leads", "retry", String(id))).toMatchObject({
			code: 0,
			lines: [
				`${id}: the mail to the company is due now`,
				`${id}: the mail to the dealer is due now`,
			],
		});
		expect(await mailsOf(id)).toEqual([
			{ recipient: "company", state: "waiting", attempts: 0, due: true },
			{ recipient: "dealer", state: "waiting", attempts: 0, due: true },
		]);
	});

	it("keeps since when a mail waits that was tried in vain, and begins anew for one that had failed for good", async () => {
		const mail = { attempts: 3, dueSince: new Date("2026-01-01") };
		const id = await store({}, { ...mail, state: "dead" }, { ...mail, recipient: "dealer" });
		await run("leads", "retry", String(id));
		expect(
			await sql("select due_since > '2026-01-02' as anew from mails order by recipient"),
		).toEqual([{ anew: true }, { anew: false }]);
	});

	it("leaves alone mails that were sent, are held back or are being sent, and reports why", async () => {
		const sent = await store({}, { state: "sent" });
		const held = await store({}, { state: "held" });
		const claimed = await store({}, { attempts: 1, claimedUntil: inAnHour() });
		const { code, lines } = await run("leads", "retry", ...[sent, held, claimed, 99].map(String));
		expect(code).toBe(1);
		expect(lines).toEqual([
			"1: the mail to the company was sent already",
			"2: the mail to the company is held back; to send it, run nev leads release 2",
			"3: the mail to the company is being sent",
			"99: there is no such lead",
		]);
		expect(await mailsOf(claimed)).toMatchObject([{ state: "waiting", attempts: 1 }]);
		expect(await mailsOf(held)).toMatchObject([{ state: "held" }]);
	});

	it("resends all failed mails with --dead", async () => {
		await store({}, { state: "dead" });
		await store({}, { state: "dead" });
		const waiting = await store({}, { attempts: 3, dueAt: inAnHour() });
		expect((await run("leads", "retry", "--dead")).lines).toEqual(["2 mails are due now."]);
		expect((await run("leads", "retry", "--dead")).lines).toEqual(["No mail has failed for good."]);
		expect(await mailsOf(waiting)).toMatchObject([{ attempts: 3, due: false }]);
	});

	it("makes all waiting mails due now with --waiting, but for those that are being sent", async () => {
		const tried = { attempts: 3, dueAt: inAnHour() };
		await store({}, tried, { ...tried, state: "dead" });
		await store({}, tried);
		const claimed = await store({}, { ...tried, claimedUntil: inAnHour() });
		expect((await run("leads", "retry", "--waiting")).lines).toEqual(["2 mails are due now."]);
		expect(await mailsOf(1)).toMatchObject([
			{ state: "waiting", attempts: 0, due: true },
			{ state: "dead", attempts: 3 },
		]);
		expect(await mailsOf(claimed)).toMatchObject([{ attempts: 3, due: false }]);
		await sql("truncate leads cascade");
		expect((await run("leads", "retry", "--waiting")).lines).toEqual(["No mail waits."]);
	});

	it.each([{ leads: ["--dead"] }, { leads: ["1", "2"] }])(
		"does not keep waiting who discards the same leads at that moment: $leads",
		async ({ leads }) => {
			for (const _ of [1, 2]) await store({});
			// In the order of the leads, and in that of the rows, the second mail is the first.
			await sql(
				"insert into mails (lead_id, recipient, state) select 3 - id, 'company', 'sent' from leads",
			);
			await sql("update mails set state = 'dead' where id = 2");
			await sql("update mails set state = 'dead' where id = 1");
			await withClient(operator.connection, async (discarding) => {
				await discarding.query("begin; select from leads order by id for update");
				await discarding.query("select from mails where id = 1 for update");
				const retried = run("leads", "retry", ...leads);
				await untilLockIsAwaited(sql);
				await discarding.query("select from mails where id = 2 for update; commit");
				expect(await retried).toMatchObject({ code: 0, stderr: "" });
			});
			expect(await mailsOf(1)).toMatchObject([{ state: "waiting" }]);
		},
	);

	it("holds back mails to a dealership that may not be mailed, and says so", async () => {
		await orm.insert(dealerships).values(gulfCarts);
		const dealer = { recipient: "dealer", dealershipId: 1 } as const;
		const lead = { dealershipId: 1 };
		await store(lead, { state: "dead" }, { ...dealer, attempts: 3, dueAt: inAnHour() });
		await store(lead, { ...dealer, state: "dead", lastError: "550" });
		await store(lead, { ...dealer, state: "dead" });
		const held = (id: number) =>
			`${id}: the mail to the dealer is held back until you run nev dealerships approve 1, then run nev leads release ${id}`;
		expect(await run("leads", "retry", "1", "2")).toMatchObject({
			code: 1,
			lines: ["1: the mail to the company is due now", held(1), held(2)],
		});
		expect((await run("leads", "retry", "--dead")).stdout).toBe(
			"1 mail is held back: see nev leads list --state held.\n",
		);
		expect(await sql("select state, last_error from mails order by id")).toEqual([
			{ state: "waiting", last_error: null },
			...Array(3).fill({ state: "held", last_error: expect.stringMatching(/^The dealership is/) }),
		]);
	});

	it("says what keeps a former dealership from being told, not the present one", async () => {
		await orm.insert(dealerships).values([gulfCarts, { ...gulfCarts, name: "Bay Carts" }]);
		await store({ dealershipId: 2 }, { recipient: "former", dealershipId: 1, state: "dead" });
		expect((await run("leads", "retry", "1")).lines).toEqual([
			"1: the mail to the former is held back until you run nev dealerships approve 1, then run nev leads release 1",
		]);
	});

	it("requires either ids, --dead or --waiting", async () => {
		expect((await run("leads", "retry")).code).toBe(2);
		expect((await run("leads", "retry", "1", "--dead")).code).toBe(2);
		expect((await run("leads", "retry", "--dead", "--waiting")).code).toBe(2);
	});
});

describe("nev leads release", () => {
	it("releases a lead that was held back", async () => {
		const id = await store({ suspicion: "trap" }, { state: "held" });
		expect(await run("leads", "release", String(id))).toMatchObject({
			code: 0,
			lines: ["1: the mail to the company is released and due now"],
		});
		expect(await mailsOf(id)).toMatchObject([{ state: "waiting", attempts: 0, due: true }]);
		expect(await run("leads", "release", String(id))).toMatchObject({
			code: 1,
			lines: ["1: the mail to the company is not held back, its state is waiting"],
		});
	});

	it("does not release the mail to a dealership before it is approved", async () => {
		const [dealer] = await orm.insert(dealerships).values(gulfCarts).returning();
		const id = await store(
			{ suspicion: "quick", dealershipId: dealer?.id },
			{ state: "held" },
			{ state: "held", recipient: "dealer" },
		);
		expect((await run("leads", "release", String(id))).lines).toEqual([
			"1: the mail to the company is released and due now",
			"1: the mail to the dealer stays held back until you run nev dealerships approve 1",
		]);
		expect(await mailsOf(id)).toMatchObject([{ state: "waiting" }, { state: "held" }]);
		await run("dealerships", "approve", "1");
		expect((await run("leads", "release", String(id))).lines).toContain(
			"1: the mail to the dealer is released and due now",
		);
		expect(await mailsOf(id)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
	});
});
