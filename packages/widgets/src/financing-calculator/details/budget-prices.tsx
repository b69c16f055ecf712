import { budgetToPrice, type FinancingOption } from "@nev/financing";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { formatRate } from "../deal/amount-text.js";
import { statedDownPayment } from "../deal/deal-offers.js";
import { extrasOf, type FinancingDeal, hasExtras } from "../deal/financing-deal.js";
import { optionFigures } from "../deal/option-figures.js";
import { optionTexts } from "../results/option-text.js";
import { useDetails } from "./use-details.js";

export interface BudgetPricesProps {
	options: readonly FinancingOption[];
	deal: FinancingDeal;
}

/** For each loan, the highest price that the monthly budget pays for. */
export function BudgetPrices({ options, deal }: BudgetPricesProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const totalOf = (loan: FinancingOption, vehiclePrice: number) =>
		optionFigures(loan, { ...deal, vehiclePrice }).dueAtSigning + deal.monthlyBudget * loan.term;
	const loans = options.filter(({ type }) => type === "loan");
	return (
		<>
			{hasExtras(deal) && <p className="nev-merits-label">{messages.dealTitle}</p>}
			<ul className="nev-budget-prices">
				{loans.map((loan) => {
					const price = budgetToPrice({
						monthlyBudget: deal.monthlyBudget,
						downPayment: deal.downPayment,
						apr: loan.apr,
						term: loan.term,
						...extrasOf(deal),
					});
					return (
						<li key={loan.id}>
							{formatMessage(locale, price > 0 ? messages.budgetPrice : messages.budgetNone, {
								name: optionTexts(messages, loan).name,
								price: formatDollars(locale, price),
								down: formatDollars(locale, statedDownPayment(deal)),
								payments: formatMessage(locale, messages.payments, { count: loan.term }),
								amount: formatDollars(locale, deal.monthlyBudget),
								rate: formatRate(locale, loan.apr),
								total: price > 0 ? formatDollars(locale, totalOf(loan, price)) : "",
							})}
						</li>
					);
				})}
			</ul>
		</>
	);
}
