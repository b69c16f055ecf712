import { type Disclosure, disclosures, type FinancingOption, type ShownTerm } from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { callHandler } from "../../provider/index.js";
import { Button } from "../../ui/index.js";
import { compareLimit } from "../calculator-state.js";
import type { FinancingDeal } from "../deal/financing-deal.js";
import type { ResultsProps } from "../results-pane.js";
import { DealTools } from "./deal-tools.js";
import { DetailsPart } from "./details-part.js";
import { LazyDetails } from "./lazy-details.js";
import { OptionCard } from "./option-card.js";
import { useResultsContext } from "./use-results-context.js";
import { disclosureText, optionWords } from "./words.js";

/** The terms that each card shows; how many of them an option has is up to the rules. */
const shownTerms: readonly ShownTerm[] = [
	"rate",
	"downPayment",
	"payment",
	"numberOfPayments",
	"periodOfRepayment",
	"financeCharge",
	"dueAtSigning",
];

export interface OptionsProps extends ResultsProps {
	deal: FinancingDeal;
	options: readonly FinancingOption[];
}

/** What is said when options come. */
export function Announcement({ options }: Pick<OptionsProps, "options">) {
	const { messages, locale } = useResultsContext();
	const [best] = options;
	if (!best) return null;
	return formatMessage(locale, messages.announced, {
		count: options.length,
		name: optionWords(messages, best).name,
	});
}

/** The ranked options, what the law wants said of them, and what to do with the deal. */
export function Options({ deal, options, linkTo, applyUrl, onApply }: OptionsProps) {
	const { messages, locale } = useResultsContext();
	const told = disclosures(options, {
		usage: deal.usage,
		terms: Object.fromEntries(options.map(({ id }) => [id, shownTerms])),
	});
	return (
		<>
			<p className="nev-results-for">
				{formatMessage(locale, messages.resultsFor, {
					price: formatDollars(locale, deal.vehiclePrice),
					down: formatDollars(locale, deal.downPayment),
					term: formatMessage(locale, messages.months, { count: deal.preferredTerm }),
				})}
			</p>
			{told.map(
				(one) =>
					!one.optionId && (
						<p key={one.id} className="nev-estimate" data-disclosure={one.id}>
							{disclosureText(messages, locale, one)}
						</p>
					),
			)}
			<OutOfDate />
			<ol className="nev-options">
				{options.map((option, index) => (
					<li key={option.id}>
						<OptionCard
							option={option}
							deal={deal}
							isBest={index === 0}
							disclosures={told.filter(({ optionId }) => optionId === option.id)}
							applyUrl={applyUrl}
							onApply={() => (onApply ? callHandler(() => onApply(option, deal)) : true)}
						/>
					</li>
				))}
			</ol>
			<Compared disclosures={told} optionCount={options.length} />
			{options.some(({ type }) => type === "loan") && deal.monthlyBudget > 0 && (
				<LazyDetails
					title={formatMessage(locale, messages.budgetTitle, {
						amount: formatDollars(locale, deal.monthlyBudget),
					})}
				>
					{() => (
						<DetailsPart>
							{({ BudgetPrices }) => <BudgetPrices options={options} deal={deal} />}
						</DetailsPart>
					)}
				</LazyDetails>
			)}
			<DealTools link={linkTo(deal)} />
		</>
	);
}

interface ComparedProps {
	disclosures: readonly Disclosure[];
	optionCount: number;
}

function Compared({ disclosures, optionCount }: ComparedProps) {
	useSignals();
	const { calculator, messages } = useResultsContext();
	const { length: count } = calculator.compared.value;
	return (
		<>
			{/* There before its words, so that a screen reader reads them. */}
			<p className="nev-compare-hint" role="status">
				{count === 1 && messages.compareHint}
				{count === compareLimit && optionCount > compareLimit && messages.compareLimit}
			</p>
			{count > 0 && (
				<DetailsPart>{({ Comparison }) => <Comparison disclosures={disclosures} />}</DetailsPart>
			)}
		</>
	);
}

/** Says so where the fields hold other answers than the results are for. */
function OutOfDate() {
	useSignals();
	const { calculator, messages, formId, resultsTitle } = useResultsContext();
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
