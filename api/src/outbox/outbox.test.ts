import { XMLParser } from "fast-xml-parser";
import type { Email } from "postal-mime";
import type { SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { inquiry, newDealership, post } from "../../test/leads.js";
import { type MailServer, startMailServer } from "../../test/mail-server.js";
import { databaseUrl, openTestBackend, type TestBackend } from "../../test/test-backend.js";

const patience = { timeout: 10_000, interval: 20 };

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

const outboxOf = (backend: TestBackend) =>
	backend.sql("select recipient, state, attempts, last_error from outbox order by id");

const addressOf = ({ connection }: TestBackend) =>
	databaseUrl(connection, connection.database ?? "");

/** Makes what waits for its next attempt due now, as time would. */
const passTime = (backend: TestBackend) =>
	backend.sql("update outbox set due_at = now(), claimed_until = null where state = 'waiting'");

async function reviewedDealer(backend: TestBackend, format: "mail" | "adf"): Promise<number> {
	const [row] = await backend.sql(
		"update dealerships set reviewed_at = now(), lead_format = $1 where id = (select min(id) from dealerships) returning id",
		[format],
	);
	return Number(row?.id);
}

describe("a lead's mail", () => {
	it("reaches the company: text and HTML, and an answer goes to the visitor", async () => {
		const server = await mailServer();
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect.poll(() => server.arrived.length, patience).toBe(1);
		const [mail] = server.arrived;
		const email = mail?.email as Email;
		expect(mail?.from).toBe("leads@nev.example.com");
		expect(mail?.to).toBe("sales@nev.example.com");
		expect(email.subject).toBe("Vehicle inquiry: D6 Max GT4 (Ada Lovelace)");
		expect(email.replyTo).toEqual([{ name: "Ada Lovelace", address: "ada@example.com" }]);
		for (const said of ["Ada Lovelace", "(239) 555-0142", "$8,995", "Is it street legal"]) {
			expect(email.text).toContain(said);
			expect(email.html).toContain(said);
		}
		await expect.poll(() => outboxOf(backend), patience).toMatchObject([{ state: "sent" }]);
	});

	it("tells of consent with its words, its time and its page", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const consent = {
			text: "Gulf Carts may call (239) 555-0142.",
			givenAt: "2026-11-21T09:30:00Z",
		};
		const page = "https://dealer.example.com/carts";
		await post(backend, "/api/vehicle-inquiry", inquiry({ consent, page }));
		await expect.poll(() => server.arrived.length, patience).toBe(1);
		const text = server.arrived[0]?.email.text ?? "";
		for (const said of [consent.text, consent.givenAt, page]) expect(text).toContain(said);
	});

	it("reaches a reviewed dealer too, as people read it", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const dealershipId = await reviewedDealer(backend, "mail");
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		await expect.poll(() => server.arrived.length, patience).toBe(2);
		const ids = server.arrived.map(({ email }) => email.messageId);
		expect(new Set(ids).size).toBe(2);
	});

	it("reaches a dealer's system as ADF: plain text that is nothing but the XML", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const dealershipId = await reviewedDealer(backend, "adf");
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		await expect.poll(() => server.arrived.length, patience).toBe(2);
		const adf = server.arrived.find(({ to }) => to !== "sales@nev.example.com");
		expect(adf?.raw).toMatch(/^content-type: text\/plain/im);
		expect(adf?.raw).not.toMatch(/multipart|text\/html/i);
		const xml = adf?.email.text?.trim() ?? "";
		expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<\?adf version="1\.0"\?>/);
		expect(new XMLParser().parse(xml).adf.prospect.customer.contact.email).toBe("ada@example.com");
	});

	it("waits where the dealership is not reviewed any more", async () => {
		const backend = await openTestBackend({ LEADS_PER_MINUTE: "1000" });
		backends.push(backend);
		const dealershipId = await reviewedDealer(backend, "mail");
		await post(backend, "/api/vehicle-inquiry", inquiry({ dealershipId }));
		await backend.sql("update dealerships set reviewed_at = null");
		const server = await mailServer();
		await open(server, { DATABASE_URL: addressOf(backend) });
		await expect
			.poll(() => outboxOf(backend), patience)
			.toMatchObject([
				{ recipient: "company", state: "sent" },
				{ recipient: "dealer", state: "held", last_error: "The dealership is not reviewed." },
			]);
		expect(server.arrived).toHaveLength(1);
	});

	it("of a suspicious lead is held back until it is released", async () => {
		const server = await mailServer();
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", {
			...inquiry(),
			website: "https://spam.example.com",
		});
		await post(backend, "/api/dealerships", newDealership());
		await expect.poll(() => server.arrived.length, patience).toBe(1);
		expect(server.arrived[0]?.email.subject).toBe("New dealership: Gulf Carts (Gulf Carts)");
		await backend.sql("update outbox set state = 'waiting' where state = 'held'");
		await expect.poll(() => server.arrived.length, patience).toBe(2);
	});

	it("waits where there is no mail server, and goes out when there is one", async () => {
		const without = await openTestBackend();
		backends.push(without);
		await post(without, "/api/vehicle-inquiry", inquiry());
		expect(await outboxOf(without)).toMatchObject([{ state: "waiting", attempts: 0 }]);
		const server = await mailServer();
		await open(server, { DATABASE_URL: addressOf(without) });
		await expect.poll(() => server.arrived.length, patience).toBe(1);
	});

	it("carries no header that a visitor has written", async () => {
		const server = await mailServer();
		const backend = await open(server);
		const name = "Ada\r\nBcc: everybody@example.com\r\n\r\n<script>alert(1)</script>";
		await post(backend, "/api/vehicle-inquiry", inquiry({ name, vehicleName: `D6\nX-Evil: 1` }));
		await expect.poll(() => server.arrived.length, patience).toBe(1);
		const { raw, to, email } = server.arrived[0] as (typeof server.arrived)[number];
		expect(to).toBe("sales@nev.example.com");
		const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
		expect(head).not.toMatch(/^(bcc|x-evil):/im);
		expect(email.html).toContain("&#60;script&#62;");
		expect(email.html).not.toContain("<script>");
	});
});

