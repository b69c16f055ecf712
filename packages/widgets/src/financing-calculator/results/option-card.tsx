import { type Disclosure, exceedsBudget, type FinancingOption } from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { ComparisonCheckbox, compareLimit } from "../../ui/comparison-checkbox.js";
import { Button, ButtonLink, Slot } from "../../ui/index.js";
import { useCalculator } from "../calculator-context.js";
import type { ApplyHandler } from "../controller.js";
import { formatRate } from "../deal/amount-text.js";
import { beforeExtras } from "../deal/deal-offers.js";
import { type FinancingDeal, hasExtras } from "../deal/financing-deal.js";
import { optionFigures } from "../deal/option-figures.js";
import { applyLink } from "./apply-link.js";
import { LazyDetails, WithDetails } from "./lazy-details.js";
import { MatchBadge } from "./match-badge.js";
import { disclosureText, loanAmountNote, optionTexts } from "./option-text.js";

export interface OptionCardProps {
	option: FinancingOption;
	deal: FinancingDeal;
	isBest: boolean;
	/** The disclosures of this option. */
	disclosures: readonly Disclosure[];
	applyUrl: string | undefined;
	/** Returns `false` to stay on the page, `true` to open `applyUrl` or show how to apply. */
	onApply: () => ReturnType<ApplyHandler>;
}

/** One way to pay: the payment, the terms with their disclosures, and the actions. */
export function OptionCard(props: OptionCardProps) {
	const { option, deal, isBest } = props;
	const { messages, headingLevel } = useCalculator();
	const { locale } = useNev();
	const id = useId();
	const { name, provider } = optionTexts(locale, messages, option);
	const Heading = `h${headingLevel + 1}` as "h3";
	const isCash = option.type === "cash";
	const dollars = (amount: number) => formatDollars(locale, amount);
	/** A cash purchase has one payment, its total cost. */
	const paymentOf = (paid: FinancingOption) =>
		dollars(isCash ? paid.totalCost : paid.monthlyPayment);
	const before = beforeExtras(option, deal);
	const isLoan = option.type === "loan";
	const figures = optionFigures(option, deal);
	const loanNote = isLoan && loanAmountNote(locale, messages, option, figures.amountFinanced);
	return (
		<article
			className={`nev-option ${isBest ? "nev-option-best" : ""}`}
			part="card"
			aria-labelledby={id}
		>
			{isBest && (
				<p className="nev-recommended" part="badge">
					{messages.recommended}
				</p>
			)}
			<div className="nev-option-top">
				<div>
					<Heading className="nev-option-name" part="card-heading" id={id}>
						{name}
					</Heading>
					{!option.rate && <p className="nev-option-provider">{provider}</p>}
				</div>
				<MatchBadge score={option.score} />
			</div>
			<p className="nev-option-payment" part="price">
				<strong>{paymentOf(option)}</strong> {isCash ? messages.once : messages.aMonth}
				{!isCash && (
					<b>
						{formatMessage(locale, messages.totalOverTerm, {
							total: dollars(option.totalCost),
							term: formatMessage(locale, messages.months, { count: option.term }),
							down: dollars(isLoan ? figures.dueAtSigning : option.downPayment),
						})}
					</b>
				)}
				{option.balloonPayment && (
					<b>
						{formatMessage(locale, messages.balloon, { amount: dollars(option.balloonPayment) })}
					</b>
				)}
				{isCash && figures.cashBack > 0 && (
					<b>
						{messages.cashBack} {dollars(figures.cashBack)}
					</b>
				)}
				{hasExtras(deal) && (
					<small>
						{before
							? formatMessage(locale, messages.beforeExtras, { amount: paymentOf(before) })
							: messages.leavesOut}
					</small>
				)}
			</p>
			{exceedsBudget(option, deal) && (
				<p className="nev-budget-warning">
					<WarningSign />
					<span>
						{formatMessage(locale, messages.budgetWarning, { amount: dollars(deal.monthlyBudget) })}
					</span>
				</p>
			)}
			{loanNote && <p>{loanNote}</p>}
			{!isCash && <Terms {...props} />}
			<Disclosures className="nev-rate-terms" disclosures={props.disclosures.filter(isOfRate)} />
			<FeatureLists option={option} />
			<Disclosures
				className="nev-fine-print"
				disclosures={props.disclosures.filter(
					(disclosure) => disclosure.code !== "lease-rate" && !isOfRate(disclosure),
				)}
			/>
			<Actions {...props} name={name} />
			<LazyDetails title={messages.breakdown}>
				{() => (
					<WithDetails>{({ Breakdown }) => <Breakdown option={option} deal={deal} />}</WithDetails>
				)}
			</LazyDetails>
			<Slot name={`card-footer-${option.id}`} />
		</article>
	);
}

