import { consentTexts } from "@nev/contract";
import { eq, sql as query } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts, leadStore } from "../../test/stored-leads.js";
import { silent } from "../../test/test-backend.js";
import { companyOf } from "../company/company.js";
import { claimDue, type Outcome, recordOutcome } from "../mail-queue/claims.js";
import { addDoNotContact } from "../people/do-not-contact.js";
import { readSettings } from "../settings/settings.js";
import { openDatabase } from "../storage/database.js";
import { mails } from "../storage/mail-schema.js";
import { insertBatchSize } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { storeDigest } from "./lead-digest.js";
import { storeLead } from "./store-lead.js";
import { mailUnassigned } from "./unassigned-leads.js";
import { writeMail } from "./write-mail.js";

const own = await openOwnDatabase();
const { orm, sql } = own;
const store = leadStore(own);
const database = await openDatabase(
	readSettings({ DATABASE_URL: String(own.connection.connectionString) }),
	silent,
);
afterAll(async () => {
	await database.close();
	await own.close();
});

const settingsOf = (copies = "all") =>
	readSettings({
		SMTP_URL: "smtp://127.0.0.1:1",
		MAIL_FROM: "leads@nev.example.com",
		MAIL_TO: "crm@nev.example.com (ADF), sales@nev.example.com",
		MAIL_COPIES: copies,
	});
const settings = settingsOf();

beforeEach(async () => {
	await sql(
		"truncate leads, mails, dealerships, milestones, do_not_contact restart identity cascade",
	);
	await orm.insert(dealerships).values({
		...{ ...gulfCarts, reviewedAt: new Date() },
		leadAddresses: [
			{ email: "ann@gulf.example.com", format: "mail" },
			{ email: "crm@gulf.example.com", format: "adf" },
			// Its email address is no second one.
			{ email: "Sales@gulf.example.com", format: "mail" },
		],
	});
});

const person = { name: "Ada", email: "ada@example.com", phone: "(239) 555-0142" };

/** Stores an inquiry for the dealer as the site does. */
const inquire = (copies = "all", overrides: Partial<Parameters<typeof storeLead>[1]> = {}) =>
	storeLead(
		database,
		{
			...{ kind: "inquiry", ...person, payload: { ...person, vehicleName: "D6 Max GT4" } },
			...{ dealershipId: 1, company: settingsOf(copies).mail, ...overrides },
		},
		{ path: "/", key: undefined, body: {} },
	);

const stored = () =>
	sql(
		"select recipient, to_address as to, copy, state from mails order by recipient, to_address nulls first",
	);

const toCompany = (state = "waiting") => [
	{ recipient: "company", to: null, copy: 0, state },
	{ recipient: "company", to: "crm@nev.example.com", copy: 1, state },
];
const toDealer = (state = "waiting") => [
	{ recipient: "dealer", to: null, copy: 0, state },
	{ recipient: "dealer", to: "ann@gulf.example.com", copy: 1, state },
	{ recipient: "dealer", to: "crm@gulf.example.com", copy: 2, state },
];

/** Sends what is due, as a server does, and returns what it sent. */
async function sendDue() {
	const claims = (await claimDue(orm, 20)).sort((one, other) => one.id - other.id);
	const sent = [];
	for (const claim of claims) {
		const mail = await writeMail(
			orm,
			claim,
			{ ...settings, company: companyOf() },
			async () => "https://nev.example.com/have-it",
		);
		const outcome: Outcome =
			mail === undefined
				? { kind: "outdated" }
				: typeof mail === "string"
					? { kind: "held", error: mail }
					: { kind: "sent" };
		if (typeof mail === "object") sent.push(mail);
		await recordOutcome(orm, claim, outcome);
	}
	return sent;
}

describe("a lead is stored with a mail to each address", () => {
	it("of its dealer and of the company", async () => {
		await inquire();
		expect(await stored()).toEqual([...toCompany(), ...toDealer()]);
	});

	it("but not to one that asked not to be contacted", async () => {
		await addDoNotContact(orm, gulfCarts.email);
		await addDoNotContact(orm, "ANN@gulf.example.com");
		await inquire();
		expect(await stored()).toEqual([...toCompany(), ...toDealer().slice(2)]);
	});

	it.each([
		["unassigned", "a dealer is mailed it", "", {}, toDealer()],
		["digest", "a dealer is mailed it", "", {}, toDealer()],
		["unassigned", "it names no dealer", "", { dealershipId: undefined }, toCompany()],
		["unassigned", "its dealer is not approved", "reviewed_at = null", {}, toCompany()],
		[
			"unassigned",
			"it looks like spam",
			"",
			{ suspicion: "quick" },
			[...toCompany("held"), ...toDealer("held")],
		],
	] as const)("MAIL_COPIES=%s: if %s", async (copies, _, change, overrides, expected) => {
		if (change) await sql(`update dealerships set ${change}`);
		await inquire(copies, overrides);
		expect(await stored()).toEqual(expected);
	});
});

