import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../test/mail-server.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts, leadStore } from "../../test/stored-leads.js";
import { silent } from "../../test/test-backend.js";
import { createMailer } from "../mail/mailer.js";
import { readSettings } from "../settings/settings.js";
import { openDatabase } from "../storage/database.js";
import { dealerships } from "../storage/schema.js";
import { watchMails } from "./watch-mails.js";

const own = await openOwnDatabase();
const store = leadStore(own);
const server = await startMailServer();
const mail = { from: "leads@nev.example.com", to: "sales@nev.example.com" };
const mailer = createMailer(mail, server.url, () => "NEV");
const database = await openDatabase(
	readSettings({ DATABASE_URL: String(own.connection.connectionString) }),
	silent,
);
afterAll(async () => {
	mailer.close();
	await server.close();
	await database.close();
	await own.close();
});

const watch = (deskOrigin?: string) =>
	watchMails({ database, mailer, mail, deskOrigin, log: silent });

beforeEach(async () => {
	await own.sql("truncate leads, mails, rate_limits, dealerships restart identity cascade");
	server.received.length = 0;
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe("the operator is told", () => {
	it("once a day, by one of the processes, that mails have failed for good or are late", async () => {
		await store({ name: "Ada Lovelace" }, { state: "dead", lastError: "550 ada@example.com" });
		const dueAt = minutesAgo(-60);
		await store({}, { state: "waiting", attempts: 5, dueSince: minutesAgo(16), dueAt });
		// Nobody has to see to it.
		await store({ stage: "closed" }, { state: "dead" });
		await Promise.all([watch().check(), watch().check()]);
		await watch().check();
		expect(server.received.map(({ to, email }) => [to, email.subject])).toEqual([
			["sales@nev.example.com", "Leads are not mailed: 1 failed, 1 late"],
		]);
		// The random letters of a Message-ID may spell the name.
		const notice = server.received[0]?.raw.replace(/Message-ID: <[^>]*>/i, "");
		expect(notice).not.toMatch(/ada/i);

		await own.sql("update rate_limits set expire = 0");
		await watch().check();
		expect(server.received).toHaveLength(2);
	});

	it("later if the mail server does not take the notice", async () => {
		await store({}, { state: "dead" });
		const failing = { send: () => Promise.reject(new Error("refused")) };
		const deaf = watchMails({ database, mailer: failing, mail, log: silent });
		await expect(deaf.check()).rejects.toThrow("refused");
		await watch().check();
		expect(server.received).toHaveLength(1);
	});

	it("of what the webhook does not take, apart from mails, and only while there is one", async () => {
		const post = { kind: "webhook", recipient: "webhook" } as const;
		await store({}, { ...post, state: "dead" }, { ...post, dueSince: minutesAgo(16) });
		await watch().check();
		expect(server.received).toEqual([]);

		const withWebhook = () =>
			watchMails({ database, mailer, mail, hasWebhook: true, log: silent }).check();
		await withWebhook();
		await store({}, { state: "dead" });
		await own.sql("update rate_limits set expire = 0");
		await withWebhook();
		expect(server.received.map(({ email }) => email.subject)).toEqual([
			"Leads are not posted to the webhook: 1 failed, 1 late",
			"Leads are not mailed: 1 failed, 0 late",
		]);
		for (const { email } of server.received)
			expect(email.text).toContain("Posts to the webhook: 1 failed for good, 1 have waited");
	});

	describe("of leads that are held back", () => {
		const held = { state: "held", dueSince: minutesAgo(21) } as const;
		const subjects = () => server.received.map(({ email }) => email.subject);

		it("in one mail, with sender, reason and how to release each, and of each once", async () => {
			const heldForDealer = [{ state: "sent" }, { ...held, recipient: "dealer" }] as const;
			const [approved, unapproved] = await own.orm
				.insert(dealerships)
				.values([
					{ ...gulfCarts, reviewedAt: new Date() },
					{ ...gulfCarts, name: "Bay Carts" },
				])
				.returning();
			await store({ suspicion: "trap", name: "Bot" }, held);
			await store({ suspicion: "quick" }, held, { ...held, recipient: "dealer" });
			await store({ suspicion: "declined", email: "bob@example.com" }, held);
			await store({ dealershipId: approved?.id }, ...heldForDealer);
			await store({ dealershipId: unapproved?.id }, ...heldForDealer);
			await store({ suspicion: "frequent", stage: "closed" }, held);
			await store({ suspicion: "frequent" }, { ...held, dueSince: minutesAgo(19) });
			await store(
				{ name: "Grace\u202e\nHopper" },
				{ ...held, lastError: "The sender is on a list." },
			);
			await Promise.all([watch().check(), watch().check()]);
			expect(subjects()).toEqual(["Leads wait for you: 5 held back"]);
			expect(server.received[0]?.to).toBe(mail.to);
			const { text = "" } = server.received[0]?.email ?? {};
			expect(text.match(/^\d.*$/gm)).toEqual([
				"8: Grace Hopper, ada@example.com, about D6 Max GT4",
				"4: Ada Lovelace, ada@example.com, about D6 Max GT4",
				"3: Ada Lovelace, bob@example.com, about D6 Max GT4",
				"2: Ada Lovelace, ada@example.com, about D6 Max GT4",
				"1: Bot, ada@example.com, about D6 Max GT4",
			]);
			expect(text).toContain(
				"about D6 Max GT4\n  The form was filled in faster than a person can.\n",
			);
			expect(text).toContain("\n  The sender is on a list.\n");
			expect(text).not.toContain("/leads/");

			// Servers that were started since.
			await watch().check();
			expect(subjects()).toHaveLength(1);
			await own.sql("update mails set due_since = due_since - interval '2 minutes'");
			// A lead that was told gets another mail, which is held back too.
			await own.sql(
				"insert into mails (lead_id, recipient, state, due_since) values (3, 'company', 'held', now() - interval '1 hour')",
			);
			await watch().check();
			expect(server.received[1]?.email.text?.match(/^\d.*$/gm)).toEqual([
				"7: Ada Lovelace, ada@example.com, about D6 Max GT4",
			]);

			await store({}, { state: "dead" });
			await watch().check();
			expect(subjects().slice(2)).toEqual(["Leads are not mailed: 1 failed, 0 late"]);
		});

		it("with the address of each in the desk, where the desk has one", async () => {
			await store({ suspicion: "frequent" }, held);
			const deskOrigin = "https://desk.example.com";
			await watchMails({ database, mailer, mail, deskOrigin, log: silent }).check();
			expect(server.received[0]?.email.text).toContain("\n  https://desk.example.com/leads/1\n");
		});

		it("later if the mail server does not take the notice, or the process dies", async () => {
			await store({ suspicion: "frequent" }, held);
			const failing = { send: () => Promise.reject(new Error("refused")) };
			const deaf = watchMails({ database, mailer: failing, mail, log: silent });
			await expect(deaf.check()).rejects.toThrow("refused");
			const dying = watchMails({
				...{ database, mail, log: silent },
				mailer: { send: () => new Promise(() => {}) },
			});
			void dying.check();
			await expect.poll(() => own.sql("select from rate_limits")).toHaveLength(1);
			await watch().check();
			expect(server.received).toEqual([]);
			await own.sql("update rate_limits set expire = 0");
			await watch().check();
			expect(server.received).toHaveLength(1);
		});

		it("and names the newest of very many", async () => {
			await own.sql(
				`with held as (
					insert into leads (kind, name, email, phone, payload)
					select 'contact', 'Ada', 'ada@example.com', '', '{}' from generate_series(1, 250) returning id
				)
				insert into mails (lead_id, recipient, state, due_since)
				select id, 'company', 'held', now() - interval '5 hours' from held`,
			);
			await watch().check();
			const [{ email } = {}] = server.received;
			expect(email?.subject).toBe("Leads wait for you: 250 held back");
			const named = email?.text?.match(/^\d+(?=:)/gm) ?? [];
			expect(named).toHaveLength(200);
			expect(named[0]).toBe("250");
			expect(email?.text).toContain("\nAnd 50 more: pnpm nev leads list --problem held\n");
			await watch().check();
			expect(server.received).toHaveLength(1);
		});
	});

	it("once a day of leads that nobody has taken in time", async () => {
		const [dealer] = await own.orm
			.insert(dealerships)
			.values({ ...gulfCarts, reviewedAt: new Date() })
			.returning();
		const escalated = { overdueAt: minutesAgo(61), escalatesAt: minutesAgo(1) };
		const lead = { dealershipId: dealer?.id, createdAt: minutesAgo(27 * 60), ...escalated };
		await store(lead);
		await store({
			...lead,
			dealershipId: null,
			createdAt: minutesAgo(50 * 60),
			kind: "contact",
			payload: {},
		});
		// Its dealer was reminded, and has time.
		await store({ ...lead, escalatesAt: minutesAgo(-1) });
		await store({ ...lead, stage: "taken" });
		await store({ ...lead, overdueAt: minutesAgo(31 * 24 * 60) });
		await Promise.all([watch().check(), watch().check()]);
		expect(server.received.map(({ email }) => email.subject)).toEqual([
			"Leads that nobody has taken in time: 2",
		]);
		const text = server.received[0]?.email.text ?? "";
		expect(text).toContain(
			"\n1: D6 Max GT4, 27 hours old, Gulf Carts, (239) 555-0199\n2: Contact message, 2 days old, yours\n\n",
		);
		expect(text).not.toContain("Ada");
		expect(text).not.toContain("/leads?");

		// Those that have waited for the longest are named.
		for (let count = 0; count < 20; count += 1)
			await store({ ...lead, overdueAt: minutesAgo(60 - count) });
		await own.sql("update rate_limits set expire = 0");
		await watch("https://desk.example.com").check();
		const { subject, text: next = "" } = server.received[1]?.email ?? {};
		expect(subject).toBe("Leads that nobody has taken in time: 22");
		expect(next.match(/^\d+(?=:)/gm)?.slice(0, 3)).toEqual(["1", "2", "6"]);
		expect(next).toContain("\nand 2 more\n\nhttps://desk.example.com/leads?problem=overdue\n");
	});

	it.each([
		["by another process", "MAIL FROM", 1],
		["by no other process, as the notice may have arrived,", "content", 0],
	] as const)(
		"%s if this one is stopped while the mail server is silent to its %s",
		async (_, command, others) => {
			await store({}, { state: "dead" });
			let isAsked = false;
			const ask = () => {
				isAsked = true;
			};
			const silentServer = await startMailServer({
				onMailFrom: (_, __, callback) => (command === "MAIL FROM" ? ask() : callback()),
				onData: (stream) => stream.resume().on("end", ask),
			});
			const silentMailer = createMailer(mail, silentServer.url, () => "NEV");
			onTestFinished(async () => {
				silentMailer.close();
				for (const connection of silentServer.connections) connection.destroy();
				await silentServer.close();
			});
			const stopped = watchMails({ database, mailer: silentMailer, mail, log: silent });
			const failed = expect(stopped.check()).rejects.toThrow("aborted");
			await expect.poll(() => isAsked).toBe(true);
			await stopped.stop();
			await failed;
			await watch().check();
			expect(server.received).toHaveLength(others);
		},
	);

	it("later if the mail server has read the notice and rejects it", async () => {
		await store({}, { state: "dead" });
		const rejecting = await startMailServer({
			onData(stream, _, callback) {
				stream.resume();
				stream.on("end", () => callback(new Error("no room")));
			},
		});
		const rejected = createMailer(mail, rejecting.url, () => "NEV");
		onTestFinished(async () => {
			rejected.close();
			await rejecting.close();
		});
		const refused = watchMails({ database, mailer: rejected, mail, log: silent });
		await expect(refused.check()).rejects.toThrow("no room");
		await watch().check();
		expect(server.received).toHaveLength(1);
	});

	it("nothing while mails are sent, held back or due soon", async () => {
		await store({}, { state: "sent" }, { recipient: "dealer", state: "held" });
		await store({}, { state: "waiting", dueSince: minutesAgo(14) });
		await watch().check();
		expect(server.received).toEqual([]);
	});
});
