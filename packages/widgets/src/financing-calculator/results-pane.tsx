import { useSignals } from "@preact/signals-react/runtime";
import { useLayoutEffect, useRef } from "react";
import { useLazyModule } from "../hooks/index.js";
import { EmptyPanel, ErrorPanel, SkeletonCards, VisuallyHidden } from "../ui/index.js";
import { useCalculator } from "./calculator-context.js";
import type { CalculatorResults } from "./calculator-state.js";
import type { FinancingDeal } from "./deal/financing-deal.js";
import type { FinancingCalculatorProps } from "./financing-calculator.js";

/** How many grey cards stand there while it calculates. */
const skeletonCount = 2;

export interface ResultsProps extends Pick<FinancingCalculatorProps, "applyUrl" | "onApply"> {
	linkTo: (deal: FinancingDeal) => string;
}

/** What stands beside the form: nothing yet, a moment of calculating, the ranked options. */
export function ResultsPane(props: ResultsProps) {
	useSignals();
	const { calculator, messages, headingLevel, resultsTitle, loadResults } = useCalculator();
	const results = calculator.results.value;
	const { module } = useLazyModule(loadResults, results.status === "ready");
	const isCalculating = results.status === "calculating" || (results.status === "ready" && !module);
	const isShown = results.status === "ready" && module !== undefined;
	useFocusOnResults(results, isShown || results.status === "failed");
	const Heading = `h${headingLevel}` as const;
	return (
		<div className="nev-results">
			<Heading className="nev-calculator-title" ref={resultsTitle} tabIndex={-1}>
				{messages.resultsTitle}
			</Heading>
			<VisuallyHidden role="status">
				{isCalculating && messages.calculating}
				{results.status === "ready" && module && <module.Announcement {...results} />}
			</VisuallyHidden>
			{results.status === "idle" && (
				<EmptyPanel title={messages.idleTitle} hint={messages.idleHint} />
			)}
			{results.status === "failed" && (
				<ErrorPanel
					title={messages.partFailed}
					retryLabel={messages.retry}
					onRetry={() => {
						// The panel goes, and the focus must not go with it.
						resultsTitle.current?.focus();
						calculator.recommend();
					}}
				/>
			)}
			{isCalculating && (
				<>
					<p className="nev-results-for">{messages.calculating}</p>
					<SkeletonCards count={skeletonCount} className="nev-options" />
				</>
			)}
			{results.status === "ready" && module && <module.Options {...props} {...results} />}
		</div>
	);
}

/** After a press the focus goes to the results, or to why there are none, unless the visitor has gone on. */
function useFocusOnResults(results: CalculatorResults, isShown: boolean): void {
	const { calculator, resultsTitle } = useCalculator();
	/** What had the focus at the press; undefined where there was none. */
	const pressed = useRef<Element>(undefined);
	useLayoutEffect(() => {
		const { current: title } = resultsTitle;
		if (!title) return;
		const root = title.getRootNode() as Document | ShadowRoot;
		const focused = root.activeElement ?? document.activeElement ?? document.body;
		if (results.status === "calculating") {
			pressed.current = results.isPressed ? focused : undefined;
		} else if (isShown && pressed.current) {
			// A button that is disabled meanwhile loses the focus; a field that is typed into keeps it.
			const isWaiting = focused === document.body || focused === pressed.current;
			if (isWaiting && !calculator.isOutOfDate.peek()) title.focus();
			pressed.current = undefined;
		}
	}, [calculator, results, isShown, resultsTitle]);
}
