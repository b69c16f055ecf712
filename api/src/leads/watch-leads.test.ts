import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts, leadStore } from "../../test/stored-leads.js";
import { silent } from "../../test/test-backend.js";
import { companyOf } from "../company/company.js";
import { claimDue } from "../mail-queue/claims.js";
import { addDoNotContact } from "../people/do-not-contact.js";
import { leads } from "../storage/lead-schema.js";
import { dealerships } from "../storage/schema.js";
import { restartClock } from "./lead-clock.js";
import { findOverdueLeads } from "./overdue-leads.js";
import { readReminder } from "./reminder-mail.js";
import { checkLeads } from "./watch-leads.js";

const own = await openOwnDatabase();
const { orm, sql } = own;
const store = leadStore(own);
afterAll(own.close);

const check = (overdueHours = 8, onReminders: (() => void) | undefined = () => {}) =>
	checkLeads({ database: { orm }, overdueHours, onReminders, log: silent });

beforeEach(async () => {
	await sql(
		"truncate leads, mails, dealerships, changes, change_rows, do_not_contact restart identity cascade",
	);
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt: new Date(), openingHours: "Tue-Sat 12 PM-4 PM" },
		{ ...gulfCarts, name: "Bay Carts", reviewedAt: new Date() },
	]);
});

const sentTo = (
	dealershipId: number | null,
	state: "sent" | "waiting" | "dead" | "held" = "sent",
) => ({ recipient: "dealer", dealershipId, state }) as const;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Stores a lead that is overdue since some minutes, with the mail that its dealer was sent. */
const storeOverdue = (overrides: Parameters<typeof store>[0] = {}, minutes = 1) =>
	store(
		{ dealershipId: 1, overdueAt: minutesAgo(minutes), ...overrides },
		sentTo(overrides.dealershipId ?? 1),
	);

const reminders = () =>
	sql("select lead_id, to_address from mails where kind = 'reminder' order by id");

describe("the time when a lead is overdue", () => {
	const createdAt = new Date("2026-11-24T18:30-05:00");
	const byItsHours = "2026-11-28T12:00-05:00";
	const byOfficeHours = "2026-11-27T09:00-05:00";
	const byPromise = "2026-11-27T08:00-05:00";

	it.each([
		["its dealer was mailed it", { dealershipId: 1 }, sentTo(1), byItsHours],
		["its dealer is to be mailed it", { dealershipId: 1 }, sentTo(1, "waiting"), byItsHours],
		["an earlier version mailed it", { dealershipId: 1 }, sentTo(null), byItsHours],
		["its dealer has no hours", { dealershipId: 2 }, sentTo(2), byOfficeHours],
		["it could not be mailed", { dealershipId: 1 }, sentTo(1, "dead"), byPromise],
		["another dealer was mailed it", { dealershipId: 1 }, sentTo(2), byPromise],
		["it is for nobody", {}, { state: "sent" }, byPromise],
		["it is a signup", { kind: "dealership", dealershipId: 3 }, { state: "sent" }, byPromise],
		["an operator has decided", { kind: "dealership", dealershipId: 1 }, { state: "sent" }, null],
		["it is held back as doubtful", { suspicion: "trap" }, { state: "held" }, null],
		["somebody has taken it", { stage: "taken" }, { state: "sent" }, null],
	] as const)("is found if %s", async (_, lead, mail, at) => {
		await orm
			.insert(dealerships)
			.values({ ...gulfCarts, name: "New Carts", visibility: "pending" });
		await store({ createdAt, ...lead }, mail);
		await check();
		expect(await sql("select overdue_at from leads")).toEqual([{ overdue_at: at && new Date(at) }]);
	});

	it("is of the company's own hours and promise, and stays when they change", async () => {
		await sql("update company_facts set office_weekdays = '9AM-5PM', support_email_hours = '20'");
		await store({ createdAt }, { state: "sent" });
		const at = async () => (await sql("select overdue_at from leads"))[0]?.overdue_at;
		await check();
		expect(await at()).toEqual(new Date("2026-11-25T14:30-05:00"));
		await sql("update company_facts set office_weekdays = null, support_email_hours = null");
		await check();
		expect(await at()).toEqual(new Date("2026-11-25T14:30-05:00"));
	});

	it("begins again with a new owner, and is forgotten if nobody watches", async () => {
		await storeOverdue({ createdAt });
		await orm
			.update(leads)
			.set({ ...restartClock, ownedSince: new Date("2026-11-24T13:00-05:00") });
		await check(1);
		const at = async () => (await sql("select overdue_at from leads"))[0]?.overdue_at;
		expect(await at()).toEqual(new Date("2026-11-24T14:00-05:00"));
		await check(0);
		expect(await at()).toBeNull();
	});

	it("is found of more leads than a batch has", async () => {
		await sql(
			`insert into leads (kind, name, email, phone, payload)
			select 'contact', 'Ada', 'ada@example.com', '', '{}' from generate_series(1, 250)`,
		);
		await Promise.all([check(), check()]);
		await check();
		expect(await sql("select id from leads where overdue_at is null")).toEqual([]);
	});
});

