import { budgetToPrice, type FinancingOption } from "@nev/financing";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { extrasOf, type FinancingDeal, hasExtras } from "../deal/financing-deal.js";
import { optionWords } from "../results/words.js";
import { formatRate } from "../words.js";
import { statedDownPayment } from "./down-payment.js";
import { useDetailsContext } from "./use-details-context.js";

export interface BudgetPricesProps {
	options: readonly FinancingOption[];
	deal: FinancingDeal;
}

/** The other way round: the highest price that the monthly budget carries, loan by loan. */
export function BudgetPrices({ options, deal }: BudgetPricesProps) {
	const { messages, locale } = useDetailsContext();
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
								name: optionWords(messages, loan).name,
								price: formatDollars(locale, price),
								down: formatDollars(locale, statedDownPayment(deal)),
								payments: formatMessage(locale, messages.payments, { count: loan.term }),
								amount: formatDollars(locale, deal.monthlyBudget),
								rate: formatRate(locale, loan.apr),
							})}
						</li>
					);
				})}
			</ul>
		</>
	);
}