describe("a mail server that", () => {
	it("refuses is tried again later, each time later, and gets each lead once", async () => {
		let refusals = 3;
		const server = await mailServer({
			onMailFrom(_, __, callback) {
				refusals -= 1;
				if (refusals >= 0) callback(Object.assign(new Error("Try later"), { responseCode: 451 }));
				else callback();
			},
		});
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		for (const attempts of [1, 2, 3]) {
			await expect
				.poll(() => outboxOf(backend), patience)
				.toMatchObject([
					{ state: "waiting", attempts, last_error: expect.stringContaining("451") },
				]);
			const [{ seconds } = { seconds: 0 }] = await backend.sql(
				"select extract(epoch from due_at - now()) as seconds from outbox",
			);
			expect(Number(seconds)).toBeGreaterThan(10 * 2 ** (attempts - 1));
			expect(Number(seconds)).toBeLessThanOrEqual(30 * 2 ** (attempts - 1));
			await passTime(backend);
		}
		await expect.poll(() => outboxOf(backend), patience).toMatchObject([{ state: "sent" }]);
		expect(server.arrived).toHaveLength(1);
	});

	it("refuses for ever ends in a dead letter that keeps the reason", async () => {
		const server = await mailServer({
			onRcptTo(_, __, callback) {
				callback(Object.assign(new Error("No such user"), { responseCode: 550 }));
			},
		});
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect.poll(() => outboxOf(backend), patience).toMatchObject([{ attempts: 1 }]);
		await backend.sql("update outbox set attempts = 23");
		await passTime(backend);
		await expect
			.poll(() => outboxOf(backend), patience)
			.toMatchObject([{ state: "dead", attempts: 24, last_error: expect.stringContaining("550") }]);
	});

	it("hangs keeps neither other leads nor the database waiting", async () => {
		const held: (() => void)[] = [];
		let first = true;
		const server = await mailServer({
			onMailFrom(_, __, callback) {
				if (first) {
					first = false;
					held.push(() => callback());
				} else callback();
			},
		});
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await vi.waitFor(() => expect(held).toHaveLength(1), patience);
		await post(backend, "/api/vehicle-inquiry", inquiry({ name: "Grace Hopper" }));
		await expect.poll(() => server.arrived.length, patience).toBe(1);
		expect(server.arrived[0]?.email.subject).toContain("Grace Hopper");
		const busy = await backend.sql(
			"select count(*) from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid() and backend_type = 'client backend'",
		);
		expect(Number(busy[0]?.count)).toBe(0);
		held[0]?.();
		await expect.poll(() => server.arrived.length, patience).toBe(2);
	});

	it("dies in the middle of a mail gets it again when it is back, with the same Message-ID", async () => {
		const seen: string[] = [];
		let dying = true;
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
				seen.push(/^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? "");
				if (dying) {
					dying = false;
					// The mail is there, and the sender never hears of it.
					for (const connection of server.connections) connection.destroy();
				} else callback();
			});
		}
		const server = await mailServer({ onData });
		const backend = await open(server);
		await post(backend, "/api/vehicle-inquiry", inquiry());
		await expect
			.poll(() => outboxOf(backend), patience)
			.toMatchObject([{ state: "waiting", last_error: expect.any(String) }]);
		await passTime(backend);
		await expect.poll(() => outboxOf(backend), patience).toMatchObject([{ state: "sent" }]);
		expect(seen).toHaveLength(2);
		expect(seen[0]).toMatch(/^<lead\.[\w.-]+@nev\.example\.com>$/);
		expect(seen[1]).toBe(seen[0]);
	});

	it("is away gets everything when it comes back", async () => {
		const gone = await startMailServer();
		const port = Number(new URL(gone.url).port);
		await gone.close();
		const backend = await open(gone);
		for (const name of ["Ada", "Grace", "Mary"]) {
			await post(backend, "/api/vehicle-inquiry", inquiry({ name }));
		}
		await expect
			.poll(() => outboxOf(backend), patience)
			.toMatchObject(Array(3).fill({ state: "waiting", attempts: 1 }));
		const server = await mailServer({}, port);
		await passTime(backend);
		await expect.poll(() => server.arrived.length, patience).toBe(3);
	});
});

