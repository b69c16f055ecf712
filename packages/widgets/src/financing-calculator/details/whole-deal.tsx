import { type Disclosure, dealFigures, disclosures, type FinancingOption } from "@nev/financing";
import { formatDollars } from "../../messages/index.js";
import { extrasOf, type FinancingDeal } from "../deal/financing-deal.js";
import { disclosureText, optionWords } from "../results/words.js";
import { formatRate } from "../words.js";
import { statedDownPayment } from "./down-payment.js";
import { useDetailsContext } from "./use-details-context.js";

export interface WholeDealProps {
	option: FinancingOption;
	deal: FinancingDeal;
}

/** An option with the trade-in, tax and fees, and what the law wants said of these terms. */
export function WholeDeal({ option, deal }: WholeDealProps) {
	const { messages, locale } = useDetailsContext();
	const isCash = option.type === "cash";
	const figures = dealFigures({
		vehiclePrice: deal.vehiclePrice,
		// Cash pays everything at once.
		downPayment: isCash ? 0 : deal.downPayment,
		apr: option.apr,
		term: option.term || 1,
		...extrasOf(deal),
	});
	// The trade-in may leave nothing to finance, and then there is no loan either.
	const isLoan = !isCash && figures.amountFinanced > 0;
	const due = figures.dueAtSigning + (isLoan ? 0 : figures.amountFinanced);
	const rows: [label: string, value: string | false][] = [
		[messages.price, formatDollars(locale, deal.vehiclePrice)],
		[messages.tradeIn, formatDollars(locale, figures.tradeInEquity)],
		[messages.salesTax, formatDollars(locale, figures.salesTax)],
		[messages.fees, formatDollars(locale, figures.fees)],
		[messages.amountFinanced, isLoan && formatDollars(locale, figures.amountFinanced)],
		[messages.dueAtSigning, isLoan && formatDollars(locale, figures.dueAtSigning)],
		[messages.cashBack, figures.cashBack > 0 && formatDollars(locale, figures.cashBack)],
		[messages.wholeDealPayment, isLoan && formatDollars(locale, figures.monthlyPayment)],
		[messages.apr, isLoan && formatRate(locale, option.apr)],
		[messages.totalCost, formatDollars(locale, isLoan ? figures.totalCost : Math.max(0, due))],
	];
	const told: readonly Disclosure[] = isLoan
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
			aria-label={`${messages.dealTitle}: ${optionWords(messages, option).name}`}
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
					{told.map((one) => (
						<span key={one.id} data-disclosure={`${one.id}:whole-deal`}>
							{disclosureText(messages, locale, one)}{" "}
						</span>
					))}
				</p>
			)}
		</section>
	);
}
