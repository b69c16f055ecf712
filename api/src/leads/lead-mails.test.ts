import { XmlDocument } from "libxml2-wasm";
import type { Email } from "postal-mime";
import type { SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../scripts/free-port.mjs";
import { inquiry, newDealership, post } from "../../test/leads.js";
import { type MailServer, startMailServer } from "../../test/mail-server.js";
import { databaseUrl, openTestBackend, type TestBackend } from "../../test/test-backend.js";

const pollOptions = { interval: 20 };

let backends: TestBackend[] = [];
afterEach(async () => {
	for (const backend of backends.reverse()) await backend.close();
	backends = [];
});

async function open(
	server: Pick<MailServer, "url">,
	environment: Record<string, string> = {},
): Promise<TestBackend> {
	const backend = await openTestBackend({
		SMTP_URL: server.url,
		MAIL_FROM: "leads@nev.example.com",
		MAIL_TO: "sales@nev.example.com",
		LEADS_PER_MINUTE: "100000",
		...environment,
	});
	backends.push(backend);
	return backend;
}

async function mailServer(...parameters: Parameters<typeof startMailServer>): Promise<MailServer> {
	const server = await startMailServer(...parameters);
	onTestFinished(server.close);
	return server;
}

const mailsOf = (backend: TestBackend) =>
	backend.sql(
		"select recipient, state, attempts, claimed_until, last_error from mails order by id",
	);

const databaseUrlOf = ({ connection }: TestBackend) => databaseUrl(connection, connection.database);

/** Makes all waiting mails due now, as if their delay had passed. */
const makeMailsDue = (backend: TestBackend) =>
	backend.sql("update mails set due_at = now(), claimed_until = null where state = 'waiting'");

async function reviewedDealer(backend: TestBackend, format: "mail" | "adf"): Promise<number> {
	const [row] = await backend.sql(
		"update dealerships set reviewed_at = now(), lead_format = $1 where id = (select min(id) from dealerships) returning id",
		[format],
	);
	return Number(row?.id);
}

const notMailable =
	"The dealership is not visible and reviewed, has no email address or asked not to be contacted, or the lead is for another one.";

describe("a lead's mail", () => {
	it("is sent to the company as text and HTML, and its reply goes to the visitor", async () => {
		const server = await mailServer();
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect.poll(() => server.received.length, pollOptions).toBe(1);
		const [mail] = server.received;
		const email = mail?.email as Email;
		expect(mail?.from).toBe("leads@nev.example.com");
		expect(mail?.to).toBe("sales@nev.example.com");
		expect(email.subject).toBe("Vehicle inquiry: D6 Max GT4 (Ada Lovelace)");
		expect(email.replyTo).toEqual([{ name: "Ada Lovelace", address: "ada@example.com" }]);
		for (const expected of ["Ada Lovelace", "(239) 555-0142", "$8,995", "Is it street legal"]) {
			expect(email.text).toContain(expected);
			expect(email.html).toContain(expected);
		}
		await expect.poll(() => mailsOf(backend), pollOptions).toMatchObject([{ state: "sent" }]);
	});

	it("contains the consent with its text, its time and its page", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const consent = {
			text: "Gulf Carts may call (239) 555-0142.",
			givenAt: "2026-11-21T09:30:00Z",
		};
		const page = "https://dealer.example.com/carts";
		await post(backend, "/api/vehicle-inquiry", inquiry({ consent, page }));
		await expect.poll(() => server.received.length, pollOptions).toBe(1);
		const text = server.received[0]?.email.text ?? "";
		for (const expected of [consent.text, consent.givenAt, "unknown", "dealer.example.com/carts"])
			expect(text).toContain(expected);
	});

	it("is sent to a reviewed dealer too", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const dealershipId = await reviewedDealer(backend, "mail");
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		await expect.poll(() => server.received.length, pollOptions).toBe(2);
		const ids = server.received.map(({ email }) => email.messageId);
		expect(new Set(ids).size).toBe(2);
	});

	it("is sent to a dealer system as ADF: plain text that contains only the XML", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const dealershipId = await reviewedDealer(backend, "adf");
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		await expect.poll(() => server.received.length, pollOptions).toBe(2);
		const adf = server.received.find(({ to }) => to !== "sales@nev.example.com");
		expect(adf?.raw).toMatch(/^content-type: text\/plain/im);
		expect(adf?.raw).not.toMatch(/multipart|text\/html/i);
		const xml = adf?.email.text?.trim() ?? "";
		expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<\?adf version="1\.0"\?>/);
		const document = XmlDocument.fromString(xml);
		onTestFinished(() => document.dispose());
		expect(document.get("//customer/contact/email")?.content).toBe("ada@example.com");
	});

	it("is held back if the dealership is no longer reviewed", async () => {
		const backend = await openTestBackend({ LEADS_PER_MINUTE: "1000" });
		backends.push(backend);
		const dealershipId = await reviewedDealer(backend, "mail");
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		await backend.sql("update dealerships set reviewed_at = null");
		const server = await mailServer();
		await open(server, { DATABASE_URL: databaseUrlOf(backend) });
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject([
				{ recipient: "company", state: "sent" },
				{ recipient: "dealer", state: "held", last_error: notMailable },
			]);
		expect(server.received).toHaveLength(1);
	});

	it("is held back for a suspicious lead until it is released", async () => {
		const server = await mailServer();
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", {
			...inquiry(),
			website: "https://spam.example.com",
		});
		await post(backend, "/api/dealerships", newDealership());
		await expect.poll(() => server.received.length, pollOptions).toBe(1);
		expect(server.received[0]?.email.subject).toBe("New dealer: Naples, Florida (Gulf Carts)");
		await backend.sql("update mails set state = 'waiting' where state = 'held'");
		await expect.poll(() => server.received.length, pollOptions).toBe(2);
	});

	it("says of a dealership that waits for review how to approve it, by its number", async () => {
		const server = await mailServer();
		const backend = await open(server, { DEALERSHIP_REVIEW: "true" });
		const answer = await post(backend, "/api/dealerships", newDealership());
		const { id } = await answer.json();
		// The mail server has it before it is recorded as sent, which would end the second sending below.
		await expect.poll(() => mailsOf(backend), pollOptions).toMatchObject([{ state: "sent" }]);
		const { text, html } = server.received[0]?.email ?? {};
		expect(text).toContain(`Waits for review: pnpm nev dealerships approve ${id}, or the desk`);
		expect(html).toContain(`pnpm nev dealerships approve ${id}`);
		await backend.sql("update dealerships set visibility = 'visible' where id = $1", [id]);
		await backend.sql("update mails set state = 'waiting'");
		await expect.poll(() => server.received.length, pollOptions).toBe(2);
		expect(server.received[1]?.email.text).not.toContain("Waits for review");
	});

	it("waits if there is no mail server, and is sent when there is one", async () => {
		const without = await openTestBackend();
		backends.push(without);
		await post(without, "/api/vehicle-inquiry", inquiry());
		expect(await mailsOf(without)).toMatchObject([{ state: "waiting", attempts: 0 }]);
		const server = await mailServer();
		await open(server, { DATABASE_URL: databaseUrlOf(without) });
		await expect.poll(() => server.received.length, pollOptions).toBe(1);
	});

	it("that was never tried is sent at once, also after the clock was set back", async () => {
		const backend = await open(await mailServer());
		await backend.sql(
			"with lead as (insert into leads (kind, name, email, phone, payload) values ('contact', 'Ada', 'ada@example.com', '1', '{}') returning id) insert into mails (lead_id, recipient, state, due_at) select id, 'company', 'waiting', now() + interval '1 year' from lead",
		);
		await expect.poll(() => mailsOf(backend), pollOptions).toMatchObject([{ state: "sent" }]);
	});

	it("contains no row that a visitor wrote", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const name = "Ada\nConsent to calls: Gulf Carts may call me.\u2028Lead: 1";
		await post(backend, "/api/vehicle-inquiry", inquiry({ name }));
		await expect.poll(() => server.received.length, pollOptions).toBe(1);
		const rows = server.received[0]?.email.text?.split(/[\n\r\u2028]/) ?? [];
		expect(rows).toContain("Name: Ada Consent to calls: Gulf Carts may call me. Lead: 1");
		expect(rows.filter((row) => row.startsWith("Consent to calls"))).toEqual([]);
	});

	it("contains no header that a visitor wrote", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const name = "Ada\r\nBcc: everybody@example.com\r\n\r\n<script>alert(1)</script>";
		await post(backend, "/api/vehicle-inquiry", inquiry({ name, vehicleName: `D6\nX-Evil: 1` }));
		await expect.poll(() => server.received.length, pollOptions).toBe(1);
		const { raw, to, email } = server.received[0] as (typeof server.received)[number];
		expect(to).toBe("sales@nev.example.com");
		const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
		expect(head).not.toMatch(/^(bcc|x-evil):/im);
		expect(email.html).toContain("&#60;script&#62;");
		expect(email.html).not.toContain("<script>");
	});
});

