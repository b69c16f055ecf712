import { expect, test } from "vitest";
import { defaultDeal, type FinancingDeal } from "../deal/financing-deal.js";
import { applyLink } from "./apply-link.js";

test("the fragment has the option and rounded terms, and nothing about the visitor", () => {
	const deal = { ...defaultDeal, vehiclePrice: 8995.4, downPayment: 999.6 };
	expect(applyLink("https://lender.example.com/apply?dealer=7", "prime-loan", deal)).toBe(
		"https://lender.example.com/apply?dealer=7#financing=1&price=8995&down=1000&term=60&option=prime-loan",
	);
});

test("the fragment has a trade-in, tax and fees, so that it leads to the payment on the card", () => {
	const deal: FinancingDeal = {
		...{ ...defaultDeal, tradeInAllowance: 2000.5, tradeInOwed: 500, taxRate: 6.25 },
		...{ taxBase: "price-less-trade-in", registrationFees: 80, dealerFees: 150 },
		...{ chargesPaid: "at-signing", usage: "business", taxBenefit: true },
	};
	expect(applyLink("/apply", "standard-loan", deal)).toBe(
		"/apply#financing=1&price=8995&down=1000&term=60&trade-in=2000.5&owed=500&sales-tax=6.25&taxed=price-less-trade-in&registration=80&dealer-fees=150&charges=at-signing&option=standard-loan",
	);
});

test("an address that has a fragment is unchanged", () => {
	expect(applyLink("/apply#form", "cash", defaultDeal)).toBe("/apply#form");
});