describe("two processes with one outbox", () => {
	it("share the work, and each lead is mailed once", async () => {
		const server = await mailServer();
		const one = await open(server);
		const two = await open(server, { DATABASE_URL: addressOf(one) });
		const names = Array.from({ length: 60 }, (_, index) => `Visitor ${index}`);
		await Promise.all(
			names.map((name, index) =>
				post(index % 2 ? one : two, "/api/vehicle-inquiry", inquiry({ name })),
			),
		);
		await expect
			.poll(async () => (await one.sql("select count(*) from outbox where state = 'sent'"))[0], {
				timeout: 20_000,
			})
			.toEqual({ count: "60" });
		const ids = server.arrived.map(({ email }) => email.messageId);
		expect(ids).toHaveLength(60);
		expect(new Set(ids).size).toBe(60);
	});

	it("send a lead twice where one died between the server's yes and its own commit, as one message", async () => {
		const server = await mailServer();
		const one = await open(server);
		await post(one, "/api/vehicle-inquiry", inquiry());
		await expect.poll(() => outboxOf(one), patience).toMatchObject([{ state: "sent" }]);
		// What a process leaves that is killed before it has written down that the mail is sent.
		await one.sql("update outbox set state = 'waiting', sent_at = null, claimed_until = now()");
		await open(server, { DATABASE_URL: addressOf(one) });
		await expect.poll(() => server.arrived.length, patience).toBe(2);
		await expect
			.poll(() => outboxOf(one), patience)
			.toMatchObject([{ state: "sent", attempts: 2 }]);
		const [first, second] = server.arrived.map(({ email }) => email.messageId);
		expect(second).toBe(first);
	});

	it("a mail that a dead process had claimed is sent by the other when the claim ends", async () => {
		const without = await openTestBackend();
		backends.push(without);
		await post(without, "/api/vehicle-inquiry", inquiry());
		await without.sql(
			"update outbox set attempts = 1, claimed_until = now() + interval '1.5 seconds'",
		);
		const server = await mailServer();
		await open(server, { DATABASE_URL: addressOf(without) });
		await expect
			.poll(() => outboxOf(without), patience)
			.toMatchObject([{ state: "sent", attempts: 2 }]);
		const [row] = await without.sql(
			"select sent_at > claimed from outbox, (select created_at + interval '1.5 seconds' as claimed from leads) l",
		);
		expect(row).toEqual({ "?column?": true });
	});
});
