import pg from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { contactMessage, inquiry, post } from "../../test/leads.js";
import { untilLockIsAwaited } from "../../test/lock-waits.js";
import { openTestBackend } from "../../test/test-backend.js";
import { withClient } from "../storage/with-client.js";

const { connection, fetch, sql, close } = await openTestBackend();
afterAll(close);

function send(key: string): Promise<Response> {
	return fetch("/api/contact", {
		method: "POST",
		headers: { "content-type": "application/json", "idempotency-key": key },
		body: JSON.stringify(contactMessage()),
	});
}

it("stores a lead, its key and its mails in one statement", async () => {
	// The first one connects.
	await send("first");
	const query = vi.spyOn(pg.Client.prototype, "query");
	expect((await send("second")).status).toBe(201);
	// Other statements count the client's requests, or tidy up after the start.
	const statements = query.mock.calls.map(([statement], call) => ({
		text: typeof statement === "string" ? statement : (statement as pg.QueryConfig).text,
		client: query.mock.contexts[call],
	}));
	const writes = statements.filter(({ text }) =>
		/insert into "?(leads|mails|idempotency_keys)/.test(text),
	);
	expect(writes).toHaveLength(1);
	const ofItsClient = statements.filter(({ client }) => client === writes[0]?.client);
	const before = ofItsClient[ofItsClient.findIndex(({ text }) => text === writes[0]?.text) - 1];
	expect(before?.text ?? "").not.toMatch(/^begin/i);
	query.mockRestore();
});

it("stores no key without its lead, and no lead without its mail", async () => {
	await sql("alter table mails add constraint broken check (lead_id < 0) not valid");
	expect((await send("broken")).status).toBe(500);
	await sql("alter table mails drop constraint broken");
	const rows = await sql(
		"select 1 from idempotency_keys where answer->>'id' not in (select id::text from leads) union all select 1 from leads where id not in (select lead_id from mails)",
	);
	expect(rows).toEqual([]);
	expect((await send("broken")).status).toBe(201);
});

it("keeps a lead whose dealership is deleted at the same moment, for the company", async () => {
	const [dealership] = await sql("select min(id) as id from dealerships");
	const dealershipId = Number(dealership?.id);
	const answer = await withClient(connection, async (importer) => {
		await importer.query("begin");
		await importer.query("delete from dealerships where id = $1", [dealershipId]);
		const sent = post({ fetch }, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		await untilLockIsAwaited(sql);
		await importer.query("commit");
		return sent;
	});
	expect(answer.status).toBe(201);
	const { id } = (await answer.json()) as { id: number };
	expect(
		await sql(
			"select leads.dealership_id, recipient from leads join mails on lead_id = leads.id where leads.id = $1",
			[id],
		),
	).toEqual([{ dealership_id: null, recipient: "company" }]);
});

it("leaves the leads of a dealer on the do-not-contact list to the company", async () => {
	const [dealer] = await sql(
		"update dealerships set reviewed_at = now() where id = (select min(id) from dealerships where email <> '' and visibility = 'visible') returning id, email",
	);
	const dealershipId = Number(dealer?.id);
	const recipientsOfNext = async () => {
		await post({ fetch }, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		const rows = await sql(
			"select recipient from mails where lead_id = (select max(id) from leads) order by id",
		);
		return rows.map(({ recipient }) => recipient);
	};
	expect(await recipientsOfNext()).toEqual(["company", "dealer"]);
	await sql("insert into do_not_contact (email_hash) select (do_not_contact_hashes($1))[1]", [
		String(dealer?.email).toUpperCase(),
	]);
	expect(await recipientsOfNext()).toEqual(["company"]);
});

it.each([
	["is paused", "visibility = 'visible', paused_until = '2036-12-24'"],
	["is hidden", "visibility = 'hidden', paused_until = null"],
	["has no address", "visibility = 'visible', paused_until = null, email = ''"],
])(
	"names the dealer that a lead is for, also if it %s, and mails the company alone",
	async (_, now) => {
		const [dealer] = await sql(
			`update dealerships set reviewed_at = now(), ${now} where id = (select max(id) from dealerships) returning id`,
		);
		await post({ fetch }, "/api/vehicle-inquiry", inquiry({ dealershipId: Number(dealer?.id) }));
		const [lead] = await sql("select id, dealership_id from leads order by id desc limit 1");
		expect(lead?.dealership_id).toBe(dealer?.id);
		expect(await sql("select recipient from mails where lead_id = $1", [lead?.id])).toEqual([
			{ recipient: "company" },
		]);
	},
);
