import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { contactMessage, inquiry, post } from "../../test/leads.js";
import { startMailServer } from "../../test/mail-server.js";
import { databaseUrl, openTestBackend } from "../../test/test-backend.js";
import { describeRouting } from "./nearest-dealer.js";

const mailServer = await startMailServer();
const environment = {
	...{ SMTP_URL: mailServer.url, MAIL_FROM: "leads@nev.example.com" },
	...{ MAIL_TO: "sales@nev.example.com", LEADS_PER_MINUTE: "1000" },
};
const backend = await openTestBackend({ ...environment, ROUTE_LEADS: "nearest" });
const { sql, connection, close } = backend;
afterAll(async () => {
	await close();
	await mailServer.close();
});

/** The only dealer that an operator has approved, 12 miles from 34102. */
const [dealer] = await sql(
	"update dealerships set name = 'Gulf Carts', city = 'Naples', state = 'Florida', zip_code = '34102', latitude = 26.31, longitude = -81.79, reviewed_at = now() where id = (select min(id) from dealerships) returning id, email",
);
const dealershipId = Number(dealer?.id);

beforeEach(async () => {
	mailServer.received.length = 0;
	await sql("delete from do_not_contact");
	await sql(
		"update dealerships set email = $2, paused_until = null, lead_format = 'mail' where id = $1",
		[dealershipId, dealer?.email],
	);
});

/** Sends a lead, and reads it with the texts of its mails by recipient, once they are sent. */
async function send(path: string, body: unknown, to: Pick<typeof backend, "fetch"> = backend) {
	const answer = await post(to, path, body);
	expect(answer.status).toBe(201);
	const { id } = (await answer.json()) as { id: number };
	const [lead] = await sql("select dealership_id, payload from leads where id = $1", [id]);
	const mails = await sql("select recipient from mails where lead_id = $1 order by id", [id]);
	await expect.poll(() => mailServer.received.length, { interval: 20 }).toBe(mails.length);
	const textTo = (isWanted: (to: string) => boolean) =>
		mailServer.received.find(({ to }) => isWanted(to))?.email.text ?? "";
	return {
		dealer: lead?.dealership_id,
		payload: lead?.payload as Record<string, unknown>,
		recipients: mails.map(({ recipient }) => recipient),
		toCompany: textTo((to) => to === environment.MAIL_TO),
		toDealer: textTo((to) => to !== environment.MAIL_TO),
	};
}

describe("a lead with a ZIP code and without a dealer, where leads are routed", () => {
	it.each(["dealer", "warranty", "other"] as const)(
		"is the company's if it is about %s",
		async (subject) => {
			const lead = await send("/api/contact", contactMessage({ zipCode: "34102", subject }));
			expect(lead.dealer).toBeNull();
			expect(lead.toCompany).not.toContain("Nearest dealer");
		},
	);

	it.each([
		["inquiry", "/api/vehicle-inquiry", inquiry({ zipCode: "34102-1234" })],
		["message", "/api/contact", contactMessage({ zipCode: "34102-1234" })],
	])("goes to the nearest dealer as if the visitor had named it: an %s", async (_, path, body) => {
		const lead = await send(path, body);
		expect(lead.dealer).toBe(dealershipId);
		expect(lead.payload).toMatchObject({
			zipCode: "34102-1234",
			routed: { dealershipId, miles: expect.toSatisfy((miles) => miles > 11 && miles < 14) },
		});
		expect(lead.recipients).toEqual(["company", "dealer"]);
		expect(lead.toCompany).toContain("Dealer: Gulf Carts\n");
		expect(lead.toCompany).toMatch(/^Routed: To the nearest dealer, 1\d miles from 34102-1234$/m);
		expect(lead.toDealer).toMatch(/You are the nearest dealer, 1\d miles from 34102-1234$/m);
	});

	it("tells a dealer system too", async () => {
		await sql("update dealerships set lead_format = 'adf' where id = $1", [dealershipId]);
		const { toDealer } = await send("/api/vehicle-inquiry", inquiry({ zipCode: "34102" }));
		expect(toDealer).toMatch(/^Routed: You are the nearest dealer, 1\d miles from 34102/m);
		expect(toDealer).toContain("ZIP code: 34102");
		expect(toDealer).not.toContain("<address>");
	});

	it("is one lead, however often it is sent", async () => {
		const body = inquiry({ zipCode: "34102" });
		const answers = [];
		for (let count = 0; count < 2; count += 1)
			answers.push(await (await post(backend, "/api/vehicle-inquiry", body, "once")).json());
		expect(answers[1]).toEqual(answers[0]);
		await expect.poll(() => mailServer.received.length, { interval: 20 }).toBe(2);
	});

	it.each([
		["has no address", "update dealerships set email = '' where id = $1"],
		[
			"is on the do-not-contact list",
			"insert into do_not_contact (email_hash) select (do_not_contact_hashes(email))[1] from dealerships where id = $1",
		],
	])("is the company's, with the dealer named, if that %s", async (_, statement) => {
		await sql(statement, [dealershipId]);
		const lead = await send("/api/vehicle-inquiry", inquiry({ zipCode: "34102" }));
		expect(lead).toMatchObject({ dealer: null, recipients: ["company"] });
		expect(lead.payload).not.toHaveProperty("routed");
		expect(lead.toCompany).toMatch(/^Nearest dealer: Gulf Carts, Naples, Florida, 1\d miles$/m);
	});

	it.each([
		["with an unknown ZIP code", "00000"],
		["from far away", "59715"],
	])("is the company's %s", async (_, zipCode) => {
		const lead = await send("/api/vehicle-inquiry", inquiry({ zipCode }));
		expect(lead).toMatchObject({ dealer: null, recipients: ["company"] });
		expect(lead.toCompany).not.toMatch(/nearest dealer/i);
	});
});

it("a lead that names a dealer is that one's", async () => {
	const [other] = await sql("select max(id) as id from dealerships");
	const body = inquiry({ zipCode: "34102", dealershipId: Number(other?.id) });
	const lead = await send("/api/vehicle-inquiry", body);
	expect(lead.dealer).toBe(other?.id);
	expect(lead.payload).not.toHaveProperty("routed");
});

it("leads are not routed unless the operator wants it", async () => {
	const url = databaseUrl(connection, connection.database);
	const unrouted = await openTestBackend({ ...environment, DATABASE_URL: url });
	const lead = await send("/api/vehicle-inquiry", inquiry({ zipCode: "34102" }), unrouted);
	await unrouted.close();
	expect(lead).toMatchObject({ dealer: null, recipients: ["company"] });
	expect(lead.toCompany).toMatch(/^Nearest dealer: Gulf Carts, Naples, Florida, 1\d miles$/m);
});

it("a lead is not routed any more once it is handed over", () => {
	const payload = { zipCode: "34102", routed: { dealershipId: 7, miles: 0.3 } };
	const lead = { kind: "inquiry", dealershipId: 7, payload } as const;
	expect(describeRouting(lead)).toBe("To the nearest dealer, less than a mile from 34102");
	expect(describeRouting({ ...lead, dealershipId: 8 })).toBeUndefined();
	expect(describeRouting({ ...lead, dealershipId: null })).toBeUndefined();
	expect(describeRouting({ ...lead, payload: { zipCode: "34102" } })).toBeUndefined();
});
