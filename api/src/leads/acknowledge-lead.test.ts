import { RateLimiterRes } from "rate-limiter-flexible";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts, leadStore } from "../../test/stored-leads.js";
import { companyOf } from "../company/company.js";
import { claimDue } from "../mail-queue/claims.js";
import { readSettings } from "../settings/settings.js";
import { dealerships } from "../storage/schema.js";
import { sharedSecret } from "../storage/shared-secret.js";
import { createAcknowledgements } from "./acknowledge-lead.js";
import { readLead } from "./lead.js";
import { writeMail } from "./write-mail.js";

const database = await openOwnDatabase();
const { orm, sql } = database;
const store = leadStore(database);
afterAll(database.close);

const { mail } = readSettings({ MAIL_TO: "sales@nev.example.com, crm@nev.example.com (ADF)" });

let isOverLimit = false;
const { tokenFor, acknowledge, giveBack } = createAcknowledgements({
	database: { orm },
	secret: sharedSecret({ orm }, "acknowledgements"),
	mail,
	limiter: {
		async consume() {
			if (isOverLimit) throw new RateLimiterRes();
			return { consumedPoints: 1, remainingPoints: 1 };
		},
	},
});
const client = "203.0.113.7";

beforeEach(async () => {
	await sql(
		"truncate leads, mails, dealerships, changes, change_rows, do_not_contact restart identity cascade",
	);
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt: new Date() },
		{ ...gulfCarts, name: "Bay Carts", reviewedAt: new Date() },
	]);
	await sql("truncate changes, change_rows");
});

/** Stores a lead for the first dealership, and returns the token of its link. */
async function storeLead(lead: Parameters<typeof store>[0] = {}): Promise<string> {
	const id = await store({ dealershipId: 1, ...lead });
	return tokenOf(id, 1);
}

async function tokenOf(id: number, dealershipId: number): Promise<string> {
	const lead = await readLead(orm, id);
	if (!lead) throw new Error("There is no such lead.");
	return tokenFor(lead, dealershipId);
}

const stage = async () => (await sql("select stage from leads"))[0]?.stage;

describe("a dealer that says it has a lead", () => {
	it("takes it, once, and its past names the mailed link", async () => {
		const token = await storeLead();
		expect(await acknowledge(token, client)).toBe("acknowledged");
		expect(await acknowledge(token, client)).toBe("acknowledged");
		expect(await stage()).toBe("taken");
		expect(await sql("select actor, action from changes")).toEqual([
			{ actor: "dealer (mailed link)", action: "leads acknowledge" },
		]);
	});

	it.each([
		["answered", "acknowledged"],
		["closed", "closed"],
	] as const)("leaves one that is %s as it is", async (before, outcome) => {
		const token = await storeLead({ stage: before });
		expect(await acknowledge(token, client)).toBe(outcome);
		expect(await stage()).toBe(before);
		expect(await sql("select id from changes")).toEqual([]);
	});

	it("is told when another dealer has it by now", async () => {
		const token = await storeLead();
		await sql("update leads set dealership_id = 2");
		expect(await acknowledge(token, client)).toBe("handed-over");
		expect(await stage()).toBe("new");
		expect(await acknowledge(await tokenOf(1, 2), client)).toBe("acknowledged");
	});

	it("changes nothing if too many do from its network", async () => {
		const token = await storeLead();
		isOverLimit = true;
		onTestFinished(() => {
			isOverLimit = false;
		});
		expect(await acknowledge(token, client)).toBe("limited");
		expect(await stage()).toBe("new");
	});

	it("changes nothing with a token that is forged, or of a lead that is erased", async () => {
		const token = await storeLead();
		await storeLead();
		const [, , code] = token.split(".");
		const other = (await tokenOf(1, 2)).split(".")[2];
		for (const forged of [
			...["", "x", token.slice(0, -1), `${token}A`, `2.1.${code}`, `1.2.${code}`, `1.1.${other}`],
			...[`999999999.1.${code}`, `9999999999.1.${code}`, `-1.1.${code}`, `1.1.${"A".repeat(43)}`],
		]) {
			expect(await acknowledge(forged, client)).toBe("refused");
		}
		expect(await sql("select distinct stage from leads")).toEqual([{ stage: "new" }]);
		await sql("delete from leads");
		expect(await acknowledge(token, client)).toBe("refused");
	});
});