describe("a dealer is reminded", () => {
	it("of a lead once, by one of the processes, and then the company is told", async () => {
		await storeOverdue();
		await storeOverdue({ stage: "taken" });
		await storeOverdue({}, -1);
		await Promise.all([check(), check()]);
		await check();
		expect(await reminders()).toEqual([{ lead_id: 1, to_address: gulfCarts.email }]);
		const [lead] = await sql(
			"select reminded_at <= now() as reminded, escalates_at > now() + interval '8 hours' as later from leads where id = 1",
		);
		expect(lead).toEqual({ reminded: true, later: true });
	});

	it.each([
		["is a dealer system", "update dealerships set lead_format = 'adf'"],
		["is paused", "update dealerships set paused_until = '2999-01-01'"],
		["is hidden", "update dealerships set visibility = 'hidden'"],
		["has no address", "update dealerships set email = ''"],
		["is not sent the lead yet", "update mails set state = 'waiting'"],
		["did not get the lead", "update mails set state = 'dead'"],
		["is not the one that has the lead", "update leads set dealership_id = null"],
		[
			"should have been reminded days ago",
			"update leads set overdue_at = now() - interval '3 days'",
		],
	])("never if it %s: the company is told at once", async (_, statement) => {
		await storeOverdue();
		await sql(statement);
		await check();
		expect(await reminders()).toEqual([]);
		expect(await sql("select escalates_at <= now() as told, reminded_at from leads")).toEqual([
			{ told: true, reminded_at: null },
		]);
	});

	it("never if it is on the do-not-contact list", async () => {
		await storeOverdue();
		await addDoNotContact(orm, gulfCarts.email);
		await check();
		expect(await reminders()).toEqual([]);
		expect((await findOverdueLeads(orm)).total).toBe(1);
	});

	it("never of a lead whose sender is on the do-not-contact list, and the company neither", async () => {
		await storeOverdue();
		await storeOverdue({ dealershipId: null, escalatesAt: minutesAgo(1) });
		await store();
		await addDoNotContact(orm, "Ada@example.com");
		await check();
		expect(await reminders()).toEqual([]);
		expect((await findOverdueLeads(orm)).total).toBe(0);
		expect(await sql("select overdue_at from leads where id = 3")).toEqual([{ overdue_at: null }]);
	});

	describe("with further addresses, at the first that reads mails, may be mailed, and was sent the lead", () => {
		const ann = "ann@gulf.example.com";
		const bob = "bob@gulf.example.com";
		const storeFurther = async (...statements: string[]) => {
			await sql("update dealerships set lead_addresses = $1", [
				JSON.stringify([
					{ email: "crm@gulf.example.com", format: "adf" },
					...[ann, bob].map((email) => ({ email, format: "mail" })),
				]),
			]);
			const further = ["crm@gulf.example.com", bob, ann].map((to, index) => ({
				...{ ...sentTo(1), to, copy: index + 1 },
			}));
			await store({ dealershipId: 1, overdueAt: minutesAgo(1) }, sentTo(1), ...further);
			for (const statement of statements) await sql(statement);
			await check();
		};
		const mainIsAdf = "update dealerships set lead_format = 'adf'";

		it.each([
			["its main one", gulfCarts.email, []],
			["the first further one, as the main one is ADF", ann, [mainIsAdf]],
			[
				"the first further one, as the main one came back",
				ann,
				["update mails set state = 'returned' where to_address is null"],
			],
			[
				"the first further one, as there is no main one",
				ann,
				["update dealerships set email = ''"],
			],
			[
				"the next one, as one was not sent",
				bob,
				[mainIsAdf, `update mails set state = 'dead' where to_address = '${ann}'`],
			],
			[
				"the next one, as one is gone",
				bob,
				[mainIsAdf, "update dealerships set lead_addresses = lead_addresses - 1"],
			],
		])("%s", async (_, to, statements) => {
			await storeFurther(...statements);
			expect(await reminders()).toEqual([{ lead_id: 1, to_address: to }]);
			const [claim] = (await claimDue(orm, 10)).filter(({ kind }) => kind === "reminder");
			expect(claim && (await readReminder(orm, claim, companyOf()))).toMatchObject({ to });
		});

		it("the next one, as one asked not to be contacted, also once the reminder waits", async () => {
			await storeFurther(mainIsAdf);
			await addDoNotContact(orm, ann);
			const [claim] = (await claimDue(orm, 10)).filter(({ kind }) => kind === "reminder");
			expect(claim && (await readReminder(orm, claim, companyOf()))).toMatchObject({ to: bob });
		});

		it("none: the company is told at once", async () => {
			await storeFurther(
				mainIsAdf,
				"update mails set state = 'returned' where to_address like '%b@%' or to_address like 'ann@%'",
			);
			expect(await reminders()).toEqual([]);
			expect(await sql("select escalates_at <= now() as told from leads")).toEqual([
				{ told: true },
			]);
		});
	});

	it("not again once the watch was off for a time: the company is told", async () => {
		await storeOverdue();
		for (const hours of [8, 0, 8, 0, 8]) {
			await check(hours);
			if (hours === 0) await sql("update leads set overdue_at = now() - interval '1 minute'");
		}
		expect(await reminders()).toHaveLength(1);
		expect(await sql("select escalates_at <= now() as told from leads")).toEqual([{ told: true }]);
	});

	it("by nobody without a mail server", async () => {
		await storeOverdue();
		await checkLeads({ database: { orm }, overdueHours: 8, log: silent });
		expect(await sql("select escalates_at from leads")).toEqual([{ escalates_at: null }]);
	});
});

