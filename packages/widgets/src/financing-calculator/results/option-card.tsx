import { budgetWarning, type Disclosure, type FinancingOption } from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { Button, ButtonLink } from "../../ui/index.js";
import { compareLimit } from "../calculator-state.js";
import { type FinancingDeal, hasExtras } from "../deal/financing-deal.js";
import { linkToApply } from "../deal/page-link.js";
import { formatRate } from "../words.js";
import { DetailsPart } from "./details-part.js";
import { LazyDetails } from "./lazy-details.js";
import { MatchBadge } from "./match-badge.js";
import { useResultsContext } from "./use-results-context.js";
import { disclosureText, optionWords } from "./words.js";

export interface OptionCardProps {
	option: FinancingOption;
	deal: FinancingDeal;
	isBest: boolean;
	/** Those of this option. */
	disclosures: readonly Disclosure[];
	applyUrl: string | undefined;
	/** `false` keeps the visitor on the page; `true` goes on. */
	// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing is the usual one
	onApply: () => boolean | void;
}

/** One way to pay: its payment, its terms with what the law wants said of them, and what to do. */
export function OptionCard(props: OptionCardProps) {
	const { option, deal, isBest } = props;
	const { messages, locale, headingLevel } = useResultsContext();
	const id = useId();
	const { name, provider } = optionWords(messages, option);
	const Heading = `h${headingLevel + 1}` as "h3";
	const isCash = option.type === "cash";
	const warning = budgetWarning(option, deal);
	return (
		<article className={`nev-option ${isBest ? "nev-option-best" : ""}`} aria-labelledby={id}>
			{isBest && <p className="nev-recommended">{messages.recommended}</p>}
			<div className="nev-option-top">
				<div>
					<Heading className="nev-option-name" id={id}>
						{name}
					</Heading>
					<p className="nev-option-provider">{provider}</p>
				</div>
				<MatchBadge score={option.score} />
			</div>
			<p className="nev-option-payment">
				<strong>{formatDollars(locale, isCash ? option.totalCost : option.monthlyPayment)}</strong>{" "}
				{isCash ? messages.once : messages.aMonth}
				{hasExtras(deal) && <small>{messages.leavesOut}</small>}
			</p>
			{warning && (
				<p className="nev-budget-warning">
					<WarningSign />
					{formatMessage(locale, messages.budgetWarning, {
						amount: formatDollars(locale, warning.amount),
					})}
				</p>
			)}
			{!isCash && <Terms {...props} />}
			<Merits option={option} />
			<FinePrint disclosures={props.disclosures} />
			<Actions {...props} name={name} />
			<LazyDetails title={messages.breakdown}>
				{() => (
					<DetailsPart>{({ Breakdown }) => <Breakdown option={option} deal={deal} />}</DetailsPart>
				)}
			</LazyDetails>
		</article>
	);
}

/** The terms side by side; a lease's percentage carries its sentence, in the same size. */
function Terms({ option, disclosures }: OptionCardProps) {
	const { messages, locale } = useResultsContext();
	const isLease = option.type === "lease";
	const rateNotice = disclosures.find(({ code }) => code === "lease-rate");
	return (
		<dl className="nev-terms">
			{!isLease && <Term label={messages.apr}>{formatRate(locale, option.apr)}</Term>}
			<Term label={messages.term}>
				{formatMessage(locale, messages.months, { count: option.term })}
			</Term>
			<Term label={isLease ? messages.dueAtSigning : messages.downPayment}>
				{formatDollars(locale, option.downPayment)}
			</Term>
			<Term label={messages.totalCost}>{formatDollars(locale, option.totalCost)}</Term>
			{rateNotice && (
				<Term label={messages.leaseRate} isWide>
					{formatRate(locale, option.apr)}.{" "}
					<span data-disclosure={rateNotice.id}>
						{disclosureText(messages, locale, rateNotice)}
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

function Merits({ option }: { option: FinancingOption }) {
	const { messages } = useResultsContext();
	const { features, bestFor } = optionWords(messages, option);
	return (
		<div className="nev-merits">
			{[[messages.features, features] as const, [messages.bestFor, bestFor] as const].map(
				([label, merits]) => (
					<div key={label}>
						<p className="nev-merits-label">{label}</p>
						<ul aria-label={label}>
							{merits.map((merit) => (
								<li key={merit}>{merit}</li>
							))}
						</ul>
					</div>
				),
			)}
		</div>
	);
}

/** What the law wants said wherever the terms are seen. */
function FinePrint({ disclosures }: { disclosures: readonly Disclosure[] }) {
	const { messages, locale } = useResultsContext();
	const below = disclosures.filter(({ code }) => code !== "lease-rate");
	if (below.length === 0) return null;
	return (
		<p className="nev-fine-print">
			{below.map((one) => (
				<span key={one.id} data-disclosure={one.id}>
					{disclosureText(messages, locale, one)}{" "}
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
	const { calculator, messages, locale } = useResultsContext();
	const [needsHint, setNeedsHint] = useState(false);
	const compared = calculator.compared.value;
	const isCompared = compared.some(({ id }) => id === option.id);
	const label = formatMessage(locale, messages.applyName, { name });
	// One of them all is the one to press.
	const variant = isBest ? "primary" : "secondary";
	return (
		<div className="nev-option-actions">
			{applyUrl ? (
				<ButtonLink
					variant={variant}
					href={linkToApply(applyUrl, option.id, deal)}
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
					onClick={() => setNeedsHint(onApply() === true)}
				>
					{messages.apply}
				</Button>
			)}
			<label className="nev-check">
				<input
					type="checkbox"
					checked={isCompared}
					disabled={!isCompared && compared.length === compareLimit}
					aria-label={formatMessage(locale, messages.compareName, { name })}
					onChange={() => calculator.toggleCompared(option.id)}
				/>
				{messages.compare}
			</label>
			{isCompared && compared.length > 1 && (
				<Button variant="quiet" onClick={goToComparison}>
					{messages.showComparison}
				</Button>
			)}
			<p className="nev-apply-hint" role="status">
				{needsHint && messages.applyHint}
			</p>
		</div>
	);
}

/** To the table, which stands below all cards. */
function goToComparison({ currentTarget }: MouseEvent<HTMLElement>): void {
	currentTarget
		.closest(".nev-results")
		?.querySelector<HTMLElement>(".nev-side-by-side [tabindex]")
		?.focus();
}

/** A road sign's triangle. */
function WarningSign() {
	return (
		<svg viewBox="0 0 24 22" aria-hidden="true" className="nev-warning-sign">
			<path d="M12 1.5 23 20.5H1Z" />
			<path d="M12 8v6m0 2.4v.2" />
		</svg>
	);
}
