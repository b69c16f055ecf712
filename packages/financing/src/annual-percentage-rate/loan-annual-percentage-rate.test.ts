import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "../../test/arbitraries.js";
import { monthlyPayment } from "../loan/monthly-payment.js";
import { loanAnnualPercentageRate } from "./loan-annual-percentage-rate.js";

describe("loanAnnualPercentageRate", () => {
	it("includes a prepaid finance charge", () => {
		const loan = { principal: 8000, noteRate: 7.99, term: 60, prepaidFinanceCharge: 200 };
		const apr = loanAnnualPercentageRate(loan);
		expect(apr).toBeCloseTo(9.068, 3);
		// At this rate the same payment repays the 7,800 that the borrower receives.
		expect(monthlyPayment(7800, apr, 60)).toBeCloseTo(monthlyPayment(8000, 7.99, 60), 8);
	});

	it("rises with the prepaid finance charge", () => {
		fc.assert(
			fc.property(dollars(1000, 50_000), dollars(1, 400), (principal, prepaidFinanceCharge) => {
				const loan = { principal, noteRate: 6.49, term: 48 };
				expect(loanAnnualPercentageRate({ ...loan, prepaidFinanceCharge })).toBeGreaterThan(
					loanAnnualPercentageRate(loan),
				);
			}),
		);
	});

	it("falls with a long first period without additional interest", () => {
		const firstPeriod = { unitPeriods: 1, fraction: 15 / 30 };
		expect(
			loanAnnualPercentageRate({ principal: 8000, noteRate: 7.99, term: 60, firstPeriod }),
		).toBeLessThan(7.99);
	});

	it("rejects a charge that leaves nothing to finance", () => {
		expect(() =>
			loanAnnualPercentageRate({
				principal: 8000,
				noteRate: 7.99,
				term: 60,
				prepaidFinanceCharge: 8000,
			}),
		).toThrow("amountFinanced must be at least 0.01");
	});
});