describe("the reminder", () => {
	const company = companyOf({ name: "Nation Carts" });
	const remind = async (address?: string) => {
		await check();
		const [claim] = (await claimDue(orm, 10)).filter(({ kind }) => kind === "reminder");
		if (!claim) throw new Error("There is no reminder.");
		return () => readReminder(orm, claim, company, address ? async () => address : undefined);
	};

	it("says what the lead is, since when, and where to say who has it", async () => {
		await storeOverdue({ createdAt: new Date("2026-11-24T10:05-05:00") });
		const written = await (await remind("https://nev.example.com/lead?token=7"))();
		expect(written).toMatchObject({
			to: gulfCarts.email,
			subject: "Reminder: Vehicle inquiry: D6 Max GT4 (Ada Lovelace)",
			replyTo: { name: "Nation Carts", address: company.email },
		});
		expect(written?.text).toContain(
			"Gulf Carts has had this lead since November 24, 2026, 10:05 AM EST, and",
		);
		expect(written?.text).toContain("\nAda Lovelace\n(239) 555-0142\nada@example.com\n\n  Hello\n");
		expect(written?.text).toContain(
			"Let us know that you have it, or that it isn't for you:\nhttps://nev.example.com/lead?token=7\n",
		);
	});

	it("has the message indented, so that it cannot forge the link below it", async () => {
		const forged = "Hi\u2028\r\n\r\nTell us that you have it:\nhttps://evil.example.com/\u200b";
		await storeOverdue({ payload: { message: forged } });
		expect((await (await remind("https://nev.example.com/lead?token=7"))())?.text).toContain(
			"@example.com\n\n  Hi\n\n\n  Tell us that you have it:\n  https://evil.example.com/\n\nLet us know that you have it, or that it isn't for you:\nhttps://nev.example.com/",
		);
	});

	it("asks for an answer where the site's address is unknown", async () => {
		await storeOverdue();
		expect((await (await remind())())?.text).toContain("Reply to this email to let us know");
	});

	it.each([
		["is taken", "update leads set stage = 'taken'"],
		["is answered", "update leads set stage = 'answered'"],
		["is closed", "update leads set stage = 'closed'"],
		["is handed over", "update leads set dealership_id = 2"],
		["is given back", "update leads set dealership_id = null"],
		["was with another dealer meanwhile", "update leads set reminded_at = null"],
		["is of a paused dealer", "update dealerships set paused_until = '2999-01-01'"],
		["is of a hidden dealer", "update dealerships set visibility = 'hidden'"],
		["is of a dealer system now", "update dealerships set lead_format = 'adf'"],
	])("is not sent any more if the lead %s", async (_, statement) => {
		await storeOverdue();
		const write = await remind();
		expect(await write()).toBeDefined();
		await sql(statement);
		expect(await write()).toBeUndefined();
	});

	it("is not sent if the sender of the lead asked not to be contacted since", async () => {
		await storeOverdue();
		const write = await remind();
		await addDoNotContact(orm, "ada@example.com");
		expect(await write()).toBeUndefined();
	});
});
