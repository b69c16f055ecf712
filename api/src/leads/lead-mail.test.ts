import { consentTexts } from "@nev/contract";
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

const toCompany = { company: company.name };

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
			const email = await receive(leadMail({ ...lead, name }, envelope, toCompany));
			expect(email.subject).toBe(`Vehicle inquiry: D6 Max GT4 (${name})`);
			expect(email.replyTo).toEqual([{ name, address: "ada@example.com" }]);
			expect(email.text).toContain(`Name: ${name}\n`);
			expect(email.html).toContain(name);
		},
	);

	it("has the name of its sender as it was typed, and not what mail programs would decode it to", async () => {
		const name = "=?utf-8?B?RXZl?= Byron";
		const email = await receive(leadMail({ ...lead, name }, envelope, toCompany));
		expect(email.subject).toBe(`Vehicle inquiry: D6 Max GT4 (${name})`);
		expect(email.replyTo?.[0]?.name).toBe("= ?utf-8?B?RXZl?= Byron");
	});

	it("has a subject that is cut between characters", async () => {
		const family = "👩\u200d👩\u200d👧";
		const vehicleName = "a".repeat(180) + family.repeat(3);
		const { subject } = await receive(leadMail({ ...lead, vehicleName }, envelope, toCompany));
		expect(subject).toBe(`Vehicle inquiry: ${"a".repeat(180)}`);
		const adf = adfMail({ ...lead, vehicleName: `${"a".repeat(169)}${family}` }, envelope, company);
		expect(adf.subject).toBe(`ADF lead for Nation of Carts: ${"a".repeat(169)}`);
		const handedOver = handedOverMail({ ...lead, vehicleName }, dealership, "<1@x>", company);
		expect(handedOver.subject).toBe(`No longer yours: ${"a".repeat(180)}`);
	});

	it("has the lines of the message in programs without styles, and no markup of its sender", () => {
		const message = "Is it street legal?\r\n\n<b>Call me</b>\nName: Eve";
		const { text, html } = leadMail({ ...lead, message }, envelope, toCompany);
		expect(html).toContain(
			"Is it street legal?<br><br>&#60;b&#62;Call me&#60;/b&#62;<br>Name: Eve",
		);
		expect(text).toContain("  Is it street legal?\n\n  <b>Call me</b>\n  Name: Eve\n\nName: Ada");
	});

	it("has what its reader does first, first: the message, who, how to call, which vehicle, when, I have it", () => {
		const full: Lead = {
			...lead,
			...{ vehiclePrice: "$8,995", campaign: "google / cpc", dealership },
			page: "https://dealer.example.com/carts/d6?gclid=abc#inquiry",
			consent: { text: "Call me.", givenAt: "2026-11-27T17:09:00Z", version: "unknown" },
		};
		const acknowledge = "https://nev.example.com/lead?token=7.1.x";
		const reader = { ...toCompany, isDealer: true, acknowledge };
		const { text, html = "" } = leadMail(full, envelope, reader);
		const order = [
			"Is it street legal?",
			"Ada Lovelace",
			"(239) 555-0142",
			"ada@example.com",
			"D6 Max GT4",
			"$8,995",
			"November 27, 2026",
			"I have it",
			"Consent to calls and texts",
			"google / cpc",
			"dealer.example.com/carts/d6",
			"Reply to this email",
		];
		for (const [name, content] of Object.entries({ text, html: html.replaceAll("<wbr>", "") })) {
			const positions = order.map((part) => content.indexOf(part));
			expect(positions, name).not.toContain(-1);
			expect(positions, name).toEqual([...positions].sort((one, other) => one - other));
			expect(content, name).not.toContain("gclid");
		}
		expect(html).toContain('href="tel:+12395550142"');
		expect(html).toContain('href="mailto:ada@example.com"');
		const purpose =
			"Opens a page where you can tell us that you have the lead, or that it isn't for you.";
		expect(text).toContain(`\n\nI have it:\n${acknowledge}\n${purpose}\n`);
		expect(html).toContain(purpose);
	});

	it("breaks every word of its sender, so that no line is wider than a screen", () => {
		const long = "x".repeat(300);
		const hostile: Lead = {
			...{ ...lead, name: long, email: `${long}@example.com`, phone: long, message: long },
			...{ vehicleName: long, vehiclePrice: long, campaign: long, notMailed: long },
			page: `https://dealer.example.com/${long}?gclid=${long}`,
			dealership: { ...dealership, name: long },
			consent: { text: long, givenAt: long, version: long },
		};
		const { html = "" } = leadMail(hostile, envelope, toCompany);
		const words = html
			.slice(html.indexOf("<body"))
			.replace(/<[^>]*>/g, " ")
			.split(/\s+/);
		expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(60);
	});

	it("has no link to call where nobody can tell the number", () => {
		const { html } = leadMail({ ...lead, phone: "call my office" }, envelope, toCompany);
		expect(html).not.toContain("tel:");
	});

	it("has the telephone number in one format, and dials it as it is", () => {
		const { text, html } = leadMail({ ...lead, phone: "239.555.0142 x5" }, envelope, toCompany);
		expect(text).toContain("Phone: (239) 555-0142 ext. 5\n");
		expect(html).toContain('<a href="tel:+12395550142;ext=5">(239) 555-0142 ext. 5</a>');
	});

	it.each([
		[undefined, "November 27, 2026, 5:09 PM UTC"],
		["America/Los_Angeles", "November 27, 2026, 9:09 AM PST"],
		["America/Puerto_Rico", "November 27, 2026, 1:09 PM AST"],
		["Not/A_Zone", "November 27, 2026, 5:09 PM UTC"],
	])("says when it was received by its reader's clock: %s", (timeZone, received) => {
		const { text, html } = leadMail(lead, envelope, { ...toCompany, timeZone });
		expect(text).toContain(`Received: ${received}\n`);
		expect(html).toContain(received);
		const handedOver = handedOverMail(lead, { ...dealership, timeZone }, "<1@x>", company);
		expect(handedOver.text).toContain(`, received ${received} and sent to Gulf Carts,`);
	});

	it("ends its sentences with one full stop, also after an abbreviation", () => {
		const closing = "Sent through Carts, Inc. Reply to this email to write to Ada Lovelace Jr.";
		const reader = { company: "Carts, Inc." };
		const { text, html } = leadMail({ ...lead, name: "Ada Lovelace Jr." }, envelope, reader);
		expect(text).toContain(`${closing}\n`);
		expect(html).toContain(`${closing}<`);
		const { text: link } = linkNotice(
			{ ...dealership, name: "Gulf Carts, Inc." },
			"https://nev.example.com/",
			30,
			companyOf(),
		);
		expect(link).toContain("the listing for Gulf Carts, Inc. If it was you");
	});
});

