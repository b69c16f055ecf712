import { dealerships } from "@nev/api/operations";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships restart identity cascade");
});

describe("nev leads list", () => {
	it("shows the newest leads first, with the states of their mails", async () => {
		await store(
			{ createdAt: new Date("2026-11-20T08:15:00Z") },
			{ state: "sent", sentAt: new Date() },
			{
				recipient: "dealer",
				state: "waiting",
				attempts: 2,
				dueAt: new Date("2026-11-20T09:00:00Z"),
				lastError: "mailbox full",
			},
		);
		await store(
			{
				kind: "contact",
				payload: { subject: "dealer" },
				createdAt: new Date("2026-11-21T10:00:00Z"),
			},
			{ state: "dead", lastError: "550 no such user" },
		);
		await store(
			{
				kind: "dealership",
				payload: { city: "Naples", state: "Florida" },
				suspicion: "trap",
				createdAt: new Date("2026-11-21T11:00:00Z"),
			},
			{ state: "held" },
		);
		const { lines, code, stderr } = await run("leads", "list");
		expect(lines.map((line) => line.split("\t"))).toEqual([
			["ID", "RECEIVED (UTC)", "KIND", "STAGE", "PROBLEM", "NAME", "ABOUT", "MAILS", "SUSPICION"],
			[
				"3",
				"2026-11-21 11:00",
				"dealership",
				"new",
				"held",
				"Ada Lovelace",
				"Naples, Florida",
				"company held",
				"trap",
			],
			[
				"2",
				"2026-11-21 10:00",
				"contact",
				"new",
				"failed",
				"Ada Lovelace",
				"Becoming a dealer",
				"company failed for good: 550 no such user",
				"",
			],
			[
				"1",
				"2026-11-20 08:15",
				"inquiry",
				"new",
				"",
				"Ada Lovelace",
				"D6 Max GT4",
				"company sent; dealer waiting, next try 2026-11-20 09:00: mailbox full",
				"",
			],
		]);
		expect([code, stderr]).toEqual([0, ""]);
	});

	it("filters as its options say, and reports if there are more", async () => {
		await orm.insert(dealerships).values(gulfCarts);
		const campaign = { payload: { campaign: "google / cpc" } };
		await store({ createdAt: new Date("2026-11-19T08:00:00Z") }, { state: "dead" });
		await store({ createdAt: new Date("2026-11-20T08:00:00Z"), ...campaign }, { state: "held" });
		await store({ createdAt: new Date("2026-11-21T08:00:00Z"), dealershipId: 1, kind: "contact" });
		await store({ createdAt: new Date("2026-11-22T08:00:00Z"), stage: "taken", name: "Grace" });
		const idsOf = async (...options: string[]) => {
			const { stdout } = await run("leads", "list", "--json", ...options);
			return (JSON.parse(stdout) as { id: number }[]).map(({ id }) => id);
		};
		expect(await idsOf("--problem", "failed")).toEqual([1]);
		expect(await idsOf("--problem", "held")).toEqual([2]);
		expect(await idsOf("--stage", "new", "--problem", "none")).toEqual([3]);
		expect(await idsOf("--search", "grace")).toEqual([4]);
		expect(await idsOf("--dealership", "1")).toEqual([3]);
		expect(await idsOf("--kind", "contact")).toEqual([3]);
		expect(await idsOf("--email", "ADA@example.com", "--since", "2026-11-21")).toEqual([4, 3]);
		expect(await idsOf("--campaign", "google / cpc")).toEqual([2]);
		expect(await idsOf("--limit", "1")).toEqual([4]);
		expect((await run("leads", "list", "--limit", "2")).stderr).toBe(
			"These are the newest of 4 leads. To see all, add --limit 4.\n",
		);
		expect((await run("leads", "list", "--limit", "4")).stderr).toBe("");
		expect((await run("leads", "list", "--stage", "closed")).stderr).toBe("No lead matches.\n");
	});

	it.each([
		[
			["list", "--state", "dead"],
			"--state is gone. Type --stage, or --problem held, failed or waiting.",
		],
		[["export", "--csv", "--status", "dead"], "Type --problem held, --problem failed, or"],
		[["list", "--overdue"], "--overdue is gone. Type --problem overdue."],
		[["list", "--overdue", "48"], "Type --problem overdue."],
		[["retry", "--dead"], "--dead is gone. Type --failed."],
	])("says what to type in place of an option of earlier versions: %j", async (options, now) => {
		const { code, stderr } = await run("leads", ...options);
		expect(code).toBe(2);
		expect(stderr).toContain(now);
	});

	it("rejects invalid options with exit code 2", async () => {
		for (const wrong of [["--stage", "lost"], ["--since", "soon"], ["--limit", "0"], ["--all"]]) {
			const { code, stderr } = await run("leads", "list", ...wrong);
			expect(code).toBe(2);
			expect(stderr).toContain("error: ");
		}
	});

	it("removes a visitor's escape sequences from the operator's terminal", async () => {
		await store(
			{ name: "Ada\u001b]0;owned\u0007\u009b2J\nID\t9" },
			{ lastError: "\u001b[31mno", state: "dead" },
		);
		for (const command of [
			["list"],
			["list", "--json"],
			["show", "1"],
			["export", "--csv"],
			["export", "--json"],
		]) {
			const { stdout } = await run("leads", ...command);
			expect(stdout).not.toMatch(/[^\P{Cc}\n\r\t]/u);
			expect(stdout).toContain("owned");
		}
		expect((await run("leads", "list")).lines).toHaveLength(2);
	});
});

