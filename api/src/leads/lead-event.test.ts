import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type LeadCreated, leadCreatedSchema } from "@nev/contract";
import { afterAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../scripts/free-port.mjs";
import { contactMessage, inquiry, newDealership, post } from "../../test/leads.js";
import { startMailServer } from "../../test/mail-server.js";
import { databaseUrl, openTestBackend } from "../../test/test-backend.js";

const pollOptions = { interval: 20 };

const secret = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";

/** The webhook's address, which tests give to another receiver. */
const port = await freePort();

const webhook = {
	LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
	LEAD_WEBHOOK_SECRET: secret,
	LEAD_WEBHOOK_PRIVATE_NETWORK: "true",
	LEADS_PER_MINUTE: "1000",
};

/** Without a mail server. */
const backend = await openTestBackend(webhook);
const { sql } = backend;
afterAll(backend.close);
beforeEach(async () => {
	await sql("delete from leads");
	await sql("delete from do_not_contact");
});

const deliveries = () =>
	sql(
		"select state, attempts, last_error, may_have_arrived from mails where kind = 'webhook' order by id",
	);

interface Attempt {
	readonly id: string;
	readonly event: LeadCreated;
}

/** Listens at the webhook's address until the end of the test. */
async function receive(answer: RequestListener = (_, response) => response.writeHead(204).end()) {
	const attempts: Attempt[] = [];
	const server = createServer(async (request, response) => {
		const event = leadCreatedSchema.parse(await json(request));
		attempts.push({ id: String(request.headers["webhook-id"]), event });
		answer(request, response);
	});
	await once(server.listen(port, "127.0.0.1"), "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return attempts;
}

/** Sends a contact message, and the same one again for the same key: nothing is stored then, and the queue wakes. */
const send = (key: string) => post(backend, "/api/contact", contactMessage(), key);

async function makeDue(key: string): Promise<void> {
	await sql("update mails set due_at = now() where kind = 'webhook' and state = 'waiting'");
	await send(key);
}

it("a lead is posted as the contract describes it, also without a mail server", async () => {
	const attempts = await receive();
	const [dealer] = await sql("select id, name from dealerships order by id limit 1");
	const consent = { text: "Gulf Carts may call me.", givenAt: "2026-11-21T09:30:00Z" };
	const page = "https://dealer.example.com/carts?utm_source=radio";
	await post(
		backend,
		"/api/vehicle-inquiry",
		inquiry({ dealershipId: Number(dealer?.id), consent, page }),
	);
	await expect.poll(deliveries, pollOptions).toMatchObject([{ state: "sent", attempts: 1 }]);
	const [lead] = await sql("select uuid, created_at from leads");
	const createdAt = new Date(lead?.created_at as Date).toISOString();
	expect(attempts).toEqual([
		{
			id: `lead-created-${lead?.uuid}`,
			event: {
				type: "lead.created",
				timestamp: createdAt,
				data: {
					...{ version: 1, id: lead?.uuid, kind: "inquiry", createdAt },
					...{ name: "Ada Lovelace", email: "ada@example.com", phone: "(239) 555-0142" },
					...{ zipCode: null, subject: null, message: "Is it street legal in Naples?" },
					vehicle: { name: "D6 Max GT4", price: "$8,995" },
					dealer: { id: dealer?.id, name: dealer?.name },
					...{ deal: null, campaign: "radio", page },
					consent: { ...consent, version: "unknown" },
				},
			},
		},
	]);
	expect(await sql("select state, attempts from mails where kind = 'lead'")).toEqual([
		{ state: "waiting", attempts: 0 },
	]);
});

it("so are a contact message and a dealer's signup", async () => {
	const attempts = await receive();
	await post(backend, "/api/contact", contactMessage());
	await post(backend, "/api/dealerships", newDealership());
	await expect.poll(() => attempts.length, pollOptions).toBe(2);
	const found = attempts.map(({ event: { data } }) => [data.kind, data.subject, data.dealer?.name]);
	expect(found.sort()).toEqual([
		["contact", "Sales", undefined],
		["dealership", null, "Gulf Carts"],
	]);
});

it("one that is held back is not posted, nor one whose sender is not to be contacted since", async () => {
	let status = 503;
	const attempts = await receive((_, response) => response.writeHead(status).end());
	await post(backend, "/api/vehicle-inquiry", { ...inquiry(), website: "spam" });
	await post(backend, "/api/dealerships", {
		...newDealership({ name: "Bay Carts" }),
		website: "spam",
	});
	await send("declined");
	await expect
		.poll(deliveries, pollOptions)
		.toMatchObject([
			{ state: "held" },
			{ state: "held" },
			{ attempts: 1, last_error: expect.stringContaining("503") },
		]);
	await sql(
		"insert into do_not_contact (email_hash) select (do_not_contact_hashes('ada@example.com'))[1]",
	);
	status = 204;
	await makeDue("declined");
	await expect
		.poll(deliveries, pollOptions)
		.toMatchObject([
			{ attempts: 0 },
			{ attempts: 0 },
			{ state: "held", last_error: "The sender is on the do-not-contact list." },
		]);
	expect(attempts).toHaveLength(1);
	await sql("delete from leads");
	expect(await deliveries()).toEqual([]);
});

it("each attempt has the same id, until the receiver takes it or is gone", async () => {
	const statuses = [500, 404, 204, 410];
	const attempts = await receive((_, response) =>
		response.writeHead(statuses.shift() ?? 500).end(),
	);
	await send("retried");
	for (const [attempt, status] of [500, 404].entries()) {
		await expect.poll(deliveries, pollOptions).toEqual([
			{
				state: "waiting",
				attempts: attempt + 1,
				last_error: `The webhook's receiver answered with status ${status}.`,
				may_have_arrived: false,
			},
		]);
		await makeDue("retried");
	}
	await expect.poll(deliveries, pollOptions).toMatchObject([{ state: "sent", last_error: null }]);
	expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
	await post(backend, "/api/contact", contactMessage({ message: "Once more." }));
	await expect
		.poll(deliveries, pollOptions)
		.toMatchObject([{ state: "sent" }, { state: "dead", attempts: 1 }]);
	expect(new Set(attempts.map(({ id }) => id)).size).toBe(2);
});

it("without a mail server no dealer is reminded of one, to be mailed once there is one", async () => {
	await sql("update dealerships set reviewed_at = now()");
	await sql(
		`with lead as (
			insert into leads (kind, name, email, phone, payload, dealership_id, overdue_at)
			select 'inquiry', 'Ada', 'ada@example.com', '1', '{}', min(id), now() from dealerships returning id, dealership_id
		)
		insert into mails (lead_id, recipient, dealership_id, state) select id, 'dealer', dealership_id, 'sent' from lead`,
	);
	const { connection } = backend;
	const DATABASE_URL = databaseUrl(connection, connection.database);
	await (await openTestBackend({ ...webhook, DATABASE_URL })).close();
	expect(await sql("select from mails where kind = 'reminder'")).toEqual([]);
});

it("it waits for a server that has the webhook, while others send mails", async () => {
	const mailServer = await startMailServer();
	onTestFinished(mailServer.close);
	const other = await openTestBackend({ SMTP_URL: mailServer.url, MAIL_TO: "sales@example.com" });
	onTestFinished(other.close);
	await other.sql(
		"with lead as (insert into leads (kind, name, email, phone, payload) values ('contact', 'Ada', 'ada@example.com', '1', '{}') returning id) insert into mails (kind, lead_id, recipient) select 'webhook', id, 'webhook' from lead",
	);
	await post(other, "/api/contact", contactMessage());
	await expect.poll(() => mailServer.received.length, pollOptions).toBe(1);
	expect(await other.sql("select state, attempts from mails where kind = 'webhook'")).toEqual([
		{ state: "waiting", attempts: 0 },
	]);
});

it("the receiver of docs/developers takes it, and refuses what is not signed", async () => {
	const receiver = fileURLToPath(
		new URL("../../../fixtures/webhook/receiver.mjs", import.meta.url),
	);
	const child = spawn(process.execPath, [receiver], {
		env: { PORT: String(port), LEAD_WEBHOOK_SECRET: secret },
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(() => void child.kill());
	const address = webhook.LEAD_WEBHOOK_URL;
	const isListening = () =>
		fetch(address).then(
			() => true,
			() => false,
		);
	await expect.poll(isListening, pollOptions).toBe(true);
	// A request that is cut, and one that is too long, from anybody.
	const cut = connect(port, "127.0.0.1");
	cut.end("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx");
	await once(cut.resume(), "close");
	const long = await fetch(address, { method: "POST", body: "x".repeat(100_000) });
	expect(long.status).toBe(413);
	const forged = await fetch(address, {
		method: "POST",
		headers: { "webhook-id": "1", "webhook-timestamp": "1", "webhook-signature": "v1,AAAA v1," },
		body: '{"data":{"name":"Forged"}}',
	});
	const unsigned = await fetch(address, { method: "POST" });
	expect([forged.status, unsigned.status]).toEqual([401, 401]);
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (text) => {
		output += text;
	});
	await send("received");
	await expect.poll(deliveries, pollOptions).toMatchObject([{ state: "sent", attempts: 1 }]);
	await sql("update mails set state = 'waiting', attempts = 0 where kind = 'webhook'");
	await makeDue("received");
	await expect.poll(deliveries, pollOptions).toMatchObject([{ state: "sent", attempts: 1 }]);
	expect(output).toBe("A lead came: Ada Lovelace\n");
});