describe("a dealer whose lead is another one's now", () => {
	it("is told what to do next, whom to call, and where an answer goes", () => {
		const mail = handedOverMail(lead, dealership, "<1@x>", company);
		expect(mail.replyTo).toEqual({ name: "Nation of Carts", address: "info@example.com" });
		expect(mail.text).toContain("Please do not call or write to Ada Lovelace anymore.");
		expect(mail.text).toContain("If you already have, reply to this email or call (555) 555-0100");
		expect(mail.text).toMatch(/\nNation of Carts\ninfo@example\.com, \(555\) 555-0100\nLead: 7\n$/);
	});
});

describe("a lead's consent", () => {
	const consentTo = (seller: string) => ({
		text: consentTexts[0].text.replace("{seller}", seller).replace("{phone}", "(239) 555-0199"),
		givenAt: "2026-11-27T17:09:00Z",
		version: "en-1",
	});
	const ours = consentTo("Gulf Carts");
	const others = { text: "Call me.", givenAt: "2026-11-27T17:09:00Z", version: "unknown" };

	it.each([
		["the dealer whom the form named", ours, true, true, "given to you"],
		[
			"a dealer who got the lead later",
			ours,
			false,
			true,
			"given to Gulf Carts, (239) 555-0199, not to you",
		],
		[
			"a dealer, of consent to the company",
			consentTo("Nation of Carts"),
			true,
			true,
			"given to Nation of Carts, (239) 555-0199, not to you",
		],
		[
			"a dealer whose name is longer",
			consentTo("Gulf Carts of Naples"),
			true,
			true,
			"given to Gulf Carts of Naples, (239) 555-0199, not to you",
		],
		["the company", consentTo("Nation of Carts"), true, false, "given to you"],
		[
			"the company, of consent to a dealer",
			ours,
			true,
			false,
			"given to Gulf Carts, (239) 555-0199, not to you",
		],
		["anybody, of a page's own words", others, true, true, "in the words of the page"],
	])("is told to %s", (_, consent, isNamedByForm, isDealer, told) => {
		const consented = { ...lead, consent, dealership, isNamedByForm };
		const { text, html } = leadMail(consented, envelope, { ...toCompany, isDealer });
		expect(text).toContain(`\nConsent to calls and texts: ${told}\nWords of the consent: `);
		expect(html).toContain(told);
		const adf = adfMail(consented, envelope, company, { isDealer }).text;
		expect(adf).toContain(`Consent to calls and texts: ${told}\nWords of the consent: `);
	});
});
