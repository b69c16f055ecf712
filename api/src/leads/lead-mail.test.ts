import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "../../test/mail-server.js";
import { companyOf } from "../company/company.js";
import { linkNotice } from "../corrections/correction-notices.js";
import type { Mail } from "../mail/mail.js";
import { createMailer } from "../mail/mailer.js";
import { adfMail } from "./adf.js";
import type { Lead, LeadDealership } from "./lead.js";
import { handedOverMail, leadMail } from "./lead-mail.js";

const server = await startMailServer();
const mailer = createMailer({ from: "leads@nev.example.com" }, server.url, () => "NEV");
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

const company = { name: "Nation of Carts", email: "info@example.com", phone: "(555) 555-0100" };

const dealership: LeadDealership = {
	name: "Gulf Carts",
	email: "sales@gulfcarts.example.com",
	leadFormat: "mail",
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

	it("has the name of its sender as it was typed, and not what mail programs would decode it to", async () => {
		const name = "=?utf-8?B?RXZl?= Byron";
		const email = await receive(leadMail({ ...lead, name }, envelope, "NEV"));
		expect(email.subject).toBe(`Vehicle inquiry: D6 Max GT4 (${name})`);
		expect(email.replyTo?.[0]?.name).toBe("= ?utf-8?B?RXZl?= Byron");
	});

	it("has a subject that is cut between characters", async () => {
		const family = "👩\u200d👩\u200d👧";
		const vehicleName = "a".repeat(180) + family.repeat(3);
		const { subject } = await receive(leadMail({ ...lead, vehicleName }, envelope, "NEV"));
		expect(subject).toBe(`Vehicle inquiry: ${"a".repeat(180)}`);
		const adf = adfMail({ ...lead, vehicleName: `${"a".repeat(169)}${family}` }, envelope, company);
		expect(adf.subject).toBe(`ADF lead for Nation of Carts: ${"a".repeat(169)}`);
		const handedOver = handedOverMail({ ...lead, vehicleName }, dealership, "<1@x>", "NEV");
		expect(handedOver.subject).toBe(`No longer yours: ${"a".repeat(180)}`);
	});

	it("has the lines of the message in programs without styles, and no markup of its sender", () => {
		const message = "Is it street legal?\r\n\n<b>Call me</b>";
		const { text, html } = leadMail({ ...lead, message }, envelope, "NEV");
		expect(html).toContain("<p>Is it street legal?<br><br>&#60;b&#62;Call me&#60;/b&#62;</p>");
		expect(text).toContain(`\n${message}\n`);
	});

	it("says when it was received as a person reads it, with the zone", () => {
		const { text, html } = leadMail(lead, envelope, "NEV");
		const received = "November 27, 2026, 5:09 PM UTC";
		expect(text).toContain(`Received: ${received}\n`);
		expect(html).toContain(received);
		const handedOver = handedOverMail(lead, dealership, "<1@x>", "NEV");
		expect(handedOver.text).toContain(`, received ${received}, which we mailed to Gulf Carts,`);
	});

	it("ends its sentences with one full stop, also after an abbreviation", () => {
		const closing = "Sent through Carts, Inc. Answer this mail to write to Ada Lovelace Jr.";
		const { text, html } = leadMail({ ...lead, name: "Ada Lovelace Jr." }, envelope, "Carts, Inc.");
		expect(text).toContain(`${closing}\n`);
		expect(html).toContain(`${closing}<`);
		expect(handedOverMail(lead, dealership, "<1@x>", "Carts, Inc.").text).toContain(
			"Sent through Carts, Inc. Lead: 7\n",
		);
		const { text: link } = linkNotice(
			{ ...dealership, name: "Gulf Carts, Inc." },
			"https://nev.example.com/",
			30,
			companyOf(),
		);
		expect(link).toContain("the listing of Gulf Carts, Inc. If it was you");
	});
});