describe("a mail server that", () => {
	it("rejects a mail is retried with growing delays, and gets the lead once", async () => {
		let refusals = 3;
		const server = await mailServer({
			onMailFrom(_, __, callback) {
				refusals -= 1;
				if (refusals >= 0) callback(Object.assign(new Error("Try later"), { responseCode: 451 }));
				else callback();
			},
		});
		const backend = await open(server);
		let before = new Date();
		await post(backend, "/api/vehicle-inquiry", inquiry());
		for (const attempts of [1, 2, 3]) {
			await expect
				.poll(() => mailsOf(backend), pollOptions)
				.toMatchObject([
					{
						state: "waiting",
						attempts,
						// The attempt counts from its claim on, and is over when that is given up.
						claimed_until: null,
						last_error: expect.stringContaining("451"),
					},
				]);
			// It is read later than it was set, by as much as the machine is slow.
			const [delay] = await backend.sql(
				"select extract(epoch from due_at - $1) as most, extract(epoch from due_at - now()) as least from mails",
				[before],
			);
			expect(Number(delay?.most)).toBeGreaterThanOrEqual(15 * 2 ** (attempts - 1));
			expect(Number(delay?.least)).toBeLessThanOrEqual(30 * 2 ** (attempts - 1));
			before = new Date();
			await makeMailsDue(backend);
		}
		await expect.poll(() => mailsOf(backend), pollOptions).toMatchObject([{ state: "sent" }]);
		expect(server.received).toHaveLength(1);
	});

	it("rejects a mail for good makes it a dead letter at once, and two weeks later otherwise", async () => {
		let responseCode = 550;
		const server = await mailServer({
			onRcptTo(_, __, callback) {
				callback(Object.assign(new Error("No such user"), { responseCode }));
			},
		});
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject([{ state: "dead", attempts: 1, last_error: expect.stringContaining("550") }]);

		responseCode = 450;
		await backend.sql(
			"update mails set state = 'waiting', attempts = 23, due_since = now() - interval '14 days'",
		);
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject([{ state: "dead", attempts: 24, last_error: expect.stringContaining("450") }]);
	});

	it("refuses the account is tried again for two weeks, within 15 minutes, until it accepts", async () => {
		const error = new Error("Message rejected: Email address is not verified.");
		let refusal: Error | undefined = Object.assign(error, { responseCode: 554 });
		const server = await mailServer({
			onData(stream, _, callback) {
				stream.resume();
				stream.on("end", () => callback(refusal));
			},
		});
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		const mail = () =>
			backend.sql(
				"select state, attempts, due_at < now() + interval '15 minutes' as soon from mails where claimed_until is null",
			);
		await expect.poll(mail, pollOptions).toMatchObject([{ attempts: 1 }]);
		await backend.sql("update mails set attempts = 40, due_at = now()");
		await expect.poll(mail, pollOptions).toEqual([{ state: "waiting", attempts: 41, soon: true }]);
		refusal = undefined;
		await makeMailsDue(backend);
		await expect.poll(mail, pollOptions).toMatchObject([{ state: "sent" }]);
	});

	it("rejects the login is retried, since the operator can correct that", async () => {
		const server = await mailServer({
			disabledCommands: ["STARTTLS"],
			onAuth: (_, __, callback) => callback(new Error("Wrong password")),
		});
		const backend = await open({
			url: `${server.url.replace("//", "//nev:wrong@")}?requireTLS=false`,
		});
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject([
				{ state: "waiting", attempts: 1, last_error: expect.stringContaining("535") },
			]);
	});

	it("rejects the sender is retried, since that concerns all mails too", async () => {
		const server = await mailServer({
			onMailFrom: (_, __, callback) =>
				callback(Object.assign(new Error("5.7.0 Authentication required"), { responseCode: 530 })),
		});
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject([
				{ state: "waiting", attempts: 1, last_error: expect.stringContaining("530") },
			]);
	});

	it("rejects the greeting at the recipient, as Postfix does, is retried", async () => {
		const server = await mailServer({
			onRcptTo: (_, __, callback) =>
				callback(
					Object.assign(
						new Error("5.5.2 <web-1>: Helo command rejected: need fully-qualified hostname"),
						{ responseCode: 504 },
					),
				),
		});
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject([
				{ state: "waiting", attempts: 1, last_error: expect.stringContaining("504") },
			]);
	});

	it("hangs blocks neither other leads nor the database", async () => {
		const pending: (() => void)[] = [];
		let first = true;
		const server = await mailServer({
			onMailFrom(_, __, callback) {
				if (first) {
					first = false;
					pending.push(() => callback());
				} else callback();
			},
		});
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect.poll(() => pending.length, pollOptions).toBe(1);
		await post(backend, "/api/vehicle-inquiry", inquiry({ name: "Grace Hopper" }));
		await expect.poll(() => server.received.length, pollOptions).toBe(1);
		expect(server.received[0]?.email.subject).toContain("Grace Hopper");
		const transactions = () =>
			backend.sql(
				"select query from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid() and datname = current_database()",
			);
		await expect.poll(transactions).toEqual([]);
		pending[0]?.();
		await expect.poll(() => server.received.length, pollOptions).toBe(2);
	});

	it("crashes during a mail gets it again with the same Message-ID", async () => {
		const messageIds: string[] = [];
		let isCrashing = true;
		function onData(
			this: void,
			stream: SMTPServerDataStream,
			_: SMTPServerSession,
			callback: (error?: Error | null) => void,
		): void {
			let raw = "";
			stream.on("data", (chunk) => {
				raw += chunk;
			});
			stream.on("end", () => {
				messageIds.push(/^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? "");
				if (isCrashing) {
					isCrashing = false;
					// The server has the mail, and the sender gets no response.
					for (const connection of server.connections) connection.destroy();
				} else callback();
			});
		}
		const server = await mailServer({ onData });
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject([{ state: "waiting", last_error: expect.any(String) }]);
		await makeMailsDue(backend);
		await expect.poll(() => mailsOf(backend), pollOptions).toMatchObject([{ state: "sent" }]);
		expect(messageIds).toHaveLength(2);
		expect(messageIds[0]).toMatch(/^<lead\.[\w.-]+@nev\.example\.com>$/);
		expect(messageIds[1]).toBe(messageIds[0]);
	});

	it.each([
		["answered nothing", ["new", "resend"]],
		["answered that it could not take the mail", ["new", "new"]],
		["closed the connection before its greeting", ["new"]],
		["closed the connection before the content", ["new"]],
	])("%s gets an ADF mail with one id, and the statuses %j", async (answer, statuses) => {
		const documents: string[] = [];
		let isClosing = answer.startsWith("closed");
		const closeOr = (callback: () => void) => {
			if (!isClosing) return callback();
			for (const connection of server.connections) connection.destroy();
		};
		const server: MailServer = await mailServer({
			onConnect: (_, callback) => (answer.endsWith("greeting") ? closeOr(callback) : callback()),
			onRcptTo: (_, __, callback) => closeOr(callback),
			onData(stream, _, callback) {
				const chunks: Buffer[] = [];
				stream.on("data", (chunk: Buffer) => chunks.push(chunk));
				stream.on("end", () => {
					documents.push(Buffer.concat(chunks).toString());
					if (documents.length > 1 || !answer.startsWith("answered")) callback();
					else if (answer === "answered nothing") {
						for (const connection of server.connections) connection.destroy();
					} else callback(Object.assign(new Error("Try later"), { responseCode: 451 }));
				});
			},
		});
		const backend = await open(server);
		const dealershipId = await reviewedDealer(backend, "adf");
		await backend.sql(
			"create rule no_company as on insert to mails where new.recipient = 'company' do instead nothing",
		);
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject([{ state: "waiting", last_error: expect.any(String) }]);
		isClosing = false;
		await makeMailsDue(backend);
		await expect.poll(() => mailsOf(backend), pollOptions).toMatchObject([{ state: "sent" }]);
		const all = (pattern: RegExp) => documents.map((text) => pattern.exec(text)?.[1]);
		expect(all(/<prospect status=(?:3D)?"(\w+)">/)).toEqual(statuses);
		const ids = all(/<id [^>]*>([^<]+)</);
		expect(ids[0]).toMatch(/^[\w-]{36}$/);
		expect(new Set(ids).size).toBe(1);
	});

	it("was unavailable gets all mails when it is back", async () => {
		const port = await freePort();
		const backend = await open({ url: `smtp://127.0.0.1:${port}` });
		for (const name of ["Ada", "Grace", "Mary"]) {
			await post(backend, "/api/vehicle-inquiry", inquiry({ name }));
		}
		await expect
			.poll(() => mailsOf(backend), pollOptions)
			.toMatchObject(Array(3).fill({ attempts: 1, claimed_until: null }));
		const server = await mailServer({}, port);
		await makeMailsDue(backend);
		await expect.poll(() => server.received.length, pollOptions).toBe(3);
	});
});

