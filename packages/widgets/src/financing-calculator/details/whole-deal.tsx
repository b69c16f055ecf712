import { type Disclosure, disclosures, type FinancingOption } from "@nev/financing";
import { formatDollars } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { formatRate } from "../deal/amount-text.js";
import type { FinancingDeal } from "../deal/financing-deal.js";
import { optionFigures } from "../deal/option-figures.js";
import { disclosureText, optionTexts } from "../results/option-text.js";
import { useDetails } from "./use-details.js";

/**
 * The down payment to disclose, US dollars: the cash, and the trade-in's value above its debt. Tax and
 * fees are not part of it (12 CFR 1026.2(a)(18) and comment 2(a)(18)-3).
 */
export function statedDownPayment(deal: FinancingDeal): number {
	return deal.downPayment + Math.max(0, deal.tradeInAllowance - deal.tradeInOwed);
}

export interface WholeDealProps {
	option: FinancingOption;
	deal: FinancingDeal;
}

/** An option with the trade-in, tax and fees, and the disclosures for these terms. */
export function WholeDeal({ option, deal }: WholeDealProps) {
	const { messages } = useDetails();
	const { locale } = useNev();
	const isCash = option.type === "cash";
	const figures = optionFigures(option, deal);
	// If the trade-in leaves nothing to finance, there is no loan.
	const isLoan = !isCash && figures.amountFinanced > 0;
	const rows: [label: string, value: string | false][] = [
		[messages.price, formatDollars(locale, deal.vehiclePrice)],
		[messages.tradeIn, formatDollars(locale, figures.tradeInEquity)],
		[messages.salesTax, formatDollars(locale, figures.salesTax)],
		[messages.fees, formatDollars(locale, figures.fees)],
		[messages.amountFinanced, isLoan && formatDollars(locale, figures.amountFinanced)],
		[messages.dueAtSigning, isLoan && formatDollars(locale, figures.dueAtSigning)],
		[messages.cashBack, figures.cashBack > 0 && formatDollars(locale, figures.cashBack)],
		[messages.apr, isLoan && formatRate(locale, option.apr)],
		[messages.wholeDealPayment, isLoan && formatDollars(locale, figures.monthlyPayment)],
		[messages.totalCost, formatDollars(locale, figures.totalCost)],
	];
	const dealDisclosures: readonly Disclosure[] = isLoan
		? disclosures(
				[
					{
						...option,
						monthlyPayment: figures.monthlyPayment,
						downPayment: statedDownPayment(deal),
					},
				],
				{ usage: deal.usage, terms: { [option.id]: ["payment", "rate", "downPayment"] } },
			).filter(({ optionId }) => optionId)
		: [];
	return (
		<section
			className="nev-whole-deal"
			aria-label={`${messages.dealTitle}: ${optionTexts(messages, option).name}`}
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
			{!isCash && !isLoan && <p className="nev-figure-note">{messages.cashNote}</p>}
			{isLoan && (
				<p className="nev-fine-print">
					{dealDisclosures.map((disclosure) => (
						<span key={disclosure.id} data-disclosure={`${disclosure.id}:whole-deal`}>
							{disclosureText(locale, messages, disclosure)}{" "}
						</span>
					))}
				</p>
			)}
		</section>
	);
}
