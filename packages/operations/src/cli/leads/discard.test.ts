import { dealerships } from "@nev/api/operations";
import { claimDue, recordOutcome } from "@nev/api/testing/internals.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

beforeEach(() => sql("truncate leads, mails, dealerships restart identity cascade"));

it("nev leads discard ends the mails of a lead, which stays and says why", async () => {
	const id = await store(
		{},
		{ state: "dead", lastError: "mailbox full" },
		{ state: "waiting", recipient: "dealer" },
	);
	const sent = await store({}, { state: "sent" });
	expect(
		await run("leads", "discard", String(id), String(sent), "--why", "asked\nby phone"),
	).toEqual({
		code: 0,
		stdout: expect.any(String),
		lines: [
			"1: the mail to the company is discarded and never sent",
			"1: the mail to the dealer is discarded and never sent",
			"2: the mail to the company was sent already",
		],
		stderr: "",
	});
	expect(await sql("select state from mails order by id")).toEqual([
		{ state: "discarded" },
		{ state: "discarded" },
		{ state: "sent" },
	]);
	expect((await run("leads", "show", "1")).stdout).toMatch(
		/Discarded: +\d{4}-.*Z: asked by phone\n/,
	);
	expect(await claimDue(orm, 10)).toEqual([]);
	expect((await run("leads", "retry", "--dead")).stdout).toBe("No mail has failed for good.\n");
	expect((await run("leads", "retry", "1")).lines[0]).toBe(
		"1: the mail to the company was discarded",
	);
	expect((await run("leads", "discard", "1")).code).toBe(2);
	expect((await run("leads", "discard", "1", "--why", " ")).code).toBe(2);
	expect((await run("leads", "discard", "1", "--why", "x".repeat(5001))).code).toBe(2);
});

it("nev leads discard leaves a lead alone whose mail is being sent, and ends it after the attempt", async () => {
	await store({}, { state: "waiting" }, { state: "held", recipient: "dealer" });
	const [claim] = await claimDue(orm, 10);
	const discard = () => run("leads", "discard", "1", "--why", "a test");
	expect(await discard()).toMatchObject({
		code: 1,
		lines: [
			"1: the mail to the company is being sent; run this again in a minute if that fails",
			"1: the mail to the dealer is not discarded yet, because another one is being sent; run this again in a minute",
		],
	});
	expect(await sql("select discarded_at from leads")).toEqual([{ discarded_at: null }]);
	if (claim) await recordOutcome(orm, claim, { kind: "retry", error: "busy", delay: 0 });
	expect((await discard()).code).toBe(0);
});

it("nev leads list filters by dealership, kind and status", async () => {
	await orm.insert(dealerships).values(gulfCarts);
	await store({ dealershipId: 1 }, { state: "sent" }, { state: "dead", recipient: "dealer" });
	await store({ kind: "contact" }, { state: "waiting" });
	await store({ dealershipId: 1, kind: "dealership" }, { state: "held" }, { state: "waiting" });
	// Handed over: the mail to its former dealer ended, and the lead did not.
	await store({}, { state: "sent" }, { state: "discarded", recipient: "dealer" });
	await store({}, { state: "dead" });
	await run("leads", "discard", "5", "--why", "a test");
	const idsOf = async (...options: string[]) =>
		JSON.parse((await run("leads", "list", "--json", ...options)).stdout).map(
			({ id }: { id: number }) => id,
		);
	expect(await idsOf("--dealership", "1")).toEqual([3, 1]);
	expect(await idsOf("--dealership", "1", "--kind", "inquiry")).toEqual([1]);
	expect(await idsOf("--status", "dead")).toEqual([1]);
	expect(await idsOf("--status", "waiting")).toEqual([2]);
	expect(await idsOf("--status", "held")).toEqual([3]);
	expect(await idsOf("--status", "sent")).toEqual([4]);
	expect(await idsOf("--status", "discarded")).toEqual([5]);
	expect((await run("leads", "list", "--status", "open")).code).toBe(2);
});