describe("two processes with one mails", () => {
	it("send each lead once", async () => {
		const server = await mailServer();
		const first = await open(server);
		const second = await open(server, { DATABASE_URL: databaseUrlOf(first) });
		const names = Array.from({ length: 60 }, (_, index) => `Visitor ${index}`);
		await Promise.all(
			names.map((name, index) =>
				post(index % 2 ? first : second, "/api/vehicle-inquiry", inquiry({ name })),
			),
		);
		await expect
			.poll(async () => (await first.sql("select count(*) from mails where state = 'sent'"))[0])
			.toEqual({ count: "60" });
		const ids = server.received.map(({ email }) => email.messageId);
		expect(ids).toHaveLength(60);
		expect(new Set(ids).size).toBe(60);
	});

	it("send a lead twice with one Message-ID if one crashed between sending and committing", async () => {
		const server = await mailServer();
		const first = await open(server);
		await post(first, "/api/vehicle-inquiry", inquiry());
		await expect.poll(() => mailsOf(first), pollOptions).toMatchObject([{ state: "sent" }]);
		// The state after a process is killed before it records that the mail was sent.
		await first.sql("update mails set state = 'waiting', sent_at = null, claimed_until = now()");
		await open(server, { DATABASE_URL: databaseUrlOf(first) });
		await expect.poll(() => server.received.length, pollOptions).toBe(2);
		await expect
			.poll(() => mailsOf(first), pollOptions)
			.toMatchObject([{ state: "sent", attempts: 2 }]);
		const [firstId, secondId] = server.received.map(({ email }) => email.messageId);
		expect(secondId).toBe(firstId);
	});

	it("a mail that a dead process claimed is sent by the other when the claim expires", async () => {
		const without = await openTestBackend();
		backends.push(without);
		await post(without, "/api/vehicle-inquiry", inquiry());
		await without.sql(
			"update mails set attempts = 1, claimed_until = now() + interval '1.5 seconds'",
		);
		const server = await mailServer();
		await open(server, { DATABASE_URL: databaseUrlOf(without) });
		await expect
			.poll(() => mailsOf(without), pollOptions)
			.toMatchObject([{ state: "sent", attempts: 2 }]);
		const [row] = await without.sql(
			"select sent_at > claimed from mails, (select created_at + interval '1.5 seconds' as claimed from leads) l",
		);
		expect(row).toEqual({ "?column?": true });
	});
});
