import { type DisclosureCode, type FinancingOption, validBudgetToPrice } from "@nev/financing";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { formatRate } from "../deal/amount-text.js";
import { statedDownPayment } from "../deal/deal-offers.js";
import { extrasOf, type FinancingDeal, hasExtras } from "../deal/financing-deal.js";
import { optionFigures } from "../deal/option-figures.js";
import type { RatesState } from "../rates/rates-state.js";
import { disclosureText, loanAmountNote, optionTexts } from "../results/option-text.js";
import { useDetails } from "./use-details.js";

export interface BudgetPricesProps {
	loans: readonly FinancingOption[];
	deal: FinancingDeal;
	rates: RatesState;
}

/** What a lender's rate has beside the price, the payments and the rate. */
const lenderTerms: ReadonlySet<DisclosureCode> = new Set([
	"balloon-payment",
	"conditions",
	"ends-on",
]);

/** For each loan, the highest price that the monthly budget pays for. */
export function BudgetPrices({ loans, deal, rates }: BudgetPricesProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	return (
		<>
			{hasExtras(deal) && <p className="nev-merits-label">{messages.dealTitle}</p>}
			<ul className="nev-budget-prices">
				{loans.map((loan) => {
					const price = validBudgetToPrice({
						monthlyBudget: deal.monthlyBudget,
						downPayment: deal.downPayment,
						apr: loan.apr,
						term: loan.term,
						balloonPercent: loan.rate?.balloonPercent,
						...extrasOf(deal),
					});
					const figures = price > 0 && optionFigures(loan, { ...deal, vehiclePrice: price });
					const { balloonPayment = 0 } = figures || {};
					const total =
						figures && figures.dueAtSigning + deal.monthlyBudget * loan.term + balloonPayment;
					return (
						<li key={loan.id}>
							{formatMessage(locale, figures ? messages.budgetPrice : messages.budgetNone, {
								name: optionTexts(locale, messages, loan).name,
								price: formatDollars(locale, price),
								down: formatDollars(locale, statedDownPayment(deal)),
								payments: formatMessage(locale, messages.payments, { count: loan.term }),
								amount: formatDollars(locale, deal.monthlyBudget),
								rate: formatRate(locale, loan.apr),
								total: total ? formatDollars(locale, total) : "",
							})}{" "}
							{figures && loanAmountNote(locale, messages, loan, figures.amountFinanced)}
							{figures &&
								rates
									.disclosures?.([{ ...loan, balloonPayment }], {
										usage: deal.usage,
										terms: { [loan.id]: ["payment"] },
									})
									.map(
										(disclosure) =>
											lenderTerms.has(disclosure.code) && (
												<span key={disclosure.id}>
													{disclosureText(locale, messages, disclosure)}{" "}
												</span>
											),
									)}
						</li>
					);
				})}
			</ul>
		</>
	);
}
