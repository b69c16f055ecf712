import { defaultFinancingProfile, type FinancingProfile } from "../financing-profile.js";
import { amortisedPayment } from "../loan/monthly-payment.js";
import { roundToCents } from "../money.js";
import { type FinancingRate, fitsRate } from "../rates/financing-rate.js";
import { standardLoanApr } from "./loans.js";

/** The amounts that loans are made for, US dollars (specification, section 9, structured data). */
export const loanAmounts = { least: 5000, most: 20_000 } as const;

/** Whether loans are made for an amount in US dollars. NaN is none. */
export function isLoanAmount(amount: number): boolean {
	return amount >= loanAmounts.least && amount <= loanAmounts.most;
}

/** A loan's monthly payment, with the total cost and what it assumes of the buyer. */
export interface StartingPayment
	extends Readonly<Pick<FinancingProfile, "downPayment" | "creditScore">> {
	/** US dollars, rounded to cents. */
	readonly monthlyPayment: number;
	/** US dollars, rounded to cents: all payments and the down payment. */
	readonly totalCost: number;
	/** Percent a year. */
	readonly apr: number;
	/** Months. */
	readonly term: number;
	/** Of a dealer's own rate. */
	readonly lender?: string;
}

/**
 * The lowest payment that the calculator's initial profile leads to at a price: the Standard Loan of
 * `recommendFinancing`, to the cent. Undefined where no loan is made for the price less the down payment.
 *
 * With a dealer's own rates it is that of the lowest regular one: neither for a time, nor on conditions, nor
 * with a balloon payment, which a card has no room to state. So it is as true tomorrow as today.
 *
 * @param vehiclePrice US dollars
 * @param rates the dealer's own
 *
 * @example
 * startingPayment(8995)?.monthlyPayment; // 162.07
 * startingPayment(5500); // undefined: 4,500 is less than a loan
 */
export function startingPayment(
	vehiclePrice: number,
	rates?: readonly FinancingRate[] | undefined,
): StartingPayment | undefined {
	const { downPayment, creditScore, preferredTerm: term } = defaultFinancingProfile;
	const principal = vehiclePrice - downPayment;
	const rate = rates && lowestRegularRate(rates);
	if (rates ? !rate || !(principal > 0 && principal < Infinity) : !isLoanAmount(principal))
		return undefined;
	const apr = rate ? rate.apr : standardLoanApr(creditScore);
	const payment = amortisedPayment(principal, apr, term);
	return {
		monthlyPayment: roundToCents(payment),
		totalCost: roundToCents(payment * term + downPayment),
		downPayment,
		creditScore,
		apr,
		term,
		...(rate && { lender: rate.lender }),
	};
}

function lowestRegularRate(rates: readonly FinancingRate[]): FinancingRate | undefined {
	return rates
		.filter(({ conditions, endsOn, balloonPercent }) => !(conditions || endsOn || balloonPercent))
		.filter((rate) => fitsRate(defaultFinancingProfile, rate))
		.sort((a, b) => a.apr - b.apr)[0];
}