describe("nev leads show", () => {
	it("shows all fields, the consent and each mail", async () => {
		const [dealer] = await orm.insert(dealerships).values(gulfCarts).returning();
		await store(
			{
				dealershipId: dealer?.id,
				suspicion: "quick",
				payload: {
					vehicleName: "D6 Max GT4",
					vehiclePrice: "$8,995",
					message: "First line\nsecond line",
					page: "https://dealer.example.com/carts",
					consent: {
						text: "I agree to be called.",
						givenAt: "2026-11-20T08:14:59.000Z",
						version: "en-1",
					},
				},
			},
			{ state: "dead", attempts: 24, lastError: "timeout" },
			{ recipient: "dealer", state: "sent", attempts: 1, sentAt: new Date("2026-11-20T08:16:00Z") },
		);
		const { stdout, code } = await run("leads", "show", "1");
		for (const expected of [
			/^Lead: +1 \([0-9a-f-]{36}\)$/m,
			/^Problem: +failed$/m,
			/^Phone: +\+1 239 555 0142$/m,
			/^Vehicle: +D6 Max GT4$/m,
			/^Dealer: +Gulf Carts \(1\)$/m,
			/^Page: +https:\/\/dealer\.example\.com\/carts$/m,
			/^Consent to calls: +I agree to be called\.$/m,
			/^Consent given: +2026-11-20T08:14:59\.000Z$/m,
			/^Consent text: +en-1$/m,
			/^Suspicion: +quick: The form was filled in faster than a person can$/m,
			/^Mail to company: +failed for good: timeout \(24 attempts\)$/m,
			/^Mail to dealer: +sent 2026-11-20T08:16:00\.000Z \(1 attempt\)$/m,
			/^First line\nsecond line$/m,
		]) {
			expect(stdout).toMatch(expected);
		}
		expect(code).toBe(0);
	});

	it("tells the other leads of the sender's day", async () => {
		for (let lead = 0; lead < 3; lead++) await store();
		expect((await run("leads", "show", "2")).stdout).toMatch(
			/^Also: +leads 1 and 3, same address, same day$/m,
		);
		expect(JSON.parse((await run("leads", "show", "2", "--json")).stdout)).toMatchObject({
			also: [1, 3],
		});
	});

	it("reports an unknown id", async () => {
		expect(await run("leads", "show", "7")).toMatchObject({
			code: 1,
			stdout: "",
			stderr: "There is no lead 7. To see all leads, run nev leads list.\n",
		});
		expect((await run("leads", "show", "seven")).code).toBe(2);
	});
});
