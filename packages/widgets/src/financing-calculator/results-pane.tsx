import { defaultFinancingProfile, recommendExamples } from "@nev/financing";
import { useSignals } from "@preact/signals-react/runtime";
import { useLayoutEffect, useRef } from "react";
import { useNev } from "../provider/index.js";
import { EmptyPanel, SkeletonCards, VisuallyHidden } from "../ui/index.js";
import { useCalculator } from "./calculator-context.js";
import type { CalculatorResults } from "./controller.js";
import { optionTexts } from "./results/option-text.js";
import { Announcement, Options, type OptionsProps } from "./results/options.js";
import { StartingPayment } from "./starting-payment/starting-payment.js";

/** The number of skeleton cards while it calculates. */
const skeletonCount = 2;

/** Every way to pay, all of which are offered to this profile: loans, lease, cash. */
const waysToPay = recommendExamples({
	...defaultFinancingProfile,
	creditScore: 800,
	usage: "business",
}).sort((a, b) => b.type.localeCompare(a.type));

/** What a starting payment assumes of the buyer. */
const assumed = ["creditScore", "downPayment", "preferredTerm"] as const;

/** The pane beside the form: a preview, skeletons while it calculates, then the ranked options. */
export function ResultsPane(props: Omit<OptionsProps, "deal" | "options" | "rates">) {
	useSignals();
	const { calculator, messages, headingLevel, resultsTitle } = useCalculator();
	const results = calculator.results.value;
	useFocusOnResults(results);
	const Heading = `h${headingLevel}` as const;
	return (
		<div className="nev-results">
			<Heading className="nev-calculator-title" part="heading" ref={resultsTitle} tabIndex={-1}>
				{messages.resultsTitle}
			</Heading>
			<VisuallyHidden role="status">
				{/* One child: a text that a browser has translated cannot be removed from beside another. */}
				{results.status === "calculating"
					? messages.calculating
					: results.status === "ready" && (
							// By its key said again for another deal, also in the same words.
							<Announcement key={JSON.stringify(results.deal)} {...results} />
						)}
			</VisuallyHidden>
			{results.status === "idle" && (
				<EmptyPanel title={messages.idleTitle} hint={messages.idleHint}>
					<Preview />
				</EmptyPanel>
			)}
			{results.status === "calculating" && (
				<>
					<p className="nev-results-for" part="result-line">
						{messages.calculating}
					</p>
					<SkeletonCards count={skeletonCount} className="nev-options" />
				</>
			)}
			{results.status === "ready" && <Options {...props} {...results} />}
		</div>
	);
}

/**
 * The ways to pay and whom they suit, and what a loan for the price in the form starts at, until the
 * form says otherwise than that assumes. No results.
 */
function Preview() {
	useSignals();
	const { calculator, messages, messageOverrides } = useCalculator();
	const { locale } = useNev();
	const { status, rates, offered } = calculator.rates.value;
	const { vehiclePrice, ...profile } = calculator.deal.value;
	// Until a dealer's own rates are known there are none to show.
	if (status !== "ready") return null;
	const isAssumed = assumed.every((field) => profile[field] === defaultFinancingProfile[field]);
	return (
		<>
			<div className="nev-merits">
				<ul>
					{[...new Set((offered?.() ?? rates)?.map(({ lender }) => lender))].map((lender) => (
						<li key={lender}>
							<b>{lender}</b>
						</li>
					))}
					{waysToPay
						.filter(({ type }) => !rates || type === "cash")
						.map((option) => {
							const { name, bestFor } = optionTexts(locale, messages, option);
							return (
								<li key={option.id}>
									<b>{name}</b>: {bestFor[0]}
								</li>
							);
						})}
				</ul>
			</div>
			{isAssumed && (
				<StartingPayment price={vehiclePrice} rates={rates} messages={messageOverrides} />
			)}
		</>
	);
}

/**
 * Moves the focus to the heading when a calculation that the visitor started is done, unless
 * they have moved on.
 */
function useFocusOnResults(results: CalculatorResults): void {
	const { calculator, resultsTitle } = useCalculator();
	/** The element that had the focus on submit. Undefined if no submitted calculation is running. */
	const focusedOnSubmit = useRef<Element>(undefined);
	useLayoutEffect(() => {
		const { current: title } = resultsTitle;
		if (!title) return;
		const root = title.getRootNode() as Document | ShadowRoot;
		const focused = root.activeElement ?? document.activeElement ?? document.body;
		if (results.status === "calculating") {
			focusedOnSubmit.current = results.isSubmitted ? focused : undefined;
		} else if (results.status === "ready" && focusedOnSubmit.current) {
			if (focused === focusedOnSubmit.current && !calculator.isOutOfDate.peek()) title.focus();
			focusedOnSubmit.current = undefined;
		}
	}, [calculator, results, resultsTitle]);
}
