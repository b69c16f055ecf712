import { dealerships } from "@nev/api/operations";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type { LeadPage } from "@nev/contract/desk";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships restart identity cascade");
});

it("nev leads list shows those that their dealers have not taken in time", async () => {
	const reviewedAt = new Date();
	const [dealer, other] = await orm
		.insert(dealerships)
		.values([
			{ ...gulfCarts, reviewedAt },
			{ ...gulfCarts, reviewedAt, name: "Bay Carts" },
		])
		.returning();
	const dealershipId = dealer?.id;
	const mailed = (hours: number) => ({
		...({ recipient: "dealer", state: "sent", dealershipId } as const),
		sentAt: new Date(Date.now() - hours * 3_600_000),
	});
	await store({ dealershipId }, mailed(25));
	await store({ dealershipId }, mailed(23));
	await store({ dealershipId, stage: "taken" }, mailed(25));
	// It was with another dealer in between.
	const between = { ...mailed(24), dealershipId: other?.id, copy: 1 };
	await store({ dealershipId }, mailed(25), between, { ...mailed(20), copy: 2 });
	// That was removed since.
	const removed = { ...between, dealershipId: null };
	await store({ dealershipId }, mailed(25), removed, { ...mailed(20), copy: 2 });
	// They were handed to another dealer, who was mailed one of them, and that was undone.
	await store({ dealershipId }, mailed(27));
	await store({ dealershipId }, mailed(27));
	await run("leads", "hand-over", "6", "7", "--to", String(other?.id));
	const [handOver] = await sql("select max(id) as id from changes");
	await sql("update mails set state = 'sent', sent_at = now() where lead_id = 7 and copy = 1");
	await operator.undo(Number(handOver?.id));
	const idsOf = async (...args: string[]) =>
		JSON.parse((await run("leads", "list", "--json", ...args)).stdout).map(
			({ id }: { id: number }) => id,
		);
	expect(await idsOf()).toEqual([7, 6, 5, 4, 3, 2, 1]);
	expect(await idsOf("--overdue")).toEqual([7, 6, 1]);
	expect(await idsOf("--overdue", "22")).toEqual([7, 6, 2, 1]);
	expect(await idsOf("--overdue", "19")).toEqual([7, 6, 5, 4, 2, 1]);
	expect((await run("leads", "list", "--overdue", "0")).code).toBe(2);
	const misplaced = await run("leads", "export", "--overdue", "leads.csv");
	expect(misplaced.stderr).toContain(
		"Without hours, put --overdue last: nev leads export FILE.csv --overdue.",
	);
	const desk = openDesk(orm);
	const { body } = await desk.get<LeadPage>("/leads?overdue=24");
	expect(body.items.map(({ id }) => id)).toEqual([7, 6, 1]);
	expect((await desk.get("/leads?overdue=0")).status).toBe(400);
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
			["ID", "RECEIVED (UTC)", "KIND", "STAGE", "NAME", "ABOUT", "DELIVERY", "SUSPICION"],
			[
				"3",
				"2026-11-21 11:00",
				"dealership",
				"new",
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
				"Ada Lovelace",
				"Becoming a dealer",
				"company dead: 550 no such user",
				"",
			],
			[
				"1",
				"2026-11-20 08:15",
				"inquiry",
				"new",
				"Ada Lovelace",
				"D6 Max GT4",
				"company sent; dealer waiting, next try 2026-11-20 09:00: mailbox full",
				"",
			],
		]);
		expect([code, stderr]).toEqual([0, ""]);
	});

	it("filters by the state of a mail and by time, and reports if there are more", async () => {
		await store({ createdAt: new Date("2026-11-19T08:00:00Z") }, { state: "dead" });
		await store(
			{ createdAt: new Date("2026-11-20T08:00:00Z"), payload: { campaign: "google / cpc" } },
			{ state: "dead" },
		);
		await store({ createdAt: new Date("2026-11-21T08:00:00Z") }, { state: "sent" });
		const idsOf = async (...options: string[]) => {
			const { stdout } = await run("leads", "list", "--json", ...options);
			return (JSON.parse(stdout) as { id: number }[]).map(({ id }) => id);
		};
		expect(await idsOf("--state", "dead")).toEqual([2, 1]);
		expect(await idsOf("--state", "dead", "--since", "2026-11-20")).toEqual([2]);
		expect(await idsOf("--since", "2026-11-20T08:00:01Z")).toEqual([3]);
		expect(await idsOf("--limit", "1")).toEqual([3]);
		expect(await idsOf("--campaign", "google / cpc")).toEqual([2]);
		expect((await run("leads", "list", "--limit", "2")).stderr).toBe(
			"These are the newest of 3 leads. To see all, add --limit 3.\n",
		);
		expect((await run("leads", "list", "--limit", "3")).stderr).toBe("");
		expect((await run("leads", "list", "--state", "held")).stderr).toBe("No lead matches.\n");
	});

	it("rejects invalid options with exit code 2", async () => {
		for (const wrong of [["--state", "lost"], ["--since", "soon"], ["--limit", "0"], ["--all"]]) {
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
			/^Phone: +\+1 239 555 0142$/m,
			/^Vehicle: +D6 Max GT4$/m,
			/^Dealer: +Gulf Carts \(1\)$/m,
			/^Page: +https:\/\/dealer\.example\.com\/carts$/m,
			/^Consent to calls: +I agree to be called\.$/m,
			/^Consent given: +2026-11-20T08:14:59\.000Z$/m,
			/^Consent text: +en-1$/m,
			/^Suspicion: +quick: The form was filled in faster than a person can$/m,
			/^Mail to company: +dead: timeout \(24 attempts\)$/m,
			/^Mail to dealer: +sent 2026-11-20T08:16:00\.000Z \(1 attempt\)$/m,
			/^First line\nsecond line$/m,
		]) {
			expect(stdout).toMatch(expected);
		}
		expect(code).toBe(0);
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
