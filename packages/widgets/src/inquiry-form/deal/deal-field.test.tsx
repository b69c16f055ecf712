import { inquiryDealSchema } from "@nev/contract";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { dealOffers } from "../../financing-calculator/deal/deal-offers.js";
import { defaultDeal } from "../../financing-calculator/deal/financing-deal.js";
import { withOffers } from "../../financing-calculator/rates/rates-of.js";
import type { RatesState } from "../../financing-calculator/rates/rates-state.js";
import { readRates } from "../../financing-calculator/rates/read-rates.js";
import { NevProvider } from "../../provider/index.js";
import { DealField } from "./deal-field.js";

/** The words beside the box for a way to pay, and what is sent. */
function render(id: string, changes = {}, locale = "en", rates?: RatesState) {
	const deal = { ...defaultDeal, ...changes };
	const offer = dealOffers(deal, rates).find((one) => one.id === id);
	if (!offer) throw new Error(`There is no ${id}.`);
	const html = renderToString(
		<NevProvider locale={locale}>
			<DealField offer={offer} deal={deal} />
		</NevProvider>,
	);
	const [, value = ""] = /value="([^"]*)"/.exec(html) ?? [];
	const sent = JSON.parse(value.replaceAll("&quot;", '"'));
	expect(inquiryDealSchema.parse(sent)).toEqual(sent);
	return { text: html.replace(/<[^>]+>/g, ""), sent };
}

test("sends the numbers that it shows, and nothing of the buyer", () => {
	const { text, sent } = render("standard-loan");
	expect(text).toBe(
		"Send my numbers: Standard Loan for $8,995, $162.07 a month for 60 months at 7.99% APR, $1,000 down, $10,724.29 total",
	);
	expect(Object.keys(sent).sort()).toEqual(
		"apr downPayment monthlyPayment program term totalCost type vehiclePrice".split(" "),
	);
});

test("says that the payment is with a trade-in, tax and fees, which are sent then", () => {
	const { text, sent } = render("standard-loan", { taxRate: 6.25, dealerFees: 150 }, "es");
	expect(text).toContain("con vehículo a cuenta, impuesto y cargos");
	expect(sent).toMatchObject({ taxRate: 6.25, fees: 150, chargesPaid: "financed" });
});

test("a lease is without them, and has no APR", () => {
	const { text, sent } = render("business-lease", { taxBenefit: true, taxRate: 6.25 });
	expect(text).toMatch(/due at signing, \$[\d,.]+ total$/);
	expect(text).not.toContain("APR");
	expect(sent).not.toHaveProperty("taxRate");
});

test("cash is its total", () => {
	expect(render("cash").text).toBe("Send my numbers: Cash Purchase, $8,995 total");
});

test("a lender's promotion has its conditions, its last day and its balloon payment", () => {
	const rate = { lender: "Bay Bank", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 0 };
	const offer = { conditions: "New vehicles with 10% down.", endsOn: "2027-01-31" };
	const rates = withOffers(readRates([{ ...rate, ...offer, balloonPercent: 30 }]));
	const { text, sent } = render("loan-bay-bank", {}, "en", rates);
	expect(text).toMatch(
		/\$8,995 total, with a balloon payment of \$2,398\.50 with the last payment\. Conditions: New vehicles with 10% down\. Offered until January 31, 2027\.$/,
	);
	expect(sent).toMatchObject({ lender: "Bay Bank", apr: 0, balloonPayment: 2398.5, ...offer });
});
