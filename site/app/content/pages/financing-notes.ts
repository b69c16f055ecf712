import type { Facts } from "../facts.js";
import { formatDollars, formatLoanRates, formatPrices } from "../figures.js";
import type { Financing } from "../financing.js";
import type { TitledText } from "./titled-text.js";

/** Notes on the kinds of financing, below the calculator. */
export function financingNotes({ price, loanAmount }: Facts, financing: Financing): TitledText[] {
	return [
		{
			id: "loan",
			title: "A loan",
			text: `You own the vehicle from the first day. Loans run from ${formatDollars(loanAmount.least)} to ${formatDollars(loanAmount.most)}. The estimates are made at an annual percentage rate of ${formatLoanRates(financing)}, which follows your credit score.`,
		},
		{
			id: "lease",
			title: "A business lease",
			text: "For business use, or where a tax benefit matters to you. You pay for the use of the vehicle and give it back at the end, or agree on something else with your dealer.",
		},
		{
			id: "cash",
			title: "Cash",
			text: `No interest and no application. Starting prices ${formatPrices(price)}, before tax, title and delivery.`,
		},
	];
}
