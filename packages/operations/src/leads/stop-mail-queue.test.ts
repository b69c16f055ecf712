import { createMailer } from "@nev/api/operations";
import { mailWriter, runMailQueue } from "@nev/api/testing/internals.js";
import { type MailServer, startMailServer } from "@nev/api/testing/mail-server.js";
import { leadStore } from "@nev/api/testing/stored-leads.js";
import { silent } from "@nev/api/testing/test-backend.js";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

const mail = { from: "leads@nev.example.com", to: "sales@nev.example.com" };
/** In milliseconds. */
const patience = 20;

beforeEach(async () => {
	await sql("truncate leads, mails, rate_limits restart identity cascade");
});

/** A mail server that answers nothing to the command of a mail, until it is let go on. */
async function silentServer(command: "MAIL FROM" | "content") {
	const waiting: (() => void)[] = [];
	const server: MailServer = await startMailServer({
		onMailFrom: (_, __, callback) =>
			command === "MAIL FROM" ? void waiting.push(callback) : callback(),
		onData(stream, _, callback) {
			stream.resume();
			stream.on("end", () => waiting.push(callback));
		},
	});
	const mailer = createMailer(mail, server.url, () => "NEV");
	onTestFinished(async () => {
		mailer.close();
		for (const connection of server.connections) connection.destroy();
		await server.close();
	});
	return { mailer, waiting };
}

const mails = () =>
	sql(
		"select state, claimed_until, may_have_arrived, last_error, due_at between now() and now() + interval '1 minute' as is_due_soon from mails",
	);

async function startSending(command: "MAIL FROM" | "content", stopTimeout?: number) {
	const { mailer, waiting } = await silentServer(command);
	const queue = runMailQueue(
		{
			database: operator,
			mailer,
			companyEmail: mail.to,
			write: async () => ({
				messageId: "<1@x>",
				to: "ada@example.com",
				subject: "",
				text: "Hello",
			}),
			log: silent,
		},
		stopTimeout,
	);
	await expect.poll(() => waiting.length).toBe(1);
	return { queue, answer: () => waiting[0]?.() };
}

describe("a server that is stopped while the mail server is silent", () => {
	it.each([
		["MAIL FROM", false],
		["content", true],
	] as const)(
		"to its %s gives the mail back, to be sent soon, and may have arrived: %j",
		async (command, mayHaveArrived) => {
			// An hour-long delay would follow this attempt if it had failed.
			const id = await store({}, { attempts: 23 });
			const { queue } = await startSending(command, patience);
			await queue.stop();
			expect(await mails()).toEqual([
				{
					state: "waiting",
					claimed_until: null,
					may_have_arrived: mayHaveArrived,
					last_error: "The server was stopped before the mail server answered.",
					is_due_soon: true,
				},
			]);
			expect(await leadActions(operator.orm).retry(id)).toMatchObject({ mails: { size: 1 } });
		},
	);

	it("records a mail as sent that is accepted while it waits", async () => {
		await store({}, {});
		const { queue, answer } = await startSending("content");
		const stopped = queue.stop();
		answer();
		await stopped;
		expect(await mails()).toMatchObject([{ state: "sent", claimed_until: null }]);
	});

	it("gives a notice back, to be sent soon", async () => {
		await sql(
			"insert into mails (kind, to_address, subject, text) values ('notice', 'ada@example.com', 'Not listed', 'Why')",
		);
		const { mailer, waiting } = await silentServer("content");
		const write = mailWriter(operator.orm, { mail, writeLead: async () => undefined });
		const queue = runMailQueue(
			{ database: operator, mailer, companyEmail: mail.to, write, log: silent },
			patience,
		);
		await expect.poll(() => waiting.length).toBe(1);
		await queue.stop();
		expect(
			await sql("select state, due_at < now() + interval '1 minute' as is_due_soon from mails"),
		).toEqual([{ state: "waiting", is_due_soon: true }]);
	});
});