describe("a dealer that gives a lead back", () => {
	const why = { reason: "distance", note: "We are in\nNaples" } as const;
	const state = async () => (await sql("select stage, dealership_id as dealer from leads"))[0];

	it("is told in the company's mail that still waits, and in no other one", async () => {
		const token = await storeLead();
		await sql("insert into mails (lead_id, recipient) values (1, 'company')");
		expect(await giveBack(token, client, why)).toBe("given-back");
		expect(await sql("select to_address as to, copy from mails order by id")).toEqual([
			{ to: null, copy: 0 },
			{ to: "crm@nev.example.com", copy: 1 },
		]);
	});

	it("leaves it to the company, which is mailed it with the reason on top", async () => {
		const token = await storeLead({ overdueAt: new Date(), escalatesAt: new Date() });
		await sql(
			"insert into mails (lead_id, recipient, dealership_id, state, copy) values (1, 'company', null, 'sent', 0), (1, 'dealer', 1, 'sent', 0), (1, 'dealer', 1, 'waiting', 1)",
		);
		expect(await giveBack(token, client, why)).toBe("given-back");
		expect(await giveBack(token, client, why)).toBe("given-back");
		expect(await acknowledge(token, client)).toBe("given-back");
		expect(await state()).toEqual({ stage: "new", dealer: null });
		expect(
			await sql("select owned_since is null as old, overdue_at, escalates_at from leads"),
		).toEqual([{ old: false, overdue_at: null, escalates_at: null }]);
		expect(await sql("select actor, action from changes")).toEqual([
			{ actor: "dealer (mailed link)", action: "leads give-back" },
		]);
		expect(
			await sql("select recipient, to_address as to, state, copy from mails order by id"),
		).toEqual([
			{ recipient: "company", to: null, state: "sent", copy: 0 },
			{ recipient: "dealer", to: null, state: "sent", copy: 0 },
			{ recipient: "dealer", to: null, state: "discarded", copy: 1 },
			{ recipient: "company", to: null, state: "waiting", copy: 1 },
			{ recipient: "company", to: "crm@nev.example.com", state: "waiting", copy: 2 },
		]);
		const claims = (await claimDue(orm, 2)).sort((one, other) => one.id - other.id);
		const [written, adf] = await Promise.all(
			claims.map((claim) => writeMail(orm, claim, { mail, company: companyOf() })),
		);
		expect(adf).toMatchObject({ to: "crm@nev.example.com" });
		expect(written).toMatchObject({
			to: "sales@nev.example.com",
			text: expect.stringMatching(
				/^Given back by Gulf Carts: Too far away. We are in Naples\n\n {2}Hello\n\nName: Ada Lovelace\n/,
			),
		});
	});

	it.each([
		["taken", "taken"],
		["answered", "taken"],
		["closed", "closed"],
	] as const)("does not while it is %s", async (stage, outcome) => {
		const token = await storeLead({ stage });
		expect(await giveBack(token, client, why)).toBe(outcome);
		expect(await state()).toEqual({ stage, dealer: 1 });
		expect(await sql("select id from changes")).toEqual([]);
	});

	it("does not if another dealer has it, the token is forged, or too many ask", async () => {
		const token = await storeLead();
		await sql("update leads set dealership_id = 2");
		expect(await giveBack(token, client, why)).toBe("handed-over");
		expect(await giveBack(`${token}A`, client, why)).toBe("refused");
		isOverLimit = true;
		onTestFinished(() => {
			isOverLimit = false;
		});
		expect(await giveBack(token, client, why)).toBe("limited");
		expect(await state()).toEqual({ stage: "new", dealer: 2 });
	});

	it("is not named to the next dealer, nor once it has the lead again", async () => {
		await giveBack(await storeLead(), client, why);
		expect((await readLead(orm, 1))?.givenBack).toContain("by Gulf Carts");
		await sql("update leads set dealership_id = 2");
		expect(await readLead(orm, 1)).not.toHaveProperty("givenBack");
	});
});

it("a link is in the mail for a dealer that reads mails, and in no other", async () => {
	const company = companyOf();
	const address = (token: string) => `https://nev.example.com/lead?token=${token}`;
	const mailsOf = async (leadFormat: "mail" | "adf") => {
		await sql("update dealerships set lead_format = $1", [leadFormat]);
		await store(
			{ dealershipId: 1 },
			{ recipient: "company" },
			{ recipient: "dealer", dealershipId: 1 },
		);
		const claims = (await claimDue(orm, 2)).sort((a, b) => a.id - b.id);
		return Promise.all(
			claims.map(async (claim) => {
				const written = await writeMail(orm, claim, { mail, company }, async (...lead) =>
					address(await tokenFor(...lead)),
				);
				if (typeof written !== "object") throw new Error(written);
				return written;
			}),
		);
	};
	const [toCompany, dealer] = await mailsOf("mail");
	const link = address(await tokenOf(1, 1));
	expect(dealer?.text).toContain(`\n\nI have it:\n${link}\n`);
	expect(dealer?.html).toContain(`<a href="${link}" `);
	expect(toCompany?.text).not.toContain("I have it");
	expect((await mailsOf("adf")).map(({ text }) => text).join("")).not.toContain("/lead?");
});
