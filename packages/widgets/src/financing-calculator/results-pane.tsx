import { useSignals } from "@preact/signals-react/runtime";
import { type RefObject, useLayoutEffect, useRef } from "react";
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
	const { calculator, messages, headingLevel, loadResults } = useCalculator();
	const results = calculator.results.value;
	const { module } = useLazyModule(loadResults, results.status === "ready");
	const isCalculating = results.status === "calculating" || (results.status === "ready" && !module);
	const title = useRef<HTMLHeadingElement>(null);
	const isShown = results.status === "ready" && module !== undefined;
	useFocusOnResults(results, isShown || results.status === "failed", title);
	const Heading = `h${headingLevel}` as const;
	return (
		<div className="nev-results" aria-busy={isCalculating}>
			<Heading className="nev-calculator-title" ref={title} tabIndex={-1}>
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
						title.current?.focus();
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

/** After a press the focus goes to the results, or to why there are none, unless the visitor has gone somewhere else. */
function useFocusOnResults(
	results: CalculatorResults,
	isShown: boolean,
	title: RefObject<HTMLElement | null>,
): void {
	const wasPressed = useRef(false);
	useLayoutEffect(() => {
		if (results.status === "calculating") wasPressed.current = results.isPressed;
		if (!isShown || !wasPressed.current || !title.current) return;
		wasPressed.current = false;
		const root = title.current.getRootNode() as Document | ShadowRoot;
		const focused = root.activeElement ?? document.activeElement;
		const isElsewhere = focused && focused !== document.body;
		if (!isElsewhere || focused.matches(".nev-calculator-submit")) title.current.focus();
	}, [results, isShown, title]);
}
