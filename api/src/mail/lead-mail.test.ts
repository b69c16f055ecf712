import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "../../test/mail-server.js";
import type { Lead } from "../leads/lead.js";
import { leadMail } from "./lead-mail.js";
import type { Mail } from "./mail.js";
import { createMailer } from "./mailer.js";

const server = await startMailServer();
const mailer = createMailer({ from: "leads@nev.example.com" }, server.url, "NEV");
afterAll(async () => {
	mailer.close();
	await server.close();
});
beforeEach(() => {
	server.received.length = 0;
});

/** The mail as its recipient's program reads it. */
async function receive(mail: Mail) {
	await mailer.send(mail);
	const [received] = server.received;
	if (!received) throw new Error("No mail was received.");
	return received.email;
}

const lead: Lead = {
	id: 7,
	uuid: "0f7d2c1e-7f4e-4c59-9a53-1df1a5f1a111",
	kind: "inquiry",
	createdAt: new Date("2026-11-27T17:09:24.822Z"),
	suspicion: null,
	name: "Ada Lovelace",
	email: "ada@example.com",
	phone: "(239) 555-0142",
	message: "Is it street legal?",
	vehicleName: "D6 Max GT4",
};

const envelope = { messageId: "<1@example.com>", to: "sales@gulfcarts.example.com" };

describe("the mail of a lead", () => {
	it.each(["علی\u200cرضا", "Ana 👩\u200d👩\u200d👧"])(
		"has the name %s with its joiners everywhere",
		async (name) => {
			const email = await receive(leadMail({ ...lead, name }, envelope, "NEV"));
			expect(email.subject).toBe(`Vehicle inquiry: D6 Max GT4 (${name})`);
			expect(email.replyTo).toEqual([{ name, address: "ada@example.com" }]);
			expect(email.text).toContain(`Name: ${name}\n`);
			expect(email.html).toContain(name);
		},
	);
});
