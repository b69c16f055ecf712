import type { Dealer, LeadAddress } from "@nev/contract/desk";
import { describe, expect, it } from "vitest";
import { describeLeadMails } from "./lead-mails.js";

const values = {
	...{ email: "sales@example.com", pausedUntil: null },
	leadAddresses: [] as LeadAddress[],
} as Dealer["values"];
const leadAddresses: LeadAddress[] = [
	{ email: "ann@example.com", format: "mail" },
	{ email: "crm@example.com", format: "adf" },
];

const dealer = {
	visibility: "visible",
	reviewedAt: "2026-11-24T12:00:00Z",
	values,
	declinedAddresses: [] as readonly string[],
} as Dealer;

describe("a dealer's page says", () => {
	it("to whom its leads are mailed", () => {
		expect(describeLeadMails(dealer, true)).toBe("To sales@example.com");
		expect(describeLeadMails(dealer, false)).toMatch(/^Wait to be mailed to sales@example\.com: /);
	});

	it("each address, but for those on the do-not-contact list", () => {
		const several = { ...dealer, values: { ...values, leadAddresses } };
		expect(describeLeadMails(several, true)).toBe(
			"To sales@example.com, ann@example.com, crm@example.com",
		);
		const declined = { isDoNotContact: true, declinedAddresses: ["ann@example.com"] };
		expect(describeLeadMails({ ...several, ...declined }, true)).toBe("To crm@example.com");
	});

	it.each<[string, Partial<Dealer>]>([
		["None, because visitors do not see it", { visibility: "hidden", reviewedAt: null }],
		["None until it is approved; the company gets them", { reviewedAt: null }],
		[
			"None, because it has no email address; the company gets them",
			{ values: { ...values, email: "" } },
		],
		[
			"None, because its address is on the do-not-contact list; the company gets them",
			{ isDoNotContact: true, reviewedAt: null },
		],
		[
			"None until it is listed again; the company gets them",
			{ values: { ...values, pausedUntil: "2026-12-24" } },
		],
	])("%s", (text, given) => {
		expect(describeLeadMails({ ...dealer, ...given }, true)).toBe(text);
	});
});