/** The terms in a row. A lease rate has its notice beside it, in the same size. */
function Terms({ option, deal, disclosures }: OptionCardProps) {
	const { messages } = useCalculator();
	const { locale } = useNev();
	const isLease = option.type === "lease";
	const rateNotice = disclosures.find(({ code }) => code === "lease-rate");
	return (
		<dl className="nev-terms">
			{!isLease && <Term label={messages.apr}>{formatRate(locale, option.apr)}</Term>}
			<Term label={messages.term}>
				{formatMessage(locale, messages.months, { count: option.term })}
			</Term>
			<Term
				label={
					isLease
						? messages.dueAtSigning
						: option.downPayment > deal.downPayment
							? messages.downWithTradeIn
							: messages.downPayment
				}
			>
				{formatDollars(locale, option.downPayment)}
			</Term>
			{rateNotice && (
				<Term label={messages.leaseRate} isWide>
					{formatRate(locale, option.apr)}.{" "}
					<span data-disclosure={rateNotice.id}>
						{disclosureText(locale, messages, rateNotice)}
					</span>
				</Term>
			)}
		</dl>
	);
}

interface TermProps {
	label: string;
	isWide?: boolean;
	children: ReactNode;
}

function Term({ label, isWide = false, children }: TermProps) {
	return (
		<div className={isWide ? "nev-term-wide" : undefined}>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** The features of an option, and whom it suits. */
function FeatureLists({ option }: { option: FinancingOption }) {
	const { messages } = useCalculator();
	const { locale } = useNev();
	const { features, bestFor } = optionTexts(locale, messages, option);
	return (
		<div className="nev-merits">
			{[[messages.features, features] as const, [messages.bestFor, bestFor] as const].map(
				([label, items]) => (
					<div key={label}>
						<p className="nev-merits-label">{label}</p>
						<ul aria-label={label}>
							{items.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</div>
				),
			)}
		</div>
	);
}

/** Whether a disclosure is about whom a lender's rate is for: as readable as the rate. */
const isOfRate = ({ code }: Disclosure) => code === "conditions" || code === "ends-on";

interface DisclosuresProps {
	className: string;
	disclosures: readonly Disclosure[];
}

/** Disclosures that the law requires wherever the terms are shown. */
function Disclosures({ className, disclosures }: DisclosuresProps) {
	const { messages } = useCalculator();
	const { locale } = useNev();
	if (disclosures.length === 0) return null;
	return (
		<p className={className}>
			{disclosures.map((disclosure) => (
				<span key={disclosure.id} data-disclosure={disclosure.id}>
					{disclosureText(locale, messages, disclosure)}{" "}
				</span>
			))}
		</p>
	);
}

function Actions({
	option,
	deal,
	isBest,
	applyUrl,
	onApply,
	name,
}: OptionCardProps & { name: string }) {
	useSignals();
	const { calculator, messages, formId } = useCalculator();
	const { locale } = useNev();
	const [isHintShown, setIsHintShown] = useState(false);
	const compared = calculator.compared.value;
	const isCompared = compared.some(({ id }) => id === option.id);
	const label = formatMessage(locale, messages.applyName, { name });
	// Only the best option has a primary button.
	const variant = isBest ? "primary" : "secondary";
	return (
		<div className="nev-option-actions">
			{applyUrl ? (
				<ButtonLink
					variant={variant}
					href={applyLink(applyUrl, option.id, deal)}
					aria-label={label}
					onClick={(event) => {
						if (onApply() === false) event.preventDefault();
					}}
				>
					{messages.apply}
				</ButtonLink>
			) : (
				<Button
					variant={variant}
					aria-label={label}
					onClick={() => setIsHintShown(onApply() === true)}
				>
					{messages.apply}
				</Button>
			)}
			<ComparisonCheckbox
				className="nev-check"
				text={messages.compare}
				name={formatMessage(locale, messages.compareName, { name })}
				isCompared={isCompared}
				isFull={compared.length === compareLimit}
				limitId={`${formId}-compare-hint`}
				onToggle={() => calculator.toggleCompared(option.id)}
			/>
			{isCompared && compared.length > 1 && (
				<Button variant="quiet" onClick={focusComparison}>
					{messages.showComparison}
				</Button>
			)}
			<p className="nev-apply-hint" role="status">
				{isHintShown && messages.applyHint}
			</p>
		</div>
	);
}

/** Moves the focus to the comparison, which is below all cards. */
function focusComparison({ currentTarget }: MouseEvent<HTMLElement>): void {
	currentTarget
		.closest(".nev-results")
		?.querySelector<HTMLElement>(".nev-side-by-side [tabindex]")
		?.focus();
}

/** A triangular warning sign. */
function WarningSign() {
	return (
		<svg viewBox="0 0 24 22" aria-hidden="true" className="nev-warning-sign">
			<path d="M12 1.5 23 20.5H1Z" />
			<path d="M12 8v6m0 2.4v.2" />
		</svg>
	);
}
