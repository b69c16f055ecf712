import { readCompany } from "@nev/api/operations";
import { companyFactsOf } from "@nev/api/testing/internals.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";
import { editCompany } from "./edit-company.js";

const { orm, sql, close } = await openOperator();
afterAll(close);

const author = { actor: "ada (desk)", action: "company edit" };

beforeEach(async () => {
	await sql("truncate company_facts");
	await sql("insert into company_facts default values");
	await sql("truncate changes cascade");
});

it("states what was set, and the default where nothing was", async () => {
	const edited = await editCompany(
		orm,
		{ officeWeekdays: "8:30 a.m. to 5 p.m.", officeSunday: "10AM-2PM", staffHeadcount: "1,200" },
		{ author },
	);
	expect(edited).toMatchObject({
		kind: "edited",
		fields: [
			{ field: "officeWeekdays", before: null, after: "8:30AM-5PM" },
			{ field: "officeSunday", before: null, after: "10AM-2PM" },
			{ field: "staffHeadcount", before: null, after: "1200" },
		],
	});
	expect(companyFactsOf(await readCompany(orm))).toEqual({
		office: {
			weekdays: { opens: 8.5, closes: 17 },
			saturday: { opens: 9, closes: 16 },
			sunday: { opens: 10, closes: 14 },
		},
		support: { weekdays: { opens: 8, closes: 20 }, timeZone: "EST", emailHours: 24 },
		staff: { headcount: 1200, trainingHours: 40 },
	});
	await editCompany(
		orm,
		{ name: "Gulf Carts", mailboxes: "sales=shop@example.com privacy=law@example.com" },
		{ author },
	);
	expect(await readCompany(orm)).toMatchObject({
		name: "Gulf Carts",
		mailboxes: "sales=shop@example.com, privacy=law@example.com",
	});
	await editCompany(orm, { officeWeekdays: " " }, { author });
	expect((await readCompany(orm))?.officeWeekdays).toBeNull();
});

it("changes nothing if a text is refused, and says what is wrong with each", async () => {
	const refused = await editCompany(
		orm,
		{
			phone: "call us",
			tollFreePhone: "1",
			email: "info@",
			mailboxes: "stock=b@example.com",
			officeSaturday: "Closed",
			officeWeekdays: "8-6",
			supportWeekdays: "closed",
			supportTimeZone: "<b>EST</b>",
			supportEmailHours: "0",
			staffHeadcount: "1e3",
		},
		{ author },
	);
	expect(refused).toMatchObject({
		kind: "invalid",
		problems: [
			{ field: "phone", message: "must be a phone number such as (555) 555-0100" },
			{ field: "tollFreePhone" },
			{ field: "email", message: "must be an email address such as info@example.com" },
			{ field: "mailboxes", message: expect.stringMatching(/^must be a list such as sales=/) },
			{ field: "officeWeekdays", message: expect.stringMatching(/or closed$/) },
			{ field: "supportWeekdays", message: expect.stringMatching(/^must be hours such as/) },
			{ field: "supportTimeZone" },
			{ field: "supportEmailHours", message: "must be a whole number from 1 to 99,999" },
			{ field: "staffHeadcount" },
		],
	});
	expect(await sql("select count(*)::int as changes from changes")).toEqual([{ changes: 0 }]);
});

it("states the default in place of a text that nobody can read", async () => {
	await sql("update company_facts set office_weekdays = 'often', staff_headcount = '-1'");
	expect(companyFactsOf(await readCompany(orm))).toEqual(companyFactsOf());
});
