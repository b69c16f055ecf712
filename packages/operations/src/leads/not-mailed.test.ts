import { addDoNotContact, dealerships, readSettings } from "@nev/api/operations";
import { claimDue, companyOf, writeMail } from "@nev/api/testing/internals.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type { DeskLead } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../test/desk-requests.js";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

const settings = readSettings({ MAIL_TO: "sales@nev.example.com" });

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships, do_not_contact restart identity cascade");
	await orm.insert(dealerships).values({ ...gulfCarts, reviewedAt: new Date() });
});

const mailToCompany = async () => {
	const [claim] = await claimDue(orm, 1);
	if (!claim) throw new Error("No mail is due.");
	const mail = await writeMail(orm, claim, { ...settings, company: companyOf() });
	return typeof mail === "string" ? mail : mail?.text;
};

it.each([
	["paused_until = '2036-12-24'", "it is paused until 2036-12-24"],
	["visibility = 'hidden', paused_until = '2036-12-24'", "visitors do not see it"],
	["reviewed_at = null", "it is not approved"],
	["email = ''", "it has no email address"],
])(
	"names the dealer that a lead is for, and says why it was not mailed: %s",
	async (now, reason) => {
		await sql(`update dealerships set ${now}`);
		await store({ dealershipId: 1 }, { recipient: "company" });
		expect(await mailToCompany()).toContain(
			`Dealer: Gulf Carts\nNot mailed to the dealer: because ${reason}\n`,
		);
	},
);

it("says so in the desk, on the command line and in exports too", async () => {
	await sql("update dealerships set reviewed_at = null");
	await store({ dealershipId: 1 }, { recipient: "company" });
	const reason = "it is not approved";
	expect((await run("leads", "show", "1")).stdout).toContain(
		`Dealer:           Gulf Carts (1)\nNot mailed to the dealer: because ${reason}\n`,
	);
	const listed = (await run("leads", "list", "--dealership", "1")).stdout;
	expect(listed).toContain(`; dealer not mailed: ${reason}`);
	const [, exported] = (await run("leads", "export", "--csv")).lines;
	expect(exported).toContain(",1,Gulf Carts,");
	expect(exported).toContain(`; dealer not mailed: ${reason}`);
	expect((await openDesk(orm).get<DeskLead>("/leads/1")).body).toMatchObject({
		...{ dealer: "Gulf Carts", dealerId: 1, notMailed: reason },
	});
});

it("says that a dealer is on the do-not-contact list, or that what kept it from being mailed is over", async () => {
	await store({ dealershipId: 1 }, { recipient: "company" });
	const shown = async () =>
		(await run("leads", "show", "1")).lines.find((line) => line.startsWith("Not mailed"));
	expect(await shown()).toBe(
		"Not mailed to the dealer: because it could not be mailed when the lead came",
	);
	await addDoNotContact(orm, gulfCarts.email);
	const reason = "because its email address is on the do-not-contact list";
	expect(await shown()).toBe(`Not mailed to the dealer: ${reason}`);
	expect(await mailToCompany()).toContain(`Not mailed to the dealer: ${reason}\n`);
});

it("says nothing of a dealer that is mailed, of a discarded lead, and of one without a dealer", async () => {
	await store({ dealershipId: 1 }, { recipient: "dealer", state: "dead" });
	await store({ dealershipId: 1, discardedAt: new Date() });
	await store({}, { state: "sent" });
	await store({ kind: "dealership", dealershipId: 1 }, { state: "sent" });
	expect((await run("leads", "list")).stdout).not.toContain("not mailed");
});

it("hands a lead over to the dealer that it was for, once that is not paused any more", async () => {
	await sql("update dealerships set paused_until = '2036-12-24'");
	await store({ dealershipId: 1 }, { state: "sent" });
	const { handOver } = leadActions(orm);
	expect(await handOver(1, 1)).toBeUndefined();
	await sql("update dealerships set paused_until = null");
	expect(await handOver(1, 1)).toMatchObject({ mails: { size: 1 } });
	expect((await run("leads", "show", "1")).stdout).not.toContain("Not mailed");
});
