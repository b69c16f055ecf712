import { useSignals } from "@preact/signals-react/runtime";
import { useLayoutEffect, useRef } from "react";
import { useLazyModule } from "../hooks/index.js";
import { EmptyPanel, ErrorPanel, SkeletonCards, VisuallyHidden } from "../ui/index.js";
import { useCalculator } from "./calculator-context.js";
import type { CalculatorResults } from "./controller.js";
import type { ResultsProps } from "./lazy-modules.js";

/** The number of skeleton cards while it calculates. */
const skeletonCount = 2;

/** The pane beside the form: a hint, skeletons while it calculates, then the ranked options. */
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
			<Heading className="nev-calculator-title" part="heading" ref={resultsTitle} tabIndex={-1}>
				{messages.resultsTitle}
			</Heading>
			<VisuallyHidden role="status">
				{isCalculating
					? messages.calculating
					: results.status === "ready" && module && <module.Announcement {...results} />}
			</VisuallyHidden>
			{results.status === "idle" && (
				<EmptyPanel title={messages.idleTitle} hint={messages.idleHint} />
			)}
			{results.status === "failed" && (
				<ErrorPanel
					hasFallback
					title={messages.partFailed}
					retryLabel={messages.retry}
					onRetry={() => {
						// The panel is removed, so move the focus to the heading.
						resultsTitle.current?.focus();
						calculator.recommend();
					}}
				/>
			)}
			{isCalculating && (
				<>
					<p className="nev-results-for" part="result-line">
						{messages.calculating}
					</p>
					<SkeletonCards count={skeletonCount} className="nev-options" />
				</>
			)}
			{results.status === "ready" && module && <module.Options {...props} {...results} />}
		</div>
	);
}

/**
 * Moves the focus to the heading when a calculation that the visitor started succeeds or fails,
 * unless they have moved on.
 */
function useFocusOnResults(results: CalculatorResults, isDone: boolean): void {
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
		} else if (isDone && focusedOnSubmit.current) {
			if (focused === focusedOnSubmit.current && !calculator.isOutOfDate.peek()) title.focus();
			focusedOnSubmit.current = undefined;
		}
	}, [calculator, results, isDone, resultsTitle]);
}
