import type { InquiryDeal } from "@nev/contract";
import { DtdValidator, XmlDocument, XmlDtd } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import { adfDtd } from "../../test/adf-dtd.js";
import { adfMail } from "./adf.js";
import type { Lead } from "./lead.js";
import { dealLinkOf } from "./lead-deal.js";
import { leadMail } from "./lead-mail.js";

const link = "financing=1&price=8995&credit=700&down=1000&term=60&use=personal&tax-benefit=no";

const loan: InquiryDeal = {
	type: "loan",
	...{ program: "Standard Loan", vehiclePrice: 8995, downPayment: 1000, apr: 7.99, term: 60 },
	...{ monthlyPayment: 162.07, totalCost: 10724.29, creditScore: 700, link },
	tradeIn: { allowance: 2000, owed: 500.5 },
};

const bare: Lead = {
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
	vehicle: { series: "D6 Max", model: "GT4", slug: "d6-max-gt4" },
};

const dealLink = `https://nev.example.com/inventory/d6-max-gt4#${link}`;
const lead: Lead = { ...bare, deal: loan, dealLink };
const envelope = { messageId: "<1@example.com>", to: "a@example.com" };
const company = { name: "Nation of Carts", email: "info@example.com", phone: "(555) 555-0100" };

describe("the mail of a lead with a deal", () => {
	it("has it in aligned lines with the link that opens it", () => {
		expect(leadMail(lead, envelope, { company: "NEV" }).text).toContain(
			`
Worked out by the visitor in our calculator, checked by nobody:
Way to pay:      Standard Loan
Monthly payment: $162.07 for 60 months, 7.99% APR
Total cost:      $10,724.29
Vehicle price:   $8,995
Down payment:    $1,000
Trade-in:        worth $2,000, $500.50 still owed
Credit score:    about 700
${dealLink}
`,
		);
	});

	it("has it as a table with the link that opens it", () => {
		const { html } = leadMail(lead, envelope, { company: "NEV" });
		expect(html).toMatch(/<th[^>]*>Total cost<\/th><td[^>]*>\$10,724\.29<\/td>/);
		const href = dealLink.replaceAll("&", "&#38;");
		expect(html).toContain(`<a href="${href}">See these numbers on the vehicle's page</a>`);
	});

	it("has no markup and no further lines of its sender", () => {
		const program = "<b>Loan</b>\nEmail: eve@example.com";
		const { text, html } = leadMail({ ...lead, deal: { ...loan, program } }, envelope, {
			company: "NEV",
		});
		expect(text).toContain("\nWay to pay:      <b>Loan</b> Email: eve@example.com\n");
		expect(html).not.toContain("<b>Loan");
	});

	it("says nothing of one where the visitor has sent none", () => {
		const { text, html } = leadMail(bare, envelope, { company: "NEV" });
		expect(`${text}${html}`).not.toMatch(/worked out|numbers/i);
	});
});

/** What each XPath finds in the ADF of a lead, which the DTD accepts. */
function adf(written: Lead, ...paths: string[]): string[][] {
	const document = XmlDocument.fromString(adfMail(written, envelope, company).text);
	const validator = new DtdValidator(XmlDtd.fromString(adfDtd));
	validator.validate(document);
	const texts = paths.map((path) => document.find(path).map(({ content }) => content));
	validator.dispose();
	document.dispose();
	return texts;
}

describe("the ADF of a lead with a deal", () => {
	it.each([
		["loan", "finance", ["downpayment 1000", "monthly 162.07", "total 10724.29"]],
		["lease", "lease", ["downpayment 1000", "monthly 162.07", "total 10724.29"]],
		["cash", "cash", ["total 10724.29"]],
	] as const)("of a %s has its method and its amounts as finance", (type, method, amounts) => {
		const [methods, found = [], types = []] = adf(
			{ ...lead, deal: { ...loan, type } },
			"//vehicle/finance/method",
			"//vehicle/finance/amount",
			"//vehicle/finance/amount/@type",
		);
		expect(methods).toEqual([method]);
		expect(found.map((amount, index) => `${types[index]} ${amount}`)).toEqual(amounts);
	});

	it("has everything in the comments, a trade-in too: nobody has told its year, make and model", () => {
		const [[comments] = [], vehicles] = adf(lead, "//customer/comments", "//vehicle");
		expect(comments).toContain(
			"Worked out by the visitor in our calculator, checked by nobody: Way to pay: Standard Loan; ",
		);
		expect(comments).toContain("; Trade-in: worth $2,000, $500.50 still owed; ");
		expect(comments).toContain(dealLink);
		expect(vehicles).toHaveLength(1);
	});

	it("has no finance without a deal", () => {
		expect(adf(bare, "//finance")).toEqual([[]]);
	});
});

it.each([
	[lead, "https://nev.example.com", dealLink],
	[lead, undefined, undefined],
	[bare, "https://nev.example.com", undefined],
	[{ ...bare, deal: loan, vehicle: undefined }, "https://nev.example.com", undefined],
])("a deal's link is that of its vehicle's page, if both are known", (known, origin, expected) => {
	expect(dealLinkOf(known as Lead, origin)).toBe(expected);
});
