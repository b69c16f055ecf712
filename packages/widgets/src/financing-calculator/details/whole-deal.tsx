import type { FinancingOption } from "@nev/financing";
import { formatDollars } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import type { FinancingDeal } from "../deal/financing-deal.js";
import { optionFigures } from "../deal/option-figures.js";
import { optionTexts } from "../results/option-text.js";
import { useDetails } from "./use-details.js";

export interface WholeDealProps {
	option: FinancingOption;
	deal: FinancingDeal;
}

/** How the trade-in, tax and fees lead to what an option costs. */
export function WholeDeal({ option, deal }: WholeDealProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const isLoan = option.type === "loan";
	const figures = optionFigures(option, deal);
	const rows: [label: string, value: string | false][] = [
		[messages.price, formatDollars(locale, deal.vehiclePrice)],
		[messages.tradeIn, formatDollars(locale, figures.tradeInEquity)],
		[messages.salesTax, formatDollars(locale, figures.salesTax)],
		[messages.fees, formatDollars(locale, figures.fees)],
		[messages.amountFinanced, isLoan && formatDollars(locale, figures.amountFinanced)],
		[
			messages.balloonPayment,
			option.balloonPayment !== undefined && formatDollars(locale, option.balloonPayment),
		],
		[messages.dueAtSigning, isLoan && formatDollars(locale, figures.dueAtSigning)],
		[messages.cashBack, figures.cashBack > 0 && formatDollars(locale, figures.cashBack)],
		[messages.totalCost, formatDollars(locale, figures.totalCost)],
	];
	return (
		<section
			className="nev-whole-deal"
			aria-label={`${messages.dealTitle}: ${optionTexts(locale, messages, option).name}`}
		>
			<p className="nev-merits-label">{messages.dealTitle}</p>
			<dl>
				{rows.map(
					([label, value]) =>
						value && (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						),
				)}
			</dl>
		</section>
	);
}