describe("the mail to each address", () => {
	it("has the address's format and a Message-ID of its own", async () => {
		await inquire();
		const sent = await sendDue();
		const kinds = sent.map(({ to, text }) => [
			to,
			text.startsWith("<?xml") ? "ADF" : text.includes("/have-it") ? "with link" : "without link",
		]);
		expect(kinds).toEqual([
			["sales@nev.example.com", "without link"],
			["crm@nev.example.com", "ADF"],
			["sales@gulf.example.com", "with link"],
			["ann@gulf.example.com", "with link"],
			["crm@gulf.example.com", "ADF"],
		]);
		expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(5);
	});

	it("says whether consent was given to its reader, in the company's ADF and in a dealer's", async () => {
		const { name } = companyOf();
		const text = consentTexts[0].text.replace("{seller}", name).replace("{phone}", person.phone);
		const consent = { text, givenAt: "2026-11-27T17:09:00Z", version: "en-1" };
		await inquire("all", { payload: { ...person, dealershipId: 1, consent } });
		const told = (await sendDue()).map((mail) => [
			mail.to,
			/Consent to calls and texts: (.*)/.exec(mail.text)?.[1],
		]);
		const notToYou = `given to ${name}, ${person.phone}, not to you`;
		expect(told).toEqual([
			["sales@nev.example.com", "given to you"],
			["crm@nev.example.com", "given to you"],
			["sales@gulf.example.com", notToYou],
			["ann@gulf.example.com", notToYou],
			["crm@gulf.example.com", notToYou],
		]);
	});

	it("goes to the email address that a dealer has by now, ends with an address, and is held back alone", async () => {
		await inquire();
		await sql(
			`update dealerships set email = 'new@gulf.example.com', lead_addresses = '[{"email":"crm@gulf.example.com","format":"adf"}]'`,
		);
		await addDoNotContact(orm, "crm@gulf.example.com");
		expect((await sendDue()).map(({ to }) => to).slice(2)).toEqual(["new@gulf.example.com"]);
		expect((await stored()).slice(2)).toMatchObject([
			{ to: null, state: "sent" },
			{ to: "crm@gulf.example.com", state: "held" },
		]);
	});

	it("is not sent twice to a further address that has become the dealer's email address", async () => {
		await inquire();
		await sql("update dealerships set email = 'ann@gulf.example.com'");
		expect((await sendDue()).map(({ to }) => to).slice(2)).toEqual([
			"ann@gulf.example.com",
			"crm@gulf.example.com",
		]);
	});

	it("goes there if that has become the main address, to which the lead was sent elsewhere or not at all", async () => {
		const ann = { recipient: "dealer", dealershipId: 1, to: "ann@gulf.example.com" } as const;
		const sent = { state: "sent", sentAt: new Date("2026-11-01") } as const;
		await store({ dealershipId: 1 }, { ...ann, to: null, ...sent }, { ...ann, copy: 1 });
		await store({ dealershipId: 1 }, { ...ann, copy: 1 });
		await store({}, sent, { to: "SALES@nev.example.com", copy: 1 });
		await sql("update dealerships set email = 'ann@gulf.example.com', lead_addresses = '[]'");
		expect((await sendDue()).map(({ to }) => to)).toEqual([
			"ann@gulf.example.com",
			"ann@gulf.example.com",
			"sales@nev.example.com",
		]);
	});

	it("is not sent to a dealer whose lead it is not any more", async () => {
		const dealer = { recipient: "dealer", dealershipId: 1 } as const;
		await store({}, { ...dealer, attempts: 1 }, { ...dealer, copy: 1, sentAt: new Date() });
		expect(await sendDue()).toEqual([]);
		expect(await stored()).toMatchObject([{ copy: 1, state: "sent" }]);
	});

	it("that was sent stays sent, if it is sent again after the address is gone", async () => {
		await store({ dealershipId: 1 }, { to: "gone@nev.example.com", sentAt: new Date() });
		expect(await sendDue()).toEqual([]);
		expect(await stored()).toMatchObject([{ to: "gone@nev.example.com", state: "sent" }]);
	});
});

