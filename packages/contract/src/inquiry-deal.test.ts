import { describe, expect, it } from "vitest";
import { vehicleInquirySchema } from "./inquiry.js";
import { describeDeal, type InquiryDeal, inquiryDealSchema } from "./inquiry-deal.js";

const deal: InquiryDeal = {
	program: "Standard Loan",
	type: "loan",
	vehiclePrice: 8995,
	downPayment: 1000,
	apr: 7.99,
	term: 60,
	monthlyPayment: 162.07,
	totalCost: 10724.29,
	creditScore: 700,
	usage: "personal",
	taxBenefit: false,
	link: "financing=1&price=8995&credit=700&down=1000&term=60&use=personal&tax-benefit=no",
};

const extras = {
	tradeIn: { allowance: 2000, owed: 500.5 },
	taxRate: 6,
	taxBase: "price-less-trade-in",
	fees: 230,
	chargesPaid: "financed",
} as const;

describe("the deal of an inquiry", () => {
	const ofLender = { ...deal, lender: "Bay Credit Union", balloonPayment: 2398.5 };
	const promotion = { ...ofLender, conditions: "c".repeat(300), endsOn: "2027-01-31" };

	it.each([deal, { ...deal, ...extras }, ofLender, promotion])(
		"is what the calculator has worked out: %j",
		(valid) => {
			expect(inquiryDealSchema.parse(valid)).toEqual(valid);
		},
	);

	it.each([
		{ vehiclePrice: 1_000_000_001 },
		{ downPayment: -1 },
		{ monthlyPayment: Number.NaN },
		{ totalCost: Number.POSITIVE_INFINITY },
		{ apr: "7.99" },
		{ term: 601 },
		{ term: 1.5 },
		{ type: "gift" },
		{ program: "" },
		{ program: "a".repeat(201) },
		{ creditScore: 1001 },
		{ tradeIn: { allowance: -1, owed: 0 } },
		{ conditions: "" },
		{ conditions: "c".repeat(301) },
		{ endsOn: "2027-02-30" },
		{ link: "https://evil.example.com" },
		{ link: "financing=1&price=8995 https://evil.example.com" },
		{ link: `financing=1${"&a=1".repeat(200)}` },
	])("has no %j, and the inquiry with it is accepted without a deal", (invalid) => {
		const sent = { ...deal, ...invalid };
		expect(inquiryDealSchema.safeParse(sent).success).toBe(false);
		const inquiry = {
			name: "Ada Lovelace",
			email: "ada@example.com",
			phone: "(239) 555-0142",
			message: "Is it street legal?",
			vehicleName: "D6 Max GT4",
			vehiclePrice: "$8,995",
		};
		expect(vehicleInquirySchema.parse({ ...inquiry, deal: sent })).toEqual({
			...inquiry,
			deal: undefined,
		});
	});
});

describe("describeDeal", () => {
	it("has the total beside the monthly payment, and everything else that the deal has", () => {
		expect(describeDeal(deal)).toEqual([
			["Way to pay", "Standard Loan"],
			["Monthly payment", "$162.07 for 60 months, 7.99% APR"],
			["Total cost", "$10,724.29"],
			["Vehicle price", "$8,995"],
			["Down payment", "$1,000"],
			["Credit score", "about 700"],
			["Use", "personal"],
		]);
	});

	it("names the lender, and the balloon payment", () => {
		const rows = describeDeal({ ...deal, lender: "Bay Credit Union", balloonPayment: 2398.5 });
		expect(rows.slice(1, 5)).toEqual([
			["Monthly payment", "$162.07 for 60 months, 7.99% APR"],
			["Lender", "Bay Credit Union"],
			["Balloon payment", "$2,398.50 with the last payment"],
			["Total cost", "$10,724.29"],
		]);
	});

	it("has the conditions and the last day of a lender's rate next to it", () => {
		const promotion = { apr: 0, conditions: "New vehicles with 10% down", endsOn: "2027-01-31" };
		const rows = describeDeal({ ...deal, lender: "Bay Bank", ...promotion });
		expect(rows.slice(1, 5)).toEqual([
			["Monthly payment", "$162.07 for 60 months, 0% APR"],
			["Lender", "Bay Bank"],
			["Conditions", "New vehicles with 10% down"],
			["Offered until", "January 31, 2027"],
		]);
	});

	it("has a trade-in, tax and fees", () => {
		expect(describeDeal({ ...deal, ...extras, usage: "business", taxBenefit: true })).toEqual([
			["Way to pay", "Standard Loan"],
			["Monthly payment", "$162.07 for 60 months, 7.99% APR"],
			["Total cost", "$10,724.29"],
			["Vehicle price", "$8,995"],
			["Down payment", "$1,000"],
			["Trade-in", "worth $2,000, $500.50 still owed"],
			["Sales tax", "6% of the price less the trade-in"],
			["Fees", "$230"],
			["Tax and fees", "added to the loan"],
			["Credit score", "about 700"],
			["Use", "business, with a tax benefit"],
		]);
	});

	it("never calls a lease's rate an APR, and says what its payment leaves out", () => {
		const lease = {
			...deal,
			...extras,
			program: "Business Lease",
			type: "lease",
			apr: 2.5,
		} as const;
		const rows = describeDeal(lease);
		expect(rows).toContainEqual(["Monthly payment", "$162.07 for 60 months, rate 2.5%"]);
		expect(rows).toContainEqual(["Total cost", "$10,724.29, before trade-in, tax and fees"]);
		expect(rows).toContainEqual(["Due at signing", "$1,000"]);
		// Nothing is borrowed to which tax and fees could be added.
		expect(rows.map(([label]) => label)).not.toContain("Tax and fees");
	});

	it("has no payment, rate or credit score for cash", () => {
		const cash = {
			type: "cash",
			...{ program: "Cash Purchase", vehiclePrice: 8995, downPayment: 8995 },
			...{ apr: 0, term: 0, monthlyPayment: 0, totalCost: 8995 },
		} as const;
		expect(describeDeal(cash)).toEqual([
			["Way to pay", "Cash Purchase"],
			["Total cost", "$8,995"],
			["Vehicle price", "$8,995"],
		]);
	});
});
