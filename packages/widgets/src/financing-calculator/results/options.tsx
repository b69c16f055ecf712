import {
	type Disclosure,
	exampleDisclosures,
	type FinancingOption,
	type ShownTerm,
} from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { callHandler } from "../../host-page/call-handler.js";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { compareLimit } from "../../ui/comparison-checkbox.js";
import { Button } from "../../ui/index.js";
import { useCalculator } from "../calculator-context.js";
import type { ApplyHandler } from "../controller.js";
import { loansFor } from "../deal/deal-offers.js";
import type { FinancingDeal } from "../deal/financing-deal.js";
import type { RatesState } from "../rates/rates-state.js";
import { CopyButton } from "./copy-button.js";
import { LazyDetails, WithDetails } from "./lazy-details.js";
import { OptionCard } from "./option-card.js";
import { disclosureText, optionTexts } from "./option-text.js";

export interface OptionsProps {
	deal: FinancingDeal;
	/** The best match first. */
	options: readonly FinancingOption[];
	/** What they were made from. */
	rates: RatesState;
	/** The address of the page with a deal in its fragment. */
	linkTo: (deal: FinancingDeal) => string;
	applyUrl: string | undefined;
	onApply: ApplyHandler | undefined;
}

/** The terms on a card. The rules ignore those that do not apply to an option. */
const shownTerms: readonly ShownTerm[] = [
	"rate",
	"downPayment",
	"payment",
	"numberOfPayments",
	"periodOfRepayment",
	"financeCharge",
	"dueAtSigning",
];

/** The text that screen readers announce when options appear. */
export function Announcement({ options }: Pick<OptionsProps, "options">) {
	const { messages } = useCalculator();
	const { locale } = useNev();
	const [best] = options;
	if (!best) return null;
	const { name } = optionTexts(locale, messages, best);
	return <span>{formatMessage(locale, messages.announced, { count: options.length, name })}</span>;
}

/** The ranked options with their disclosures, the comparison, and the tools for the deal. */
export function Options({ deal, options, rates, linkTo, applyUrl, onApply }: OptionsProps) {
	useSignals();
	const { calculator, messages } = useCalculator();
	const latest = calculator.rates.value;
	const { locale } = useNev();
	const link = linkTo(deal);
	const loans = loansFor(deal, rates);
	const allDisclosures = (rates.disclosures ?? exampleDisclosures)(options, {
		usage: deal.usage,
		terms: Object.fromEntries(options.map(({ id }) => [id, shownTerms])),
		isOfLenders: !!rates.rates,
	});
	return (
		<>
			<p className="nev-results-for" part="result-line">
				{formatMessage(locale, messages.resultsFor, {
					price: formatDollars(locale, deal.vehiclePrice),
					down: formatDollars(locale, deal.downPayment),
					term: formatMessage(locale, messages.months, { count: deal.preferredTerm }),
				})}
			</p>
			{allDisclosures.map(
				(disclosure) =>
					!disclosure.optionId && (
						<p key={disclosure.id} className="nev-estimate" data-disclosure={disclosure.id}>
							{disclosureText(locale, messages, disclosure)}
						</p>
					),
			)}
			<OutOfDateNotice />
			{loans.length === 0 && (latest.rates || latest.status !== "ready") && (
				<WithDetails>{({ RatesNotice }) => <RatesNotice deal={deal} {...latest} />}</WithDetails>
			)}
			<ol className="nev-options" part="list">
				{options.map((option, index) => (
					<li key={option.id}>
						<OptionCard
							option={option}
							deal={deal}
							isBest={index === 0}
							disclosures={allDisclosures.filter(({ optionId }) => optionId === option.id)}
							applyUrl={applyUrl}
							onApply={() => (onApply ? callHandler(() => onApply({ offer: option, deal })) : true)}
						/>
					</li>
				))}
			</ol>
			<ComparedOptions disclosures={allDisclosures} optionCount={options.length} />
			{loans.length > 0 && deal.monthlyBudget > 0 && (
				<LazyDetails
					title={formatMessage(locale, messages.budgetTitle, {
						amount: formatDollars(locale, deal.monthlyBudget),
					})}
				>
					{() => (
						<WithDetails>
							{({ BudgetPrices }) => <BudgetPrices loans={loans} deal={deal} rates={rates} />}
						</WithDetails>
					)}
				</LazyDetails>
			)}
			<div className="nev-deal-tools">
				<CopyButton label={messages.copyLink} copiedLabel={messages.linkCopied} text={() => link} />
				<Button onClick={() => print()}>{messages.print}</Button>
				<p className="nev-field-hint" part="hint">
					{messages.linkHint}
				</p>
			</div>
		</>
	);
}

interface ComparedOptionsProps {
	disclosures: readonly Disclosure[];
	optionCount: number;
}

function ComparedOptions({ disclosures, optionCount }: ComparedOptionsProps) {
	useSignals();
	const { calculator, messages, formId } = useCalculator();
	const { length: count } = calculator.compared.value;
	return (
		<>
			{/* Rendered while empty: screen readers announce only changes of an existing region. */}
			<p id={`${formId}-compare-hint`} className="nev-compare-hint" role="status">
				{count === 1
					? messages.compareHint
					: count === compareLimit && optionCount > compareLimit && messages.compareLimit}
			</p>
			{count > 0 && (
				<WithDetails>
					{({ OptionComparison }) => <OptionComparison disclosures={disclosures} />}
				</WithDetails>
			)}
		</>
	);
}

/** Says that the fields have changed since the results were calculated. */
function OutOfDateNotice() {
	useSignals();
	const { calculator, messages, formId, resultsTitle } = useCalculator();
	return (
		<div className="nev-out-of-date" role="status">
			{calculator.isOutOfDate.value && (
				<>
					<p>{messages.outOfDate}</p>
					<Button type="submit" form={formId} onClick={() => resultsTitle.current?.focus()}>
						{messages.update}
					</Button>
				</>
			)}
		</div>
	);
}
