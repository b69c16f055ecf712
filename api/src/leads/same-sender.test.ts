import { sql as query } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts, leadStore } from "../../test/stored-leads.js";
import { companyOf } from "../company/company.js";
import { readSettings } from "../settings/settings.js";
import { mails } from "../storage/mail-schema.js";
import { dealerships } from "../storage/schema.js";
import { describeOtherLeads, readOtherLeads } from "./same-sender.js";
import { writeMail } from "./write-mail.js";

const database = await openOwnDatabase();
const { orm, sql } = database;
const store = leadStore(database);
afterAll(database.close);

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships restart identity cascade");
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt: new Date() },
		{ ...gulfCarts, name: "Bay Carts", reviewedAt: new Date() },
	]);
});

const at = (time: string) => new Date(`2026-11-${time}Z`);

it.each([
	["the same address", "ada@example.com", "24T11:00", [1]],
	["in another case", "ADA@Example.com", "24T11:00", [1]],
	["with a tag", "ada+carts@example.com", "24T11:00", [1]],
	["a day before", "ada@example.com", "23T12:00", [1]],
	["a day after", "ada@example.com", "25T12:00", [1]],
	["more than a day before", "ada@example.com", "23T11:59", []],
	["more than a day after", "ada@example.com", "25T12:01", []],
	["another address", "ida@example.com", "24T11:00", []],
])("reads leads of the sender's day: %s", async (_, email, time, others) => {
	await store({ email, createdAt: at(time) });
	const id = await store({ createdAt: at("24T12:00") });
	expect((await readOtherLeads(orm, [id])).map((other) => other.id)).toEqual(others);
});

it("reads those of several leads at once, and at most twenty of each", async () => {
	for (let lead = 0; lead < 22; lead++) await store({ createdAt: at("24T12:00") });
	await store({ email: "ida@example.com", createdAt: at("24T12:00") });
	const others = await readOtherLeads(orm, [1, 22, 23]);
	expect(others.filter(({ of }) => of === 1).map(({ id }) => id)).toEqual(
		Array.from({ length: 20 }, (_, index) => index + 2),
	);
	expect(others.filter(({ of }) => of === 22)).toHaveLength(20);
	expect(others.filter(({ of }) => of === 23)).toEqual([]);
});

it("is told in the mails: the company of all before it, a dealer of those that it was mailed", async () => {
	const toDealer = (dealershipId: number, state: "sent" | "held" = "sent") =>
		({ recipient: "dealer", dealershipId, state }) as const;
	await store({ createdAt: at("24T09:00"), dealershipId: 1 }, toDealer(1));
	await store({ createdAt: at("24T10:00"), dealershipId: 2 }, toDealer(2));
	await store({ createdAt: at("24T11:00"), dealershipId: 1 }, toDealer(1, "held"));
	await store({ createdAt: at("24T12:00"), dealershipId: 1 }, {}, toDealer(1));
	await store({ createdAt: at("24T13:00"), dealershipId: 1 }, toDealer(1));
	const { mail } = readSettings({});
	const stored = await orm.select().from(mails).where(query`lead_id = 4`).orderBy(mails.id);
	const texts = await Promise.all(
		stored.map(async (claim) => {
			const claimed = { ...claim, domain: "" };
			const written = await writeMail(orm, claimed, { mail, company: companyOf() });
			return typeof written === "object" ? /Also: .*/.exec(written.text)?.[0] : written;
		}),
	);
	expect(texts).toEqual([
		"Also: leads 1, 2, and 3, same address, same day",
		"Also: lead 1, same address, same day",
	]);
	expect(describeOtherLeads([])).toBeUndefined();
});