describe("the company is mailed a lead that no dealer is mailed any more", () => {
	const dealer = { recipient: "dealer", dealershipId: 1 } as const;
	const further = { ...dealer, to: "ann@gulf.example.com", copy: 1 };

	it.each([
		["all mails to its dealer have failed", {}, [{ state: "dead" }, { state: "dead" }], true],
		[
			"one is held back, and one is discarded",
			{},
			[{ state: "held" }, { state: "discarded" }],
			true,
		],
		["its dealer is deleted", { dealershipId: null }, [{ state: "sent" }, { state: "sent" }], true],
		["one of them is sent", {}, [{ state: "dead" }, { state: "sent" }], false],
		["one of them waits", {}, [{ state: "dead" }, { state: "waiting" }], false],
		["it is closed", { stage: "closed" }, [{ state: "dead" }, { state: "dead" }], false],
		[
			"it came more than 30 days ago",
			{ createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) },
			[{ state: "dead" }, { state: "dead" }],
			false,
		],
	] as const)("%s: of %j", async (_, lead, [main, other], isMailed) => {
		await store({ dealershipId: 1, ...lead }, { ...dealer, ...main }, { ...further, ...other });
		expect(await mailUnassigned(orm, settings.mail)).toBe(isMailed ? 1 : 0);
		const recipients = (await stored()).filter(({ recipient }) => recipient === "company");
		expect(recipients).toEqual(isMailed ? toCompany() : []);
	});

	it("once, by one of the processes", async () => {
		await store({ dealershipId: 1 }, { ...dealer, state: "dead" });
		const found = await Promise.all([1, 2, 3].map(() => mailUnassigned(orm, settings.mail)));
		expect(found.toSorted()).toEqual([0, 0, 1]);
		expect(await mailUnassigned(orm, settings.mail)).toBe(0);
	});

	it("all at once, of more than a statement may store", async () => {
		const { rowCount } = await orm.execute(query`
			insert into leads (kind, name, email, phone, payload)
			select 'contact', 'Ada', 'ada@example.com', '', '{}' from generate_series(1, ${insertBatchSize})`);
		expect(await mailUnassigned(orm, settings.mail)).toBe(rowCount);
		expect(await sql("select count(*)::int from mails where state = 'waiting'")).toEqual([
			{ count: 2 * insertBatchSize },
		]);
	});
});

describe("the digest", () => {
	const zone = "America/New_York";
	const at = (time: string) => new Date(time);
	const of = (day: string) => storeDigest(orm, "us@example.com", zone, at(`${day}T15:00:00Z`));
	const digests = () => orm.select().from(mails).where(eq(mails.kind, "notice"));

	it("lists yesterday's leads by dealer in the company's morning, once", async () => {
		const payload = { vehicleName: "D6 Max GT4", message: "Secret" };
		const createdAt = at("2026-11-28T17:00:00Z");
		await store({ dealershipId: 1, payload, createdAt, stage: "taken" });
		await store({ payload, createdAt: at("2026-11-28T05:00:00Z") });
		await store({ dealershipId: 1, payload, createdAt: at("2026-11-29T04:59:00Z") });
		// Not of that day, discarded, held back.
		await store({ createdAt: at("2026-11-29T05:00:00Z") });
		await store({ createdAt, discardedAt: createdAt });
		await store({ createdAt, suspicion: "trap" }, { state: "held" });
		expect(await storeDigest(orm, "us@example.com", zone, at("2026-11-29T12:59:00Z"))).toBe(false);
		const now = at("2026-11-29T13:00:00Z");
		const both = [1, 2].map(() => storeDigest(orm, "us@example.com", zone, now));
		expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
		const [mail, ...others] = await digests();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({
			kind: "notice",
			to: "us@example.com",
			subject: "3 leads on Saturday, November 28, 2026",
		});
		expect(mail?.text).toMatch(
			/^Gulf Carts: 2\n {2}1, D6 Max GT4, taken\n {2}3, D6 Max GT4, new\n\nNo dealer: 1\n {2}2, D6 Max GT4, new\n\n/,
		);
		expect(mail?.text).not.toMatch(/Ada|Secret/);
	});

	it("is not sent of a day without leads, and the next day's is", async () => {
		await store({ createdAt: at("2026-11-29T17:00:00Z") });
		expect([await of("2026-11-29"), await of("2026-11-30")]).toEqual([false, true]);
		expect(await sql("select name from milestones where name like 'lead digest%'")).toEqual([
			{ name: "lead digest 2026-11-30" },
		]);
	});

	it("lists the days on which no server ran, of a week at most", async () => {
		await of("2026-11-27");
		await store({ createdAt: at("2026-11-27T17:00:00Z") });
		await store({ createdAt: at("2026-11-28T17:00:00Z") });
		await of("2026-11-29");
		await store({ createdAt: at("2026-12-12T17:00:00Z") });
		await store({ createdAt: at("2026-12-13T17:00:00Z") });
		await of("2026-12-20");
		expect((await digests()).map(({ subject }) => subject)).toEqual([
			"2 leads from Friday, November 27, 2026 to Saturday, November 28, 2026",
			"1 lead from Sunday, December 13, 2026 to Saturday, December 19, 2026",
		]);
	});
});
