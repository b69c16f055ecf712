import { queries } from "@nev/contract";
import { afterAll, expect, it } from "vitest";
import { openTestBackend } from "../../test/test-backend.js";

const { client, fetch, sql, close } = await openTestBackend();
afterAll(close);

const rate = {
	lender: "Desert Schools Credit Union",
	minCreditScore: 660,
	maxCreditScore: 719,
	term: 60,
	apr: 6.74,
} as const;

const store = (rates: unknown) =>
	sql("update company_facts set rates = $1", [JSON.stringify(rates)]);

it("are none until the company has some, and then its own, in its order", async () => {
	expect(await client.get(queries.rates())).toEqual({ rates: [], showsExamples: true });
	const { etag } = Object.fromEntries((await fetch("/api/rates")).headers);
	const promotion = { ...rate, lender: "Bay Bank", apr: 0, conditions: "For 36 months" };
	await store([rate, promotion]);
	await expect
		.poll(() => client.get(queries.rates()), { timeout: 5000 })
		.toEqual({ rates: [rate, promotion], showsExamples: false });
	const headers = { "if-none-match": etag ?? "" };
	expect((await fetch("/api/rates", { headers })).status).toBe(200);
	const { headers: current } = await fetch("/api/rates");
	expect(current.get("cache-control")).toBe("no-cache");
	const again = await fetch("/api/rates", {
		headers: { "if-none-match": current.get("etag") ?? "" },
	});
	expect(again.status).toBe(304);
});

it("are without those that have ended, which is not the same as a company without any", async () => {
	const ended = { ...rate, endsOn: "2020-01-31" };
	await store([ended]);
	await expect
		.poll(() => client.get(queries.rates()), { timeout: 5000 })
		.toEqual({ rates: [], showsExamples: false });
});

it("are without what nobody can read", async () => {
	await store([{ ...rate, apr: "low" }, "free", rate]);
	await expect
		.poll(() => client.get(queries.rates()), { timeout: 5000 })
		.toEqual({ rates: [rate], showsExamples: false });
});
